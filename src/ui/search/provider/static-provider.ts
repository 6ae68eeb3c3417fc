import type { SearchProvider } from './search-provider.ts';
import type { IndexConfig, WorkerRequest, WorkerResponse } from './worker-messages.ts';

/** The part of the worker interface used here. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'addEventListener'>;

/**
 * Searches the site's own index in a worker, so that typing stays smooth for any index size. A search listens for its
 * response until its signal aborts, which the next one sees to.
 */
export function createStaticProvider(options: {
  config: IndexConfig;
  createWorker: () => SearchWorker;
}): SearchProvider {
  const { config, createWorker } = options;
  let worker: SearchWorker | undefined;
  let lastId = 0;

  const send = (message: WorkerRequest): SearchWorker => {
    if (!worker) {
      worker = createWorker();
      // A worker whose code fails to load reports nothing else; the next query starts another.
      worker.addEventListener('error', () => {
        worker = undefined;
      });
      worker.postMessage({ type: 'start', config } satisfies WorkerRequest);
    }
    worker.postMessage(message);
    return worker;
  };

  return {
    search: ({ signal, ...request }) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        const asked = send({ type: 'search', id, request });
        const onMessage = ({ data }: MessageEvent<WorkerResponse>) => {
          if (data.id !== id) return;
          if (data.error === undefined) resolve(data.response);
          else reject(new Error(data.error));
        };
        asked.addEventListener('message', onMessage, { signal });
        asked.addEventListener('error', reject, { signal });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    prepare: (facets) => void send({ type: 'prepare', facets }),
  };
}
