import type { CompiledMdx } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { contentReferences } from './content-places.ts';

/** Mistakes after which a part of the file is unknown. */
const HIDING = new Set([
  'admonition-not-closed',
  'content-crashed',
  'empty-page',
  'fence-not-closed',
  'file-encoding',
  'file-unreadable',
  'front-matter-not-closed',
  'mdx-syntax',
  'merge-conflict',
  'partial-cycle',
  'partial-empty',
  'partial-not-found',
]);

/**
 * Paths of the pages whose text could not be read whole. Their sections are unknown, so a link to one of them is not a
 * mistake yet: the page itself is.
 */
export function findDamagedPages(options: {
  routes: Route[];
  contents: Record<string, Pick<CompiledMdx, 'dependencies'>>;
  problems: Problem[];
}): ReadonlySet<string> {
  const { routes, contents, problems } = options;
  const files = new Set(problems.flatMap(({ code, file }) => (HIDING.has(code) && file) || []));
  if (files.size === 0) return new Set();
  const isDamaged = ({ page, source }: Route) =>
    [
      source.file,
      ...contentReferences(page).flatMap(({ key }) => [
        key,
        ...(contents[key]?.dependencies ?? []),
      ]),
    ].some((file) => files.has(file));
  return new Set(routes.filter(isDamaged).map(({ path }) => path));
}
