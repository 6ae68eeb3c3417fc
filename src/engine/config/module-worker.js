// Entry of the thread in which data modules are evaluated. It is plain JavaScript because a thread that first has to
// load TypeScript support starts in 105 ms instead of 25.
import { inspect } from 'node:util';
import { parentPort } from 'node:worker_threads';
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';
import { findUnportable } from './find-unportable.js';
import { createTrackedProcess } from './tracked-process.js';

/** @import { ModuleEvaluator } from 'vite/module-runner' */
/** @import { OwnerMessage, RunnerAnswer, ThreadMessage } from './module-thread.ts' */

/** @type {Map<number, (answer: RunnerAnswer) => void>} */
const questions = new Map();
let asked = 0;

const { watch } = createTrackedProcess((name) => say({ kind: 'reads', name }));
const runner = new ModuleRunner(
  {
    hmr: false,
    transport: {
      invoke: (question) =>
        new Promise((resolve) => {
          asked += 1;
          questions.set(asked, resolve);
          say({ kind: 'asks', id: asked, question });
        }),
    },
  },
  announced(watch(new ESModulesEvaluator())),
);

parentPort?.on('message', (/** @type {OwnerMessage} */ message) => {
  if ('evaluate' in message) return evaluate(message.evaluate);
  questions.get(message.id)?.(message.answer);
  questions.delete(message.id);
});

/** @param {string} file */
async function evaluate(file) {
  try {
    const { default: value } = await runner.import(file);
    const found = findUnportable(value);
    if (found) throw new Error(`${found.path} is ${found.what}`);
    say({ kind: 'evaluated', value });
  } catch (error) {
    say({ kind: 'failed', ...describeError(error) });
  }
}

/** @param {ThreadMessage} message */
function say(message) {
  parentPort?.postMessage(message);
}

/**
 * Says which module is at work, for the case that it never ends.
 *
 * @param {ModuleEvaluator} evaluator
 * @returns {ModuleEvaluator}
 */
function announced(evaluator) {
  /** @type {<T>(file: string, work: () => Promise<T>) => Promise<T>} */
  const around = async (file, work) => {
    say({ kind: 'begins', file });
    try {
      return await work();
    } finally {
      say({ kind: 'ends', file });
    }
  };
  return {
    startOffset: evaluator.startOffset ?? 0,
    runInlinedModule: (context, code, module) =>
      around(module.file, () => evaluator.runInlinedModule(context, code, module)),
    runExternalModule: (file) => around(file, () => evaluator.runExternalModule(file)),
  };
}

/**
 * As `messageOf` says it, which is in TypeScript.
 *
 * @param {unknown} thrown
 */
function describeThrown(thrown) {
  return typeof thrown === 'string'
    ? thrown
    : `${inspect(thrown)} was thrown, which is not an error`;
}

/**
 * Errors lose what they carry on their way out of a thread.
 *
 * @param {unknown} error
 */
function describeError(error) {
  if (!(error instanceof Error)) return { message: describeThrown(error), details: {} };
  const id = 'id' in error && typeof error.id === 'string' ? { id: error.id } : {};
  return { message: error.message, details: { stack: error.stack ?? '', ...id } };
}
