import { withBaseUrl } from '#shared/base-url.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { defined } from '../defined.ts';
import { withSeverity } from '../problems/found-problem.ts';
import { sortProblems } from '../problems/sort-problems.ts';
import type { Site } from '../site.ts';
import { type AddressBook, createAddressBook } from './address-book.ts';
import { checkAnchors } from './check-anchors.ts';
import { checkAssets } from './check-assets.ts';
import { type CheckInput, checkInputOf } from './check-input.ts';
import { checkLinks } from './check-links.ts';
import { checkCanonicals, checkMetadata } from './check-metadata.ts';
import { checkImages, checkInlineCode, checkStructure } from './check-structure.ts';
import { type EmittedPage, emptyPage } from './read-emitted-page.ts';

/**
 * The checks for one page, for the dev server, which renders pages one by one. They are the checks of the build
 * (`checkAll`) except those that need every page (orphans, lost and new sections) and those of the tables of redirects
 * and old anchors, which `dev/check-tables.ts` runs as far as possible without rendering.
 *
 * @param options.page facts from the page's HTML
 * @param options.idsOf the ids of another page that an anchor targets
 * @param options.hasFile whether the published site has a file at a path such as `/logo.svg`
 */
export async function checkPage(options: {
  site: Site;
  page: EmittedPage;
  idsOf: (path: string) => Promise<string[]>;
  hasFile: (path: string) => boolean;
}): Promise<Problem[]> {
  const { site, page, idsOf, hasFile } = options;
  const { checks } = site.config;
  const files = { has: (path: string) => hasFile(`/${path}`) };
  const input = checkInputOf({ site: withoutOtherDrafts(site, page.path), pages: [page], files });
  const book = createAddressBook(input);
  const written = withoutOwnDraftLinks({ site, page, input, book });
  const targets = await Promise.all(
    anchoredPages(page, book).map(async (path) => ({ ...emptyPage(path), ids: await idsOf(path) })),
  );
  const namesakes = findNamesakes(site.routes, page);
  return sortProblems([
    ...withSeverity(checkLinks({ ...input, book, pages: [written] }), checks.brokenLinks),
    ...withSeverity(
      checkAnchors({ ...input, book, pages: [page, ...targets] }),
      checks.brokenAnchors,
    ),
    ...withSeverity(checkAssets({ ...input, book }), checks.missingAssets),
    ...withSeverity(checkMetadata({ ...input, pages: [page, ...namesakes] }), checks.metadata),
    ...withSeverity(checkCanonicals({ ...input, book }), checks.canonicals),
    ...withSeverity(checkStructure(input), checks.structure),
    ...withSeverity(checkImages(input), checks.images),
    ...withSeverity(checkInlineCode(input), 'error'),
  ]);
}

/** In development drafts are pages, but on the published site a link to one is broken. */
function withoutOtherDrafts(site: Site, path: string): Site {
  const routes = site.routes.filter((route) => route.path === path || !site.drafts.has(route.path));
  return { ...site, routes };
}

/**
 * The page without the links to drafts that no author wrote. Lists, menus and pagination have them only in development:
 * the published site leaves drafts out.
 */
function withoutOwnDraftLinks(options: {
  site: Site;
  page: EmittedPage;
  input: CheckInput;
  book: AddressBook;
}): EmittedPage {
  const { site, page, input, book } = options;
  const route = input.routes.find(({ path }) => path === page.path);
  // Every link of a page in TSX is written there.
  if (route === undefined || route.page.kind === 'custom') return page;
  const { navbar, footer, announcementBar } = site.config;
  const guide = route.page.kind === 'lesson' ? route.page.guide : undefined;
  const written = [
    ...input.contentPlaces(route).map(({ href }) => href),
    ...addressesIn([navbar, footer, announcementBar, guide]),
  ].map((href) => book.read(withBaseUrl(href, input.baseUrl), page.path)?.path);
  const isOwn = ({ href }: { href: string }) => {
    const path = book.read(href, page.path)?.path;
    return path !== undefined && site.drafts.has(path) && !written.includes(path);
  };
  return { ...page, links: page.links.filter((link) => !isOwn(link)) };
}

/** All texts in some data that are site paths or absolute addresses. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:\/|https?:)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(addressesIn)
    : [];
}

/** Other pages that this page links to with an anchor. */
function anchoredPages(page: EmittedPage, book: AddressBook): string[] {
  const paths = page.links.map(({ href }) => {
    const address = book.read(href, page.path);
    return address?.anchor ? book.pageAt(address.path) : undefined;
  });
  return [...new Set(paths)].filter((path) => path !== undefined && path !== page.path) as string[];
}

/** Pages with the same title or description, judging by their heads. */
function findNamesakes(routes: Route[], page: EmittedPage): EmittedPage[] {
  return routes
    .map(({ path, page: { head } }): EmittedPage => {
      const { title, description, robots } = head;
      return {
        ...emptyPage(path),
        title,
        description,
        ...defined({ robots: robots || undefined }),
      };
    })
    .filter(({ path, title, description }) => {
      const isSame = title === page.title || description === page.description;
      return path !== page.path && isSame && Boolean(title) && Boolean(description);
    });
}
