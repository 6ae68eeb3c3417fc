import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';

/** Paths of all pages of a built site, without the not-found page and redirects. */
export async function siteRoutes(options: { dir: string }): Promise<string[]> {
  const files = await readdir(options.dir, { recursive: true });
  return files
    .filter((file) => file === 'payload.txt' || file.endsWith(`${sep}payload.txt`))
    .map((file) => `/${file.split(sep).slice(0, -1).join('/')}`)
    .filter((path) => path !== '/404')
    .sort();
}

/** One page of each kind, for checks that need not cover all of them. */
export const samplePages = {
  home: '/',
  doc: '/docs/quickstart',
  'long doc': '/docs/server/routers',
  'category index': '/docs/server/introduction',
  'api symbol': '/docs/typedoc/client/httpBatchLink',
  'older version': '/docs/v10/quickstart',
  comparison: '/docs/changes/server/routers',
  'list of changes': '/docs/changes',
  'blog list': '/blog',
  'blog post': '/blog/announcing-trpc-v11',
  archive: '/blog/archive',
  authors: '/blog/authors',
  'not found': '/nothing-here',
};

/** The same, with pages that are the only ones of their kind. */
export const everyKindOfPage = {
  ...samplePages,
  media: '/media',
  pricing: '/pricing',
  search: '/search?q=router',
  playground: '/playground',
  course: '/learn',
  lesson: '/learn/first-procedure',
  statement: '/accessibility',
};
