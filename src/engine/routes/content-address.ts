import { posix } from 'node:path';
import { decodePath } from '#shared/decode-address.ts';
import { originalFile } from '../text/translations.ts';

/** What an address in content refers to. `written` is its path as written, decoded. */
export type ContentAddress =
  /** A section of the same page, or another site. */
  | { kind: 'other' }
  /** A path of the site, without slashes at its end. */
  | { kind: 'site-path'; written: string; path: string }
  | {
      kind: 'file';
      written: string;
      /** Paths that it may have in the site's folder. */
      places: [string, ...string[]];
      /** The content files that it may refer to: the first that exists is meant. */
      files: string[];
    };

/** Parts that may be omitted in a link to a content file. */
const contentEndings = ['.mdx', '.md', '/index.mdx', '/index.md'];

/**
 * Reads an address in a content file. A translation refers to the same files as its original.
 *
 * @param options.folders folders to which an address such as `/server/routers.mdx` may be relative
 */
export function readContentAddress(options: {
  file: string;
  href: string;
  folders: string[];
}): ContentAddress {
  const { file, href, folders } = options;
  const [address = ''] = href.split(/[?#]/);
  if (address === '' || /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return { kind: 'other' };
  const written = decodePath(address);
  const isContent = /\.mdx?$/.test(written);
  // Paths in data have no trailing slash.
  if (written.startsWith('/') && !isContent)
    return { kind: 'site-path', written, path: written.replace(/\/+$/, '') || '/' };
  const within = (folder: string) => posix.join(folder, written).replace(/^\//, '');
  const places: [string, ...string[]] = written.startsWith('/')
    ? [within(''), ...folders.map(within)]
    : [originalFile(posix.join(posix.dirname(file), written))];
  const files = isContent
    ? places
    : places.flatMap((place) => contentEndings.map((ending) => `${place}${ending}`));
  return { kind: 'file', written, places, files };
}
