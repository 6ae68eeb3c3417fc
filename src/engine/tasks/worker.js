// Entry of every worker thread: loads TypeScript, then the module that does the tasks.
import { workerData } from 'node:worker_threads';
import { registerTypeScript } from '../typescript-loader.js';

registerTypeScript();
const [, { module, data }] = workerData;
const { createTask } = await import(module);

// biome-ignore lint/style/noDefaultExport: the thread pool calls the default export
export default await createTask(data);
