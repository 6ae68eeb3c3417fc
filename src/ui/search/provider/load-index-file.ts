import { type SearchIndexFile, unpackIndexFile } from '#shared/search/search-index-file.ts';

/** A connection that sends nothing for this long counts as lost, so that the other files can answer. */
const MAX_SILENCE_MS = 8000;

/** Starts the wait of a file that is loading anew. */
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
    return unpackIndexFile(JSON.parse(await readText(response, restartAll)));
  } finally {
    loading.delete(waitAnew);
    clearTimeout(timer);
  }
}

function restartAll(): void {
  for (const waitAnew of loading) waitAnew();
}

/** @param onChunk called whenever a part arrives */
async function readText({ body }: Response, onChunk: () => void): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  // Firefox prints an error when a stream that it pipes is aborted.
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    onChunk();
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
