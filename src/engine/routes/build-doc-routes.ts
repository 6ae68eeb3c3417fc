import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { tocLevels } from '#shared/limits.ts';
import type { DocPage, DocsContext } from '#shared/page-data.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { twinPath } from '#shared/twin-path.ts';
import { findMentions, type Mentions } from '../api/find-mentions.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { fallbackLocale } from '../config/localize-config.ts';
import { defined } from '../defined.ts';
import type { Doc } from '../docs/doc.ts';
import { feedPaths } from '../feeds/build-docs-feeds.ts';
import { type SidebarPlace, walkSidebar } from '../sidebars/walk-sidebar.ts';
import { buildApiChangesRoute } from './build-api-changes-route.ts';
import { buildApiRoutes } from './build-api-routes.ts';
import { buildComparisonRoutes } from './build-comparison-routes.ts';
import { buildHead } from './build-head.ts';
import { buildIndexRoute } from './build-index-route.ts';
import { buildPagination, neighbors } from './build-pagination.ts';
import {
  canonicalPathOf,
  type DocRoutesInput,
  docsContext,
  feedsOf,
  robotsOf,
} from './docs-context.ts';
import { lazyRoute } from './lazy-route.ts';
import { breadcrumbList, describeDoc, describeQuestions } from './structured-data.ts';

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

  const mentions = findMentions({ docs: [...docs.docs.values()], api: loaded.api });
  const docRoutes = [...docs.docs.values()].map((doc): Route => {
    const sidebarId = sidebars.sidebarOfDoc.get(doc.id);
    const place = placeOf(sidebarId, doc.path, doc.label);
    const pagination = buildPagination({ doc, place, loaded, problems });
    const { file, path, compiled } = doc;
    const resolved = input.links.resolve({ file, path, links: compiled.links });
    problems.push(...resolved.problems);
    return docRoute({
      ...input,
      doc,
      context: () => docsContext({ ...input, path, sidebarId, place, pagination }),
      contentLinks: resolved.links,
      mentions,
    });
  });
  const indexRoutes = sidebars.indexes.map((index): Route => {
    const place = placeOf(index.sidebarId, index.path, index.title);
    const { path, sidebarId } = index;
    const context = docsContext({
      ...input,
      path,
      sidebarId,
      place,
      pagination: neighbors(place),
    });
    return buildIndexRoute({ ...input, index, context });
  });
  return {
    routes: [
      ...docRoutes,
      ...indexRoutes,
      ...buildApiChangesRoute(input),
      ...buildComparisonRoutes(input),
      ...buildApiRoutes({ ...input, mentions }),
    ],
    problems,
  };
}

function docRoute(
  input: DocRoutesInput & {
    doc: Doc;
    context: () => DocsContext;
    contentLinks: Record<string, string>;
    mentions: Mentions;
  },
): Route {
  const { doc, loaded } = input;
  const { file, path, frontMatter, lastUpdated } = doc;
  const route = {
    path,
    source: { file },
    inSitemap: loaded.config.inSitemap && !frontMatter.unlisted,
    ...defined({ sitemap: loaded.config.sitemap || undefined, lastUpdated }),
  };
  return lazyRoute(route, () => docPage(input));
}

function docPage(input: Parameters<typeof docRoute>[0]): DocPage {
  const { config, doc, loaded, navbar, mentions } = input;
  const context = input.context();
  const { version } = loaded;
  const { frontMatter, path, title, description, lastUpdated, editUrl, compiled } = doc;
  const names = mentions.namesOf(doc);
  const { min, max } = tocLevelsOf(config);
  const canonicalPath = canonicalPathOf(input, path);
  const comparison = input.comparisons.ofNewer.get(path);
  const head = buildHead({
    config,
    path,
    title,
    description,
    type: 'article',
    canonicalPath,
    robots: robotsOf(input, frontMatter.unlisted || frontMatter.draft),
    keywords: frontMatter.keywords,
    image: frontMatter.image,
    version: version.name,
    feeds: feedsOf(input),
  });
  const article = describeDoc({
    config,
    doc,
    image: head.image.href,
    // The next release has no number yet.
    version: version.banner === 'unreleased' ? version.label : version.release,
  });
  const questions = frontMatter.faq ? describeQuestions(compiled) : undefined;
  const jsonLd = [
    breadcrumbList(config, context.breadcrumbs),
    article,
    ...(questions ? [questions] : []),
  ];
  return {
    kind: 'doc',
    path,
    head: { ...head, jsonLd },
    navbar: navbar.itemsFor({ version, path }),
    className: `docs-page docs-version-${version.name}`,
    docs: context,
    id: doc.id,
    title,
    description,
    hideTitle: frontMatter.hide_title,
    unlisted: frontMatter.unlisted,
    ...untranslatedOf(config, doc),
    toc: frontMatter.hide_table_of_contents
      ? []
      : compiled.toc.filter(({ level }) => level >= min && level <= max),
    assistants: assistantsOf(config, path),
    ...lessonsOf(input),
    ...(comparison
      ? { changes: { href: comparison.path, from: comparison.older.loaded.version.label } }
      : {}),
    content: {
      key: doc.file,
      links: input.contentLinks,
      ...defined({ names }),
    },
    ...feedbackOf(input),
    ...(path === version.path && loaded.changes.length > 0
      ? { changesFeed: feedPaths(version).atom }
      : {}),
    ...defined({ editUrl, lastUpdated, searchBoost: frontMatter.search_boost }),
  };
}

function untranslatedOf(config: ResolvedSiteConfig, { file }: Doc): Pick<DocPage, 'untranslated'> {
  const locale = fallbackLocale(config, file);
  if (!locale) return {};
  return { untranslated: { htmlLang: locale.htmlLang, direction: locale.direction } };
}

/** The lessons that link to the page; it links back to them. */
function lessonsOf({ lessons, doc }: DocRoutesInput & { doc: Doc }): Pick<DocPage, 'lessons'> {
  const found = lessons.filter(({ frontMatter }) => frontMatter.guide === doc.path);
  if (found.length === 0) return {};
  return { lessons: found.map(({ path, number }) => ({ href: path, number })) };
}

function feedbackOf({
  config,
  doc,
  loaded,
}: DocRoutesInput & { doc: Doc }): Pick<DocPage, 'feedback'> {
  const endpoint = config.docs === false ? undefined : config.docs.feedback?.endpoint;
  if (endpoint === undefined) return {};
  return { feedback: { endpoint, page: doc.path, version: loaded.version.label } };
}

function assistantsOf(config: ResolvedSiteConfig, path: string): DocPage['assistants'] {
  if (config.docs === false) return [];
  // Colons and slashes are allowed in a query.
  const address = encodeURIComponent(absoluteAddress(config, twinPath(path))).replace(
    /%3A|%2F/g,
    decodeURIComponent,
  );
  return config.docs.assistants.map(({ label, href }) => {
    return { label, href: href.replaceAll('%s', address) };
  });
}

function tocLevelsOf({ docs }: ResolvedSiteConfig): { min: number; max: number } {
  return docs === false ? tocLevels : docs.tocLevels;
}
