import { type SearchIndexFile, unpackIndexFile } from '#shared/search/search-index-file.ts';

/** A connection that sends nothing for this long counts as lost, so that the other files can answer. */
const MAX_SILENCE_MS = 8000;

/** Starts the wait of each file that is loading anew. */
const loading = new Set<() => void>();

/**
 * Fetches one file of the index. A slow network may take as long as it needs, as long as something arrives: of any
 * file, because many servers send files one after the other.
 */
export async function loadIndexFile(file: string): Promise<SearchIndexFile> {
  const leaving = new AbortController();
  const giveUp = () => leaving.abort(new Error(`${file} stopped arriving.`));
  let timer = setTimeout(giveUp, MAX_SILENCE_MS);
  const waitAnew = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, MAX_SILENCE_MS);
  };
  loading.add(waitAnew);
  try {
    const response = await fetch(file, { signal: leaving.signal });
    if (!response.ok) throw new Error(`${file} responded with status ${response.status}.`);
    const listen = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        for (const restart of loading) restart();
        controller.enqueue(chunk);
      },
    });
    return unpackIndexFile(await new Response(response.body?.pipeThrough(listen)).json());
  } finally {
    loading.delete(waitAnew);
    clearTimeout(timer);
  }
}
