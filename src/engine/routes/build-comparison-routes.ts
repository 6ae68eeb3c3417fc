import type { PageData } from '#shared/page-data.ts';
import type { Route } from '#shared/route.ts';
import { fill } from '#shared/strings/fill.ts';
import type { Comparison } from '../changes/list-comparisons.ts';
import { buildHead } from './build-head.ts';
import { type DocRoutesInput, docsContext } from './docs-context.ts';
import { lazyRoute } from './lazy-route.ts';

/** A route for each page of a version that differs from the one in the previous version. */
export function buildComparisonRoutes(input: DocRoutesInput): Route[] {
  return [...input.comparisons.ofNewer.values()]
    .filter(({ newer }) => newer.loaded === input.loaded)
    .map((comparison) => comparisonRoute(input, comparison));
}

/** Search engines index the pages themselves. */
function comparisonRoute(input: DocRoutesInput, { path, newer, older }: Comparison): Route {
  const { config, navbar, strings } = input;
  const words = strings.changes;
  const { version } = newer.loaded;
  const labels = { newer: version.label, older: older.loaded.version.label };
  const make = (): PageData => {
    const title = fill(words.compared, { title: newer.doc.title, ...labels });
    return {
      kind: 'doc-changes',
      path,
      head: buildHead({
        config,
        path,
        title,
        description: fill(words.comparedPages, { title: newer.doc.title, ...labels }),
        robots: 'noindex',
        image: newer.doc.frontMatter.image,
        cardPage: newer.doc.path,
        version: version.name,
      }),
      // The other versions of the page, not of the comparison.
      navbar: navbar.itemsFor({ version, path: newer.doc.path }),
      className: `docs-page changes-page docs-version-${version.name}`,
      docs: docsContext({
        ...input,
        path: newer.doc.path,
        place: {
          breadcrumbs: [
            { label: newer.doc.label, href: newer.doc.path },
            { label: fill(words.comparedWith, { older: labels.older }), href: path },
          ],
        },
        pagination: {},
      }),
      title: newer.doc.title,
      newer: { label: labels.newer, href: newer.doc.path, key: newer.doc.file },
      older: { label: labels.older, href: older.doc.path, key: older.doc.file },
    };
  };
  return lazyRoute({ path, source: { file: newer.doc.file }, inSitemap: false }, make);
}
