import { createStaticSearch } from '#shared/search/static-search.ts';
import { countText } from '../screens/count-text.ts';
import { loadIndexFile } from './load-index-file.ts';
import { createOwnIndex, type OwnIndex } from './own-index.ts';
import type { WorkerRequest, WorkerResponse } from './worker-messages.ts';

let index: OwnIndex | undefined;

// The first count in words loads the language's rules, once for the page and its workers. Here, no key waits for that.
countText(0);

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'start') {
    const { files, synonyms } = data.config;
    const messages = STRINGS.search.groups.messages;
    index = createOwnIndex({
      files,
      baseUrl: import.meta.env.BASE_URL,
      engine: createStaticSearch({ load: loadIndexFile, synonyms, messages }),
    });
    return;
  }
  if (data.type === 'prepare') {
    // Errors are reported to the query that needs it.
    await index?.prepare(data.facets).catch(() => {});
    return;
  }
  const { id, request } = data;
  try {
    const response = await index?.search(request);
    if (response) postMessage({ id, response } satisfies WorkerResponse);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    postMessage({ id, error: message } satisfies WorkerResponse);
  }
});
