import { join } from 'node:path';
import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { addAnchors } from './anchors/add-anchors.ts';
import { ANCHORS_FILE, readAnchors } from './anchors/read-anchors.ts';
import type { ReadApi } from './api/create-api-reader.ts';
import { type ReadBlogResult, readBlog } from './blog/read-blog.ts';
import { guardCompile } from './build/guard-compile.ts';
import { withSeverity } from './checks/check-input.ts';
import { buildShell } from './config/build-shell.ts';
import { fallbackConfig } from './config/fallback-config.ts';
import { localizeConfig } from './config/localize-config.ts';
import {
  createModuleReader,
  type LoadedInputs,
  type ModuleReader,
} from './config/module-reader.ts';
import { CONFIG_FILE, readSiteConfig } from './config/read-site-config.ts';
import { resolveSiteVersion } from './config/resolve-site-version.ts';
import { type LoadedDocs, loadDocs, noDocs } from './docs/load-docs.ts';
import { type ContentHistory, readGitHistory } from './docs/read-git-history.ts';
import { findStrayContent } from './find-stray-content.ts';
import { createNavbar } from './navbar/create-navbar.ts';
import { readPackagePlaces } from './packages/package-places.ts';
import { readPages } from './pages/read-pages.ts';
import { addFrames } from './problems/add-frames.ts';
import { guard } from './problems/guard.ts';
import { sortProblems } from './problems/sort-problems.ts';
import { findRemovedPages } from './redirects/find-removed-pages.ts';
import { readRedirects } from './redirects/read-redirects.ts';
import { buildRoutes } from './routes/build-routes.ts';
import { createAssetFinder } from './routes/find-link-asset.ts';
import { createLinkResolver } from './routes/resolve-content-links.ts';
import type { SampleVersion } from './samples/sample.ts';
import { RESULTS_PATH } from './search/build-search.ts';
import type { CompileContent, Site } from './site.ts';
import { type Remember, rememberNothing } from './text/remember.ts';

export interface LoadSiteInput {
  /** The site's folder, absolute: where `site.config.ts` and `content` are. */
  root: string;
  /** In development drafts are pages too. */
  mode: 'development' | 'production';
  compile: CompileContent;
  /** Reads the API references of the versions; left out, there are none. */
  readApi?: ReadApi;
  /** Keeps modules of data between loads, for as long as none of their files changes. Left out, all are read anew. */
  modules?: ModuleReader;
  /** Keeps what was made of files between loads. Left out, nothing is kept. */
  remember?: Remember;
  /** Which locale to load; the default one when left out. Others have their name in the base URL. */
  locale?: string;
  /** When files of content were changed. Read from git when left out. */
  history?: ContentHistory;
}

export interface LoadedSite {
  site: Site;
  /** Everything that is wrong in what people wrote, by file and line, each with a code frame. */
  problems: Problem[];
  /** What the config and other modules of data were made from. */
  inputs: LoadedInputs;
}

/** A site whose modules of data are not told apart yet. */
type ReadSite = Omit<LoadedSite, 'inputs'>;

/**
 * The one door from files to a `Site`. Problems are values: a site with some is still as complete
 * as it can be. Never rejects: a config or a list of versions that is not valid gives a site without
 * pages, and an exception that nobody has foreseen a problem that names the file.
 */
export async function loadSite(input: LoadSiteInput): Promise<LoadedSite> {
  const { root } = input;
  const loaded = await guard({
    file: CONFIG_FILE,
    fallback: (problems): LoadedSite => {
      return {
        site: emptySite(fallbackConfig()),
        problems,
        inputs: { files: [], environment: [], packages: [] },
      };
    },
    work: () => loadWithModules(input),
  });
  const problems = await addFrames({ root, problems: sortProblems(loaded.problems) });
  return { ...loaded, problems };
}

async function loadWithModules(input: LoadSiteInput): Promise<LoadedSite> {
  const { root, locale } = input;
  const modules = input.modules ?? (await createModuleReader());
  try {
    const read = await readSiteConfig({ root, modules });
    if ('problems' in read) {
      const site = emptySite(fallbackConfig());
      return { site, problems: read.problems, inputs: { ...modules.inputs(), packages: [] } };
    }
    const loaded = await loadValidSite({
      ...input,
      ...read,
      config: localizeConfig({ config: read.config, locale }),
      compile: guardCompile(input.compile),
      modules,
    });
    const packages = listLinkedFolders({ root, versions: loaded.site.sampleVersions });
    return { ...loaded, inputs: { ...modules.inputs(), packages } };
  } finally {
    if (!input.modules) await modules.close();
  }
}

async function loadValidSite(
  input: LoadSiteInput & { config: ResolvedSiteConfig; source: string; modules: ModuleReader },
): Promise<ReadSite> {
  const { config } = input;
  const sources = await readSources(input);
  const { docs, blog, pages, redirects, anchors } = sources;
  const problems = [docs, blog, pages, redirects, anchors].flatMap((read) => read?.problems ?? []);
  // Without its docs or pages every link to them would be reported as well.
  if (docs.isUnreadable || pages.isUnreadable) return { site: emptySite(config), problems };
  const built = await guard({
    file: CONFIG_FILE,
    fallback: (problems) => ({ site: emptySite(config), problems }),
    work: () => buildSite({ ...input, sources }),
  });
  return { site: built.site, problems: [...problems, ...built.problems] };
}

type Sources = Awaited<ReturnType<typeof readSources>>;

/** Makes one site of what was read: its navbar, links and routes. */
async function buildSite(options: {
  root: string;
  modules: ModuleReader;
  mode: LoadSiteInput['mode'];
  config: ResolvedSiteConfig;
  source: string;
  sources: Sources;
}): Promise<ReadSite> {
  const { root, modules, mode, source } = options;
  const { docs, blog, pages, redirects, anchors } = options.sources;
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
    docs,
    blog: blog?.blog,
    pages: pages.pages,
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
      versions,
      docsFeeds: docs.versions.map(({ version, changes }) => ({ version, changes })),
      routes: addAnchors({ ...built, old: anchors.anchors.old }),
      redirects: redirects.redirects,
      anchors: anchors.anchors,
      contents: built.contents,
      assets: built.assets,
      sampleVersions: listSampleVersions(docs),
      drafts: new Map([...docs.drafts, ...(blog?.drafts ?? [])]),
    },
    problems: [
      ...versionProblems,
      ...withSeverity(removed, config.checks.removedPages),
      ...navbar.problems,
      ...built.problems,
      ...findEmptySite({ config, routes: built.routes }),
      ...(await findStrayContent({
        root,
        modules,
        pageModules: pages.modules,
        contents: built.contents,
      })),
    ],
  };
}

async function readSources(
  input: LoadSiteInput & { config: ResolvedSiteConfig; modules: ModuleReader },
) {
  const { root, mode, compile, readApi, config, modules, remember = rememberNothing } = input;
  const withDrafts = mode === 'development';
  const history = input.history ?? (await readGitHistory({ root }));
  const gitDates = history.updated;
  const [docs, blog, pages, redirects, anchors] = await Promise.all([
    config.docs === false
      ? noDocs()
      : loadDocs({
          root,
          config: config.docs,
          modules,
          withDrafts,
          compile,
          remember,
          history,
          ...(readApi ? { readApi } : {}),
        }),
    config.blog === false
      ? undefined
      : readBlog({ root, config: config.blog, withDrafts, compile, remember, gitDates }),
    readPages({ root, modules, compile, gitDates }),
    guard({
      file: config.redirects,
      fallback: (problems) => ({ redirects: [], problems }),
      work: () => readRedirects({ root, file: config.redirects, remember }),
    }),
    guard({
      file: ANCHORS_FILE,
      fallback: (problems) => ({ anchors: { old: [], lock: undefined }, problems }),
      work: () => readAnchors({ root, remember }),
    }),
  ]);
  return { docs, blog, pages, redirects, anchors };
}

/** Every content file that a link may name. */
function listContentFiles({ docs, blog }: { docs: LoadedDocs; blog: ReadBlogResult | undefined }) {
  const pathOfFile = new Map<string, string>();
  const draftFiles = new Set<string>(blog?.drafts.values());
  for (const { docs: versionDocs } of docs.versions) {
    for (const { file, path } of versionDocs.docs.values()) pathOfFile.set(file, path);
    for (const { file } of versionDocs.drafts.values()) draftFiles.add(file);
  }
  for (const { file, summary } of blog?.blog.posts ?? []) pathOfFile.set(file, summary.path);
  return { pathOfFile, draftFiles, folders: docs.versions.map(({ config }) => config.folder) };
}

/** Every version: one without a package.json must not have its samples compiled as another one's. */
function listSampleVersions({ versions }: LoadedDocs): SampleVersion[] {
  return versions.map(({ version, config }) => {
    const { folder, isWorkspace } = config;
    return { label: version.label, folder, isLast: version.isLast, isWorkspace };
  });
}

/** Folders of the packages that versions of the workspace are about. */
function listLinkedFolders(options: { root: string; versions: SampleVersion[] }): string[] {
  const { root, versions } = options;
  const linked = versions.flatMap(({ folder, isWorkspace }) =>
    isWorkspace ? readPackagePlaces({ folder: join(root, folder), isWorkspace }).linked : [],
  );
  return [...new Set(linked.map(({ folder }) => folder))].sort();
}

/** A site that has nothing but the not-found page is a mistake, not a site. */
function findEmptySite(options: { config: ResolvedSiteConfig; routes: Route[] }): Problem[] {
  const { config, routes } = options;
  if (routes.some(({ page }) => page.kind !== 'not-found')) return [];
  const wanted = [
    'content/pages/index.tsx',
    ...(config.docs === false ? [] : ['content/docs/<version>/*.mdx']),
    ...(config.blog === false ? [] : ['content/blog/*.mdx']),
  ];
  return [
    {
      code: 'empty-site',
      severity: 'error',
      message: 'The site has no pages.',
      hint: `Write some: ${wanted.join(', ')}.`,
      file: CONFIG_FILE,
    },
  ];
}

function emptySite(config: ResolvedSiteConfig): Site {
  return {
    config,
    shell: buildShell(config),
    versions: [],
    docsFeeds: [],
    routes: [],
    redirects: [],
    anchors: { old: [], lock: undefined },
    contents: {},
    assets: [],
    sampleVersions: [],
    drafts: new Map(),
  };
}
