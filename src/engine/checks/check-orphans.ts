import type { Route } from '#shared/route.ts';
import type { FoundProblem } from '../problems/found-problem.ts';
import type { AddressBook } from './address-book.ts';
import type { CheckInput } from './check-input.ts';

/**
 * Docs that readers cannot find: no sidebar lists them, and no page of the same version or outside
 * the docs links to them. (The version dropdown of other versions links to nearly everything.)
 */
export function checkOrphans(input: CheckInput & { book: AddressBook }): FoundProblem[] {
  const routeOf = new Map(input.routes.map((route) => [route.path, route]));
  const linked = new Set<string>();
  for (const page of input.pages) {
    const from = routeOf.get(page.path);
    if (from === undefined) continue;
    for (const { href } of page.links) {
      const address = input.book.read(href, page.path);
      const target = address && routeOf.get(address.path);
      if (target === undefined || target === from || !sharesVersion(from, target)) continue;
      linked.add(target.path);
    }
  }
  return input.routes
    .filter((route) => isListedDoc(route) && !linked.has(route.path))
    .map((route) => ({
      code: 'orphan-doc',
      message: `The doc ${route.path} is in no sidebar and no page links to it.`,
      hint: 'Add it to a sidebar, link to it, or set "unlisted: true" in its front matter.',
      ...route.source,
    }));
}

function isListedDoc({ page }: Route): boolean {
  return page.kind === 'doc' && !page.unlisted;
}

function sharesVersion(from: Route, target: Route): boolean {
  const isDocs = 'docs' in from.page;
  return !isDocs || from.page.head.docsTag === target.page.head.docsTag;
}
