#!/usr/bin/env node
import { registerTypeScript } from '../src/engine/typescript-loader.js';

registerTypeScript();
const { runCli } = await import('../src/engine/cli/run-cli.ts');
process.exitCode = await runCli(process.argv);
