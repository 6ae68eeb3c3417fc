import { searchLimits } from '#shared/limits.ts';
import { type SearchIndexFile, unpackIndexFile } from '#shared/search/search-index-file.ts';
import { requireOk } from '../../primitives/require-ok.ts';

/** Restarts the wait of each file that is loading. */
const loading = new Set<() => void>();

/**
 * Fetches one file of the index, or gives it up, so that the other files can answer. A slow network may take as long as
 * it needs, as long as something arrives: of any file, because many servers send files one after the other.
 */
export async function loadIndexFile(file: string): Promise<SearchIndexFile> {
  const leaving = new AbortController();
  const giveUp = () => leaving.abort(new Error(`${file} stopped arriving.`));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, searchLimits.lostAfter);
  };
  wait();
  loading.add(wait);
  try {
    const response = await fetch(file, { signal: leaving.signal });
    requireOk(response, file);
    return unpackIndexFile(JSON.parse(await readText(response)));
  } finally {
    loading.delete(wait);
    clearTimeout(timer);
  }
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  // Firefox prints an error when a stream that it pipes is aborted.
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    for (const wait of loading) wait();
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
