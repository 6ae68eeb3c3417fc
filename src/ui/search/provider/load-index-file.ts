import { type SearchIndexFile, unpackIndexFile } from '#shared/search/search-index-file.ts';

/** A connection that sends nothing for this long counts as lost, so that the other files can answer. */
const MAX_SILENCE_MS = 8000;

/** Fetches one file of the index. A slow network may take as long as it needs, as long as something arrives. */
export async function loadIndexFile(file: string): Promise<SearchIndexFile> {
  const leaving = new AbortController();
  const giveUp = () => leaving.abort(new Error(`${file} stopped arriving.`));
  let timer = setTimeout(giveUp, MAX_SILENCE_MS);
  try {
    const response = await fetch(file, { signal: leaving.signal });
    if (!response.ok) throw new Error(`${file} responded with status ${response.status}.`);
    const listen = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        clearTimeout(timer);
        timer = setTimeout(giveUp, MAX_SILENCE_MS);
        controller.enqueue(chunk);
      },
    });
    return unpackIndexFile(await new Response(response.body?.pipeThrough(listen)).json());
  } finally {
    clearTimeout(timer);
  }
}
