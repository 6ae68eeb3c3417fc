import { registerTypeScript } from '../../src/engine/typescript-loader.js';

registerTypeScript();
const { serveSiteBuilder } = await import('./site-builder.ts');
const { port } = await serveSiteBuilder();
// Whoever has started this process waits for the line; `console.log` may color a number.
process.stdout.write(`${port}\n`);
