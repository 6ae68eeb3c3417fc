import type { SampleFile } from '#shared/mdx-components.ts';

/** Version of the form; a later one may pack otherwise. */
const PREFIX = '#code/1/';

/** Packs files into the part of an address behind `#`. */
export async function packFiles(files: readonly SampleFile[]): Promise<string> {
  const text = JSON.stringify(files.map(({ name, code }) => [name, code]));
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return PREFIX + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Unpacks what `packFiles` made.
 *
 * @returns undefined where the hash holds no code at all
 * @throws where it is cut off, changed or of a version that is not known
 */
export async function unpackFiles(hash: string): Promise<SampleFile[] | undefined> {
  if (!hash.startsWith('#code/')) return undefined;
  if (!hash.startsWith(PREFIX))
    throw new Error('The link was made by another version of this page.');
  try {
    const base64 = hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return readFiles(JSON.parse(await new Response(unpacked).text()));
  } catch (cause) {
    throw new Error('The link is damaged: it may have been cut off.', { cause });
  }
}

/** Checks what came from outside: at least one file, names of a known kind, each once. */
function readFiles(value: unknown): SampleFile[] {
  if (!Array.isArray(value)) throw new TypeError('No list of files.');
  const files = value.map((entry: unknown): SampleFile => {
    const [name, code] = Array.isArray(entry) ? entry : [];
    if (typeof name !== 'string' || typeof code !== 'string') throw new TypeError('No file.');
    if (!/^(?!.*\.\.)[\w-][\w./-]*\.tsx?$/.test(name))
      throw new TypeError(`"${name}" is no name for a file.`);
    return { name, code };
  });
  if (new Set(files.map(({ name }) => name)).size !== files.length || files.length === 0) {
    throw new TypeError('No files, or two with the same name.');
  }
  return files;
}
