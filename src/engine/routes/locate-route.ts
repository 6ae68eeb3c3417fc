import type { SourceLocation } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import type { Blog } from '../blog/post.ts';
import type { LoadedDocs } from '../load-docs.ts';
import { locateInModule } from '../problems/locate-in-module.ts';

/**
 * Finds the line that determines a route's address: its slug, or the first line of a file whose name does. Only called
 * for routes with problems.
 */
export function createRouteLocator(options: {
  docs: LoadedDocs;
  blog: Blog | undefined;
}): (route: Route) => Promise<SourceLocation> {
  const { docs, blog } = options;
  return async ({ path, source, page }) => {
    const { file } = source;
    switch (page.kind) {
      case 'doc': {
        const doc = docs.versions
          .flatMap((version) => [...version.docs.docs.values()])
          .find((it) => it.file === file);
        return { file, line: doc?.lines.slug ?? 1 };
      }
      case 'blog-post': {
        const post = blog?.posts.find((it) => it.file === file);
        return { file, line: post?.slugLine ?? 1 };
      }
      case 'category-index': {
        const sidebars = docs.versions.find((it) => it.sidebars.file === file)?.sidebars;
        const index = sidebars?.indexes.find((it) => it.path === path);
        if (!sidebars || !index) return source;
        const place = { source: sidebars.source, path: index.at, part: 'value' } as const;
        return { file, ...(await locateInModule(place)) };
      }
      case 'custom':
        return { file, line: 1 };
      default:
        return source;
    }
  };
}
