import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { SearchProvider } from './search-provider.ts';
import type { IndexConfig, WorkerRequest, WorkerResponse } from './worker-messages.ts';

/** The part of the worker interface used here. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'addEventListener'>;

/** A caller that waits for a response of the worker. */
interface Waiting {
  resolve: (response: SearchResponse) => void;
  reject: (reason: unknown) => void;
}

/** Searches the site's own index in a worker, so that typing stays smooth for any index size. */
export function createStaticProvider(options: {
  config: IndexConfig;
  createWorker: () => SearchWorker;
}): SearchProvider {
  const { config, createWorker } = options;
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | undefined;
  let lastId = 0;

  const start = (): SearchWorker => {
    const started = createWorker();
    started.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
      const { id } = data;
      if (data.error === undefined) waiting.get(id)?.resolve(data.response);
      else waiting.get(id)?.reject(new Error(data.error));
      waiting.delete(id);
    });
    // A worker whose code fails to load reports nothing else; the next query starts another.
    started.addEventListener('error', () => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(new Error('No worker'));
      waiting.clear();
    });
    started.postMessage({ type: 'start', config } satisfies WorkerRequest);
    return started;
  };
  const send = (message: WorkerRequest) => {
    worker ??= start();
    worker.postMessage(message);
  };

  return {
    search: ({ signal, ...request }) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        waiting.set(id, { resolve, reject });
        signal.addEventListener('abort', () => {
          waiting.delete(id);
          reject(signal.reason);
        });
        send({ type: 'search', id, request });
      }),
    prepare: (facets) => send({ type: 'prepare', facets }),
  };
}
