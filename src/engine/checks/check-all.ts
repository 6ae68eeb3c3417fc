import type { Problem } from '#shared/problem.ts';
import { withSeverity } from '../problems/found-problem.ts';
import { sortProblems } from '../problems/sort-problems.ts';
import { checkRedirects } from '../redirects/check-redirects.ts';
import { createAddressBook } from './address-book.ts';
import { checkAnchors } from './check-anchors.ts';
import { checkLostAnchors, checkNewAnchors } from './check-anchors-lock.ts';
import { checkAssets } from './check-assets.ts';
import { type CheckedSite, checkInputOf } from './check-input.ts';
import { checkLinks } from './check-links.ts';
import { checkCanonicals, checkMetadata } from './check-metadata.ts';
import { checkOldAnchors } from './check-old-anchors.ts';
import { checkOrphans } from './check-orphans.ts';
import { checkImages, checkInlineCode, checkStructure } from './check-structure.ts';
import type { EmittedPage } from './read-emitted-page.ts';

/**
 * Runs all checks on the pages to be published, with the severities of the site's config; results
 * are sorted by file and line. The work grows linearly with the number of links.
 *
 * @param pages the HTML of every route
 * @param files every file of the output, as paths below the base URL
 */
export function checkAll({
  site,
  pages,
  files,
}: {
  site: CheckedSite;
  pages: EmittedPage[];
  files: ReadonlySet<string>;
}): Problem[] {
  const { checks } = site.config;
  const { routes, redirects, damaged } = site;
  const input = checkInputOf({ site, pages, files });
  const withBook = { ...input, book: createAddressBook(input) };
  const idsOfPage = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const idsOf = (path: string) => (damaged.has(path) ? undefined : idsOfPage.get(path));
  return sortProblems([
    ...withSeverity(checkLinks(withBook), checks.brokenLinks),
    ...withSeverity(checkAnchors(withBook), checks.brokenAnchors),
    ...withSeverity(checkOldAnchors(withBook), checks.publishedAnchors),
    ...withSeverity(checkLostAnchors(withBook), checks.publishedAnchors),
    ...withSeverity(checkNewAnchors(input), 'warn'),
    ...withSeverity(checkAssets(withBook), checks.missingAssets),
    ...withSeverity(checkRedirects({ redirects, routes, files, idsOf }), checks.redirects),
    ...withSeverity(checkMetadata(input), checks.metadata),
    ...withSeverity(checkCanonicals(withBook), checks.canonicals),
    ...withSeverity(checkStructure(input), checks.structure),
    ...withSeverity(checkImages(input), checks.images),
    ...withSeverity(checkInlineCode(input), 'error'),
    ...withSeverity(checkOrphans(withBook), checks.orphans),
  ]);
}
