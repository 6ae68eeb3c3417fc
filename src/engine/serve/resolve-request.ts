import { realpath, stat } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { withoutBaseUrl } from '#shared/base-url.ts';
import { normalizePath } from '#shared/route-match.ts';
import { OUTPUT_OWN } from '../writing/output-folder.ts';
import { encodePath, findRedirect, HOST_FILES, type HostRedirect } from './host-rules.ts';

/** File served for every address without a page. */
export const NOT_FOUND_PAGE = '404.html';

/** The response for a requested address. */
export type Resolution =
  /** `path`: in the folder, `docs/index.html`. */
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; location: string; status: number }
  /** `path`: the nearest not-found page in the folder; undefined if there is none. */
  | { kind: 'not-found'; path?: string }
  | { kind: 'bad-request' };

/**
 * Resolves a request: `/docs/quickstart` is `docs/quickstart/index.html`. The same address with a trailing slash,
 * `.html` or `/index.html` redirects to it, unless a page or file of exactly that name exists (row R1). Never leaves
 * the folder.
 *
 * @param options.address path and query as sent by the browser
 * @param options.baseUrl `/` or `/folder/`: where the folder is published
 */
export async function resolveRequest(options: {
  dir: string;
  address: string;
  baseUrl: string;
  redirects: HostRedirect[];
}): Promise<Resolution> {
  const { dir, address, baseUrl, redirects } = options;
  const mark = address.indexOf('?');
  const query = mark === -1 ? '' : address.slice(mark);
  const pathname = decode(mark === -1 ? address : address.slice(0, mark));
  if (pathname === undefined) return { kind: 'bad-request' };

  // Already decoded: decoding `%2525` again would give a bare `%`.
  const normalized = normalizePath(encodeURI(pathname.replace(/\/{2,}/g, '/')));
  const rule = findRedirect({ redirects, path: normalized });
  if (rule) {
    const location =
      query && !rule.location.includes('?') ? insertQuery(rule.location, query) : rule.location;
    return { kind: 'redirect', location, status: rule.status };
  }

  // The home page of a site below a base URL is its folder.
  const home = { kind: 'redirect', location: encodePath(baseUrl) + query, status: 308 } as const;
  if (`${pathname}/` === baseUrl) return home;
  const sitePath = withoutBaseUrl(pathname, baseUrl);
  if (sitePath === undefined) return findNotFoundPage(dir, '/');
  const found = await findFile(dir, sitePath);
  if (found) return found;
  const canonical = withoutBaseUrl(normalized, baseUrl) ?? '/';
  if (canonical === sitePath || !(await findFile(dir, canonical))) {
    return findNotFoundPage(dir, canonical);
  }
  if (canonical === '/') return home;
  return { kind: 'redirect', location: encodePath(normalized) + query, status: 308 };
}

async function findFile(dir: string, path: string): Promise<Resolution | undefined> {
  const name = path.slice(1);
  if (path.includes('//') || HOST_FILES.includes(name)) return undefined;
  if (name.startsWith(`${OUTPUT_OWN}/`)) return undefined;
  if (path !== '/' && path.endsWith('/')) return undefined;
  const page = posix.join(name, 'index.html');
  if (await isFile(dir, page)) return { kind: 'file', path: page };
  // A page's index file is the page itself, which has only one address.
  if (name === '' || /(^|\/)index\.html$/.test(name)) return undefined;
  if (await isFile(dir, name)) return { kind: 'file', path: name };
  return undefined;
}

/** Each language has its own folder with a not-found page. */
async function findNotFoundPage(dir: string, path: string): Promise<Resolution> {
  const [first = ''] = path.slice(1).split('/');
  for (const page of new Set([posix.join(first, NOT_FOUND_PAGE), NOT_FOUND_PAGE])) {
    if (await isFile(dir, page)) return { kind: 'not-found', path: page };
  }
  return { kind: 'not-found' };
}

/**
 * Whether the folder has a file of exactly this name. File systems also find files by other names (`_HEADERS`,
 * `_headers.`, links to elsewhere). Only the real name counts, so each file has one address, and files outside the
 * folder have none.
 */
export async function isFile(dir: string, path: string): Promise<boolean> {
  const file = join(dir, path);
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) return false;
  const [root, real] = await Promise.all([realpath(dir), realpath(file)]);
  return relative(root, real).split(sep).join('/').normalize() === path.normalize();
}

/** The decoded path; undefined for invalid escapes and for paths with `..` or `.`. */
function decode(pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || /[\0\\]/.test(path)) return undefined;
  return path.split('/').some((part) => part === '..' || part === '.') ? undefined : path;
}

function insertQuery(location: string, query: string): string {
  const [path, hash] = location.split('#', 2);
  return `${path}${query}${hash === undefined ? '' : `#${hash}`}`;
}
