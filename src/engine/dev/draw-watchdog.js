// Entry of the thread that watches rendering, because it can still report when a page is in a loop. Plain JavaScript
// for the same reason as `config/module-worker.js`.
import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** @import { Drawing, WatchdogData } from './draw-watch.ts' */

/** @type {WatchdogData} */
const { beat, patience } = workerData;
const beats = new Int32Array(beat);

/** @type {Map<number, Drawing>} */
const open = new Map();
let lastBeat = -1;
let since = performance.now();
let isTold = false;

parentPort?.on('message', (/** @type {{ id: number, drawing?: Drawing }} */ { id, drawing }) => {
  if (drawing) open.set(id, drawing);
  else open.delete(id);
});

setInterval(() => {
  const now = Atomics.load(beats, 0);
  const last = [...open.values()].at(-1);
  if (now !== lastBeat || !last) {
    lastBeat = now;
    since = performance.now();
    isTold = false;
    return;
  }
  const time = performance.now() - since;
  if (time > patience && !isTold) {
    isTold = true;
    say(`error The page ${last.path} has kept the dev server busy for ${seconds(patience)} seconds: it answers nobody. server-stuck
  at ${last.file}
  The page, or a component that it shows, is in a loop. If it goes on, the server ends in ${seconds(patience * 2)} seconds: mend the loop and start it again.`);
  }
  if (time > patience * 3) {
    say(
      `The dev server has ended, because ${last.file} did not. Mend it, then run it again: npm run dev`,
    );
    // A process in a loop handles no other signal, not even Ctrl+C.
    process.kill(process.pid, 'SIGKILL');
  }
}, patience / 10);

parentPort?.postMessage('ready');

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return milliseconds / 1000;
}

/** @param {string} text */
function say(text) {
  // Output through the streams of a thread waits for the main thread.
  writeSync(2, `${text}\n`);
}
