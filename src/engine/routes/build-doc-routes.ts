import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { DocsVersion } from '#shared/docs-version.ts';
import { limits } from '#shared/limits.ts';
import type { DocsContext } from '#shared/page-data.ts';
import type { Pagination, PaginationLink } from '#shared/pagination.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import type { Sidebar, SidebarItem } from '#shared/sidebar.ts';
import type { Doc } from '../docs/doc.ts';
import { findCategory } from '../docs/find-docs.ts';
import type { LoadedVersion } from '../docs/load-version.ts';
import type { VersionMatcher } from '../docs/version-matcher.ts';
import type { Navbar } from '../navbar/create-navbar.ts';
import { rootOf } from '../navbar/resolve-navbar.ts';
import { hintOfNames } from '../problems/suggest.ts';
import type { GeneratedIndex } from '../sidebars/resolve-references.ts';
import { firstLink, type SidebarPlace, walkSidebar } from '../sidebars/walk-sidebar.ts';
import { absoluteAddress, breadcrumbList, buildHead } from './build-head.ts';
import type { LinkResolver } from './resolve-content-links.ts';

export interface DocRoutesInput {
  config: ResolvedSiteConfig;
  /** The version whose routes are built. */
  loaded: LoadedVersion;
  latest: DocsVersion | undefined;
  matcher: VersionMatcher;
  navbar: Navbar;
  links: LinkResolver;
}

/** A route for every doc and every generated index of a version. */
export function buildDocRoutes(input: DocRoutesInput): { routes: Route[]; problems: Problem[] } {
  const { loaded } = input;
  const { version, docs, sidebars } = loaded;
  const problems: Problem[] = [];
  const pages = new Map(version.docs.map((doc) => [doc.path, doc]));
  const places = new Map(
    Object.values(version.sidebars).map((sidebar) => [
      sidebar.id,
      walkSidebar({ sidebar, isPage: (href) => pages.has(href) }),
    ]),
  );
  const placeOf = (sidebarId: string | undefined, path: string, title: string): SidebarPlace =>
    (sidebarId === undefined ? undefined : places.get(sidebarId)?.get(path)) ?? {
      breadcrumbs: [{ label: title, href: path }],
    };

  const docRoutes = [...docs.docs.values()].map((doc): Route => {
    const sidebarId = sidebars.sidebarOfDoc.get(doc.id);
    const place = placeOf(sidebarId, doc.path, doc.label);
    const pagination = paginationOf({ doc, place, loaded, problems });
    const context = docsContext({ ...input, path: doc.path, sidebarId, place, pagination });
    const { file, path, compiled } = doc;
    const resolved = input.links.resolve({ file, path, links: compiled.links });
    problems.push(...resolved.problems);
    return docRoute({ ...input, doc, context, contentLinks: resolved.links });
  });
  const indexRoutes = sidebars.indexes.map((index): Route => {
    const place = placeOf(index.sidebarId, index.path, index.title);
    const { path, sidebarId } = index;
    const context = docsContext({
      ...input,
      path,
      sidebarId,
      place,
      pagination: neighbours(place),
    });
    return indexRoute({ ...input, index, context });
  });
  return { routes: [...docRoutes, ...indexRoutes], problems };
}

function docRoute(
  input: DocRoutesInput & {
    doc: Doc;
    context: DocsContext;
    contentLinks: Record<string, string>;
  },
): Route {
  const { config, doc, context, loaded, navbar } = input;
  const { version } = loaded;
  const { frontMatter, path, title, description, lastUpdated, editUrl, compiled } = doc;
  const { min, max } = tocLevels(config);
  const canonicalPath = canonicalPathOf(input, path);
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    ...(description === '' ? {} : { description }),
    url: absoluteAddress(config, path),
    ...(lastUpdated === undefined ? {} : { dateModified: lastUpdated }),
    version: version.release,
  };
  return {
    path,
    source: { file: doc.file },
    inSitemap: loaded.config.inSitemap && !frontMatter.unlisted,
    ...(lastUpdated === undefined ? {} : { lastUpdated }),
    page: {
      kind: 'doc',
      path,
      head: buildHead({
        config,
        path,
        title,
        description,
        type: 'article',
        canonicalPath,
        robots: frontMatter.unlisted || frontMatter.draft ? 'noindex' : undefined,
        keywords: frontMatter.keywords,
        image: frontMatter.image,
        version: version.name,
        jsonLd: [breadcrumbList(config, context.breadcrumbs), article],
      }),
      navbar: navbar.itemsFor({ version, path }),
      className: `docs-page docs-version-${version.name}`,
      docs: context,
      id: doc.id,
      title,
      description,
      hideTitle: frontMatter.hide_title,
      unlisted: frontMatter.unlisted,
      toc: frontMatter.hide_table_of_contents
        ? []
        : compiled.toc.filter(({ level }) => level >= min && level <= max),
      content: { key: doc.file, links: input.contentLinks },
      ...(editUrl === undefined ? {} : { editUrl }),
      ...(lastUpdated === undefined ? {} : { lastUpdated }),
    },
  };
}

function tocLevels({ docs }: ResolvedSiteConfig): { min: number; max: number } {
  return docs === false ? { min: limits.tocLevelMin, max: limits.tocLevelMax } : docs.tocLevels;
}

function indexRoute(
  input: DocRoutesInput & { index: GeneratedIndex; context: DocsContext },
): Route {
  const { config, index, context, loaded, navbar } = input;
  const { version, sidebars } = loaded;
  const { path, title, description } = index;
  const category = findCategory({ sidebars: version.sidebars, path });
  return {
    path,
    source: { file: sidebars.file },
    inSitemap: loaded.config.inSitemap,
    page: {
      kind: 'category-index',
      path,
      head: buildHead({
        config,
        path,
        title,
        description: description || `${title}: ${category.items.flatMap(labelOf).join(', ')}.`,
        canonicalPath: canonicalPathOf(input, path),
        version: version.name,
        jsonLd: [breadcrumbList(config, context.breadcrumbs)],
      }),
      navbar: navbar.itemsFor({ version, path }),
      className: `docs-page docs-category-page docs-version-${version.name}`,
      docs: context,
      title,
      description,
      cards: category.items.flatMap((item) => cardOf(item, loaded)),
    },
  };
}

type Card = { title: string; description: string; href: string; count?: number };

function cardOf(item: SidebarItem, { docOfPath }: LoadedVersion): Card[] {
  if (item.type === 'html') return [];
  const description = docOfPath.get(item.href ?? '')?.description ?? '';
  if (item.type === 'link') return [{ title: item.label, description, href: item.href }];
  const href = item.href ?? firstLink(item.items)?.href;
  if (href === undefined) return [];
  return [{ title: item.label, description, href, count: item.items.length }];
}

function labelOf(item: SidebarItem): string[] {
  return item.type === 'html' ? [] : [item.label];
}

function docsContext(
  input: DocRoutesInput & {
    path: string;
    sidebarId: string | undefined;
    place: SidebarPlace;
    pagination: Pagination;
  },
): DocsContext {
  const { loaded, latest, matcher, path, sidebarId, place, pagination } = input;
  const { version } = loaded;
  const { name, label, release, isLast } = version;
  const sidebar: Sidebar | undefined =
    sidebarId === undefined ? undefined : version.sidebars[sidebarId];
  const same = latest && matcher.samePage({ from: version, path, to: latest });
  return {
    version: { name, label, path: version.path, release, isLast },
    ...(version.banner !== 'none' && latest
      ? {
          banner: {
            kind: version.banner,
            latestHref: same?.path ?? rootOf(latest),
            latestLabel: latest.label,
          },
        }
      : {}),
    ...(sidebar ? { sidebar } : {}),
    breadcrumbs: place.breadcrumbs,
    pagination,
  };
}

/** The page in the latest version, where there is one and the version does not stand for itself. */
function canonicalPathOf(
  { loaded, latest, matcher }: DocRoutesInput,
  path: string,
): string | undefined {
  if (loaded.config.canonical === 'self' || latest === undefined) return undefined;
  return matcher.samePage({ from: loaded.version, path, to: latest })?.path;
}

function neighbours({ previous, next }: SidebarPlace): Pagination {
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

/** By the sidebar, unless the front matter says otherwise. */
function paginationOf(options: {
  doc: Doc;
  place: SidebarPlace;
  loaded: LoadedVersion;
  problems: Problem[];
}): Pagination {
  const { doc, place, loaded, problems } = options;
  const choose = (
    key: 'pagination_prev' | 'pagination_next',
    bySidebar: PaginationLink | undefined,
  ): PaginationLink | undefined => {
    const id = doc.frontMatter[key];
    if (id === undefined) return bySidebar;
    if (id === null || loaded.docs.drafts.has(id)) return undefined;
    const target = loaded.docs.docs.get(id);
    if (target) return { title: target.label, href: target.path };
    const names = [...loaded.docs.docs.keys()];
    problems.push({
      code: 'doc-not-found',
      severity: 'error',
      message: `${key} names the doc "${id}", which does not exist in ${loaded.version.label}.`,
      hint: hintOfNames({ written: id, names, what: `docs of ${loaded.version.label}` }),
      file: doc.file,
      ...(doc.lines[key] === undefined ? {} : { line: doc.lines[key] }),
    });
    return undefined;
  };
  const previous = choose('pagination_prev', place.previous);
  const next = choose('pagination_next', place.next);
  return neighbours({ breadcrumbs: [], ...(previous && { previous }), ...(next && { next }) });
}
