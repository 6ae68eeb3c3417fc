#!/usr/bin/env node
// The engine is TypeScript; Node 20 needs a loader for it.
import { register } from 'tsx/esm/api';

register();
const { runCli } = await import('../src/engine/cli/run-cli.ts');
process.exitCode = await runCli(process.argv);
