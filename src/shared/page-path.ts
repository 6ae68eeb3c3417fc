import { normalizePath } from './route-match.ts';

/** Files beside the HTML of a page, by kind. */
const FILES = { 'payload.txt': 'payload', 'samples.json': 'samples' } as const;

/** One of the files of a page. */
export type PagePart = 'html' | (typeof FILES)[keyof typeof FILES];

/**
 * Splits a site path into its page and the requested file: `/docs/payload.txt` is the payload of `/docs`. Every page
 * has up to three addresses.
 */
export function readPagePath(path: string): { page: string; part: PagePart } {
  const [, folder, file] = /^(.*)\/(payload\.txt|samples\.json)$/.exec(path) ?? [];
  if (folder === undefined) return { page: normalizePath(path), part: 'html' };
  return { page: normalizePath(folder || '/'), part: FILES[file as keyof typeof FILES] };
}
