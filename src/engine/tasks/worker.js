// Entry of every worker thread: loads TypeScript, then the task module.
import { workerData } from 'node:worker_threads';
import { registerTypeScript } from '../typescript-loader.js';

registerTypeScript();
const [, { module, data }] = workerData;
/** @type {Promise<{ run?: (input: unknown) => Promise<unknown>, error?: Error }>} */
const started = import(module)
  .then(({ createTask }) => createTask(data))
  .then((run) => ({ run }))
  .catch((error) => ({ error }));

/**
 * Does a task. A module that fails to load is returned as a result, because a thread that crashes on start would be
 * restarted forever.
 *
 * @param {unknown} input undefined only asks whether the thread has started
 * @returns {Promise<{ output: unknown } | { startError: string }>}
 */
// biome-ignore lint/style/noDefaultExport: the thread pool calls the default export
export default async (input) => {
  const { run, error } = await started;
  if (!run) return { startError: String(error?.message ?? error) };
  return { output: input === undefined ? undefined : await run(input) };
};
