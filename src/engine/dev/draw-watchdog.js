// Entry of the thread that watches rendering, because it can still report when a page is in a loop. Plain JavaScript
// for the same reason as `config/module-worker.js`.
import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** @import { Drawing, WatchdogData } from './draw-watch.ts' */

/** @type {WatchdogData} */
const { beat, timeout } = workerData;
const beats = new Int32Array(beat);

/** Time between two looks, in milliseconds. */
const turn = timeout / 10;

/** @type {Map<number, Drawing>} */
const open = new Map();
let lastBeat = -1;
/** Time that the thread has been busy, in milliseconds. */
let time = 0;
let computed = computingTime();
let isTold = false;

parentPort?.on('message', (/** @type {{ id: number, drawing?: Drawing }} */ { id, drawing }) => {
  if (drawing) open.set(id, drawing);
  else open.delete(id);
});

setInterval(() => {
  const now = Atomics.load(beats, 0);
  const last = [...open.values()].at(-1);
  const before = computed;
  computed = computingTime();
  if (now !== lastBeat || !last) {
    lastBeat = now;
    time = 0;
    isTold = false;
    return;
  }
  // A loop computes all the time. A process that was stopped, or hardly gets to run on a busy machine, does not. A page
  // that blocks without computing is detected too, only later.
  time += Math.max(turn / 10, Math.min(turn, computed - before));
  if (time > timeout && !isTold) {
    isTold = true;
    say(`error The page ${last.path} has kept the dev server busy for ${seconds(timeout)} seconds, so the server cannot respond. server-stuck
  at ${last.file}
  The page, or a component on it, is in an endless loop. The server will end in ${seconds(timeout * 2)} seconds: fix the loop and start the server again.`);
  }
  if (time > timeout * 3) {
    say(
      `The dev server has ended, because ${last.file} never finished. Fix the loop, then run: npm run dev`,
    );
    // A process in a loop handles no other signal, not even Ctrl+C.
    process.kill(process.pid, 'SIGKILL');
  }
}, turn);

parentPort?.postMessage('ready');

/** Time that the process has computed, in milliseconds. */
function computingTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return milliseconds / 1000;
}

/** @param {string} text */
function say(text) {
  // Output through the streams of a thread waits for the main thread.
  writeSync(2, `${text}\n`);
}
