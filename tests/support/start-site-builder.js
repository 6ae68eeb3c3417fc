import { registerTypeScript } from '../../src/engine/typescript-loader.js';

registerTypeScript();
const { serveSiteBuilder } = await import('./site-builder.ts');
const { port } = await serveSiteBuilder();
// The parent process waits for this line; `console.log` may color a number.
process.stdout.write(`${port}\n`);
