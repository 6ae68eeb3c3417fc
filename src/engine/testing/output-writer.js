// Writes the sites that it receives, one after the other, until it is killed, or kills itself instead of taking a
// certain step of a swap; used by the test of `writeOutput`.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { registerTypeScript } from '../typescript-loader.js';

let stepsLeft = Number.POSITIVE_INFINITY;
const { renameSync, rmSync } = fs;
/** @param {() => void} step */
function take(step) {
  if (stepsLeft === 0) process.kill(process.pid, 'SIGKILL');
  stepsLeft -= 1;
  step();
}
fs.renameSync = (from, to) => take(() => renameSync(from, to));
fs.rmSync = (path, options) => take(() => rmSync(path, options));
syncBuiltinESMExports();

registerTypeScript();
const { writeOutput } = await import('../writing/write-output.ts');

process.once('message', async ({ dir, sites, steps }) => {
  stepsLeft = steps ?? stepsLeft;
  for (let next = 0; ; next += 1) {
    const writing = writeOutput({ dir, files: new Map(sites[next % sites.length]) });
    process.send?.('writing');
    await writing;
  }
});
