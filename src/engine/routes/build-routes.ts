import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { CompiledMdx, ContentAsset } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import type { Strings } from '#shared/strings/strings.ts';
import type { Blog } from '../blog/post.ts';
import { createApiHistory } from '../changes/api-history.ts';
import { listComparisons } from '../changes/list-comparisons.ts';
import type { Lesson } from '../learn/lesson.ts';
import type { LoadedDocs } from '../load-docs.ts';
import type { Navbar } from '../navbar/create-navbar.ts';
import type { SitePage } from '../pages/read-pages.ts';
import { buildBlogRoutes } from './build-blog-routes.ts';
import { buildDocRoutes } from './build-doc-routes.ts';
import { buildLessonRoutes } from './build-lesson-routes.ts';
import { buildCustomRoutes, buildNotFoundRoute } from './build-page-routes.ts';
import { checkAddresses } from './check-addresses.ts';
import { createRouteLocator } from './locate-route.ts';
import type { LinkResolver } from './resolve-content-links.ts';
import { collectSidebars } from './site-sidebars.ts';
import { uniqueRoutes } from './unique-routes.ts';

/** Every address of a site, with the data that its pages refer to by key. */
export interface BuiltRoutes {
  routes: Route[];
  /** Sidebars by key, as referenced by pages. */
  sidebars: Record<string, Sidebar>;
  /** Compiled content by key, as referenced by pages. */
  contents: Record<string, CompiledMdx>;
  /** Files that content shows or links to. */
  assets: ContentAsset[];
  problems: Problem[];
}

/** Every route of the site: docs, blog, lessons, pages, not-found, in this order. */
export async function buildRoutes(options: {
  config: ResolvedSiteConfig;
  strings: Strings;
  docs: LoadedDocs;
  blog: Blog | undefined;
  pages: SitePage[];
  lessons: Lesson[];
  navbar: Navbar;
  links: LinkResolver;
}): Promise<BuiltRoutes> {
  const { config, strings, docs, blog, pages, lessons, navbar, links } = options;
  const { matcher } = docs;
  const latest = docs.versions.find(({ version }) => version.isLast)?.version;
  const comparisons = listComparisons(docs);
  const history = createApiHistory(docs);
  const docRoutes = docs.versions.map((loaded) =>
    buildDocRoutes({
      config,
      strings,
      loaded,
      latest,
      matcher,
      navbar,
      links,
      lessons,
      comparisons,
      history,
    }),
  );
  const blogRoutes =
    blog && config.blog !== false
      ? buildBlogRoutes({
          site: config,
          config: config.blog,
          strings,
          blog,
          navbar: navbar.itemsFor({}),
          resolveLinks: links.resolve,
        })
      : { routes: [], contents: {}, assets: [], problems: [] };
  const customRoutes = buildCustomRoutes({ config, pages, navbar, links });
  const guides = new Map(latest?.docs.map(({ path, title }) => [path, title]));
  const lessonRoutes = buildLessonRoutes({ config, strings, lessons, guides, navbar, links });
  const routes = [
    ...docRoutes.flatMap((it) => it.routes),
    ...blogRoutes.routes,
    ...lessonRoutes.routes,
    ...customRoutes.routes,
  ];
  const locate = createRouteLocator({ docs, blog });
  const unique = await uniqueRoutes({
    routes: [...routes, buildNotFoundRoute({ config, strings, navbar, routes })],
    severity: config.checks.duplicateRoutes,
    locate,
  });
  const contents: Record<string, CompiledMdx> = {
    ...blogRoutes.contents,
    ...lessonRoutes.contents,
  };
  for (const { docs: versionDocs } of docs.versions) {
    for (const { file, compiled } of versionDocs.docs.values()) contents[file] = compiled;
  }
  for (const { content } of pages) if (content) contents[content.file] = content.compiled;
  return {
    routes: unique.routes,
    sidebars: collectSidebars(docs.versions, strings.api),
    contents,
    assets: uniqueAssets([
      ...Object.values(contents).flatMap(({ assets }) => assets),
      ...blogRoutes.assets,
      ...links.assets(),
    ]),
    problems: [
      ...docRoutes.flatMap(({ problems }) => problems),
      ...blogRoutes.problems,
      ...lessonRoutes.problems,
      ...customRoutes.problems,
      ...unique.problems,
      ...(await checkAddresses({ routes: unique.routes, locate })),
    ],
  };
}

function uniqueAssets(assets: ContentAsset[]): ContentAsset[] {
  return [...new Map(assets.map((asset) => [asset.output, asset])).values()];
}
