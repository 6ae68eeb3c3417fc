import type { SampleFile } from '#shared/mdx-components.ts';
import { fill } from '#shared/strings/fill.ts';

/** Version of the format; later ones may pack differently. */
const PREFIX = '#code/1/';

/** Maximum content of a link, because the compiler checks all of it before the reader can do anything. */
const MAX_BYTES = 500_000;
const MAX_FILES = 50;

/** Packs files into the hash of an address. */
export async function packFiles(files: readonly SampleFile[]): Promise<string> {
  const text = JSON.stringify(files.map(({ name, code }) => [name, code]));
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return PREFIX + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Unpacks the result of `packFiles`.
 *
 * @returns undefined if the hash contains no code
 * @throws if it is truncated, modified, of an unknown version, or too large
 */
export async function unpackFiles(hash: string): Promise<SampleFile[] | undefined> {
  if (!hash.startsWith('#code/')) return undefined;
  if (!hash.startsWith(PREFIX)) throw new Error(STRINGS.playground.otherVersion);
  let files: SampleFile[] | undefined;
  try {
    const base64 = hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const text = await readText(unpacked);
    files = text === undefined ? undefined : readFiles(JSON.parse(text));
  } catch (cause) {
    throw new Error(STRINGS.playground.damagedLink, { cause });
  }
  if (!files || files.length > MAX_FILES) {
    throw new Error(
      fill(STRINGS.playground.tooMuchCode, { files: MAX_FILES, kilobytes: MAX_BYTES / 1000 }),
    );
  }
  return files;
}

/** The text of a stream, or undefined if it is too long: a short link can expand to more than a browser's memory. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Validates external data: at least one file, unique names of known types. */
function readFiles(value: unknown): SampleFile[] {
  if (!Array.isArray(value)) throw new TypeError(STRINGS.playground.noFileList);
  const files = value.map((entry: unknown): SampleFile => {
    const [name, code] = Array.isArray(entry) ? entry : [];
    if (typeof name !== 'string' || typeof code !== 'string')
      throw new TypeError(STRINGS.playground.noFile);
    if (!/^(?!.*\.\.)[\w-][\w./-]*\.tsx?$/.test(name))
      throw new TypeError(fill(STRINGS.playground.badName, { name }));
    return { name, code };
  });
  if (new Set(files.map(({ name }) => name)).size !== files.length || files.length === 0) {
    throw new TypeError(STRINGS.playground.sameName);
  }
  return files;
}
