// Writes the sites that it receives, one after the other, until it is killed; used by the test of `writeOutput`.
import { registerTypeScript } from '../typescript-loader.js';

registerTypeScript();
const { writeOutput } = await import('../writing/write-output.ts');

process.once('message', async ({ dir, sites }) => {
  for (let next = 0; ; next += 1) {
    const writing = writeOutput({ dir, files: new Map(sites[next % sites.length]) });
    process.send?.('writing');
    await writing;
  }
});
