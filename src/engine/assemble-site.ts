import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import { RESULTS_PATH } from '#shared/search/search-manifest.ts';
import type { ReadBlogResult } from './blog/read-blog.ts';
import { buildShell } from './config/build-shell.ts';
import type { ModuleReader } from './config/module-reader.ts';
import { resolveSiteVersion } from './config/resolve-site-version.ts';
import { findEmptySite } from './empty-site.ts';
import { findLostContent } from './find-lost-content.ts';
import { findStrayContent } from './find-stray-content.ts';
import type { LoadedDocs } from './load-docs.ts';
import { createNavbar } from './navbar/create-navbar.ts';
import { withSeverity } from './problems/found-problem.ts';
import type { Sources } from './read-sources.ts';
import { findRemovedPages } from './redirects/find-removed-pages.ts';
import { addAnchors } from './routes/add-anchors.ts';
import { buildRoutes } from './routes/build-routes.ts';
import { findDamagedPages } from './routes/find-damaged-pages.ts';
import { createAssetFinder } from './routes/find-link-asset.ts';
import { createLinkResolver } from './routes/resolve-content-links.ts';
import type { SampleVersion, Site } from './site.ts';
import { originalFile } from './text/translations.ts';

/** Combines the loaded parts into a site: its navbar, links and routes. */
export async function assembleSite(options: {
  root: string;
  modules: ModuleReader;
  mode: 'development' | 'production';
  config: ResolvedSiteConfig;
  source: string;
  sources: Sources;
}): Promise<{ site: Site; problems: Problem[] }> {
  const { root, modules, mode, source } = options;
  const { docs, blog, pages, learn, redirects, anchors, strings } = options.sources;
  const versions = docs.versions.map(({ version }) => version);
  const { config, problems: versionProblems } = await resolveSiteVersion({ ...options, versions });
  const latest = docs.versions.find(({ version }) => version.isLast);
  const navbar = await createNavbar({
    config,
    source,
    versions,
    matcher: docs.matcher,
    hasSidebars: latest?.sidebars.isBroken !== true,
    hasSearchPage: pages.paths.includes(RESULTS_PATH),
  });
  const links = createLinkResolver({
    ...listContentFiles({ docs, blog }),
    findAsset: createAssetFinder({ root }),
    severity: config.checks.brokenMarkdownLinks,
  });
  const built = await buildRoutes({
    config,
    strings: strings.strings,
    docs,
    blog: blog?.blog,
    pages: pages.pages,
    lessons: learn.lessons,
    navbar,
    links,
  });
  const removed =
    mode === 'production'
      ? await findRemovedPages({
          root,
          config,
          versions: docs.versions.map(({ config: version }) => version),
          routes: built.routes,
          redirects: redirects.redirects,
        })
      : [];
  return {
    site: {
      config,
      shell: buildShell(config, { hasSearchPage: pages.paths.includes(RESULTS_PATH) }),
      strings: strings.strings,
      versions,
      docsFeeds: docs.versions.map(({ version, changes }) => ({ version, changes })),
      routes: addAnchors({ ...built, old: anchors.anchors.old }),
      sidebars: built.sidebars,
      redirects: redirects.redirects,
      anchors: anchors.anchors,
      contents: built.contents,
      assets: built.assets,
      sampleVersions: listSampleVersions(docs),
      drafts: new Map([...docs.drafts, ...(blog?.drafts ?? [])]),
      damaged: findDamagedPages({
        ...built,
        problems: Object.values(options.sources).flatMap((read) => read?.problems ?? []),
      }),
    },
    problems: [
      ...versionProblems,
      ...withSeverity(removed, config.checks.removedPages),
      ...navbar.problems,
      ...built.problems,
      ...findEmptySite({ config, routes: built.routes }),
      ...(await modules.keep({ key: 'lost content', make: () => findLostContent(root) })),
      ...(await findStrayContent({
        root,
        modules,
        locales: Object.keys(config.i18n.locales),
        pageModules: pages.modules,
        contents: built.contents,
      })),
    ],
  };
}

/** Every content file that a link may target. */
function listContentFiles({ docs, blog }: { docs: LoadedDocs; blog: ReadBlogResult | undefined }) {
  const pathOfFile = new Map<string, string>();
  const draftFiles = new Set([...(blog?.drafts.values() ?? [])].map(originalFile));
  for (const { docs: versionDocs } of docs.versions) {
    for (const { file, path } of versionDocs.docs.values()) {
      pathOfFile.set(originalFile(file), path);
    }
    for (const { file } of versionDocs.drafts.values()) draftFiles.add(originalFile(file));
  }
  for (const { file, summary } of blog?.blog.posts ?? []) {
    pathOfFile.set(originalFile(file), summary.path);
  }
  return { pathOfFile, draftFiles, folders: docs.versions.map(({ config }) => config.folder) };
}

/** Every version, because the samples of one without a package.json must not be compiled as another's. */
function listSampleVersions({ versions }: LoadedDocs): SampleVersion[] {
  return versions.map(({ version, config }) => {
    const { folder, isWorkspace } = config;
    return { label: version.label, folder, isLast: version.isLast, isWorkspace };
  });
}
