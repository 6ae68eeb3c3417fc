import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { tocLevels } from '#shared/limits.ts';
import type { DocsContext } from '#shared/page-data.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { findMentions } from '../api/find-mentions.ts';
import type { Doc } from '../docs/doc.ts';
import { type SidebarPlace, walkSidebar } from '../sidebars/walk-sidebar.ts';
import { buildApiRoutes } from './build-api-routes.ts';
import { absoluteAddress, breadcrumbList, buildHead } from './build-head.ts';
import { buildIndexRoute } from './build-index-route.ts';
import { buildPagination, neighbours } from './build-pagination.ts';
import { canonicalPathOf, type DocRoutesInput, docsContext, robotsOf } from './docs-context.ts';

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
    const context = docsContext({ ...input, path: doc.path, sidebarId, place, pagination });
    const { file, path, compiled } = doc;
    const resolved = input.links.resolve({ file, path, links: compiled.links });
    problems.push(...resolved.problems);
    const names = mentions.namesOf.get(doc.id);
    return docRoute({ ...input, doc, context, contentLinks: resolved.links, names });
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
    return buildIndexRoute({ ...input, index, context });
  });
  return {
    routes: [...docRoutes, ...indexRoutes, ...buildApiRoutes({ ...input, mentions })],
    problems,
  };
}

function docRoute(
  input: DocRoutesInput & {
    doc: Doc;
    context: DocsContext;
    contentLinks: Record<string, string>;
    names: Record<string, string> | undefined;
  },
): Route {
  const { config, doc, context, loaded, navbar } = input;
  const { version } = loaded;
  const { frontMatter, path, title, description, lastUpdated, editUrl, compiled } = doc;
  const { min, max } = tocLevelsOf(config);
  const canonicalPath = canonicalPathOf(input, path);
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    ...(description === '' ? {} : { description }),
    url: absoluteAddress(config, path),
    ...(lastUpdated === undefined ? {} : { dateModified: lastUpdated }),
    // The next release has no number yet.
    version: version.banner === 'unreleased' ? version.label : version.release,
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
        robots: robotsOf(input, frontMatter.unlisted || frontMatter.draft),
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
      content: {
        key: doc.file,
        links: input.contentLinks,
        ...(input.names ? { names: input.names } : {}),
      },
      ...(editUrl === undefined ? {} : { editUrl }),
      ...(lastUpdated === undefined ? {} : { lastUpdated }),
    },
  };
}

function tocLevelsOf({ docs }: ResolvedSiteConfig): { min: number; max: number } {
  return docs === false ? tocLevels : docs.tocLevels;
}
