import { createStaticSearch } from '#shared/search/static-search.ts';
import type { WorkerRequest, WorkerResponse } from './worker-messages.ts';

const { search, prepare } = createStaticSearch({
  async load(file) {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${file} answered with status ${response.status}.`);
    return response.json();
  },
});

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    if (data.type === 'prepare') return await prepare(data.request);
    const response = await search(data.request);
    postMessage({ id: data.id, response } satisfies WorkerResponse);
  } catch (error) {
    if (data.type === 'prepare') return;
    const message = error instanceof Error ? error.message : String(error);
    postMessage({ id: data.id, error: message } satisfies WorkerResponse);
  }
});
