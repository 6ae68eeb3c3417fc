import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { CompiledMdx, ContentAsset } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { buildBlogRoutes } from './blog/build-blog-routes.ts';
import { readBlog } from './blog/read-blog.ts';
import { buildShell } from './config/build-shell.ts';
import { fallbackConfig } from './config/fallback-config.ts';
import { createModuleReader, type ModuleReader } from './config/module-reader.ts';
import { CONFIG_FILE, readSiteConfig } from './config/read-site-config.ts';
import { loadDocs, noDocs } from './docs/load-docs.ts';
import { readGitDates } from './docs/read-git-dates.ts';
import { createNavbar } from './navbar/create-navbar.ts';
import { readPages } from './pages/read-pages.ts';
import { addFrames } from './problems/add-frames.ts';
import { sortProblems } from './problems/sort-problems.ts';
import { readRedirects } from './redirects/read-redirects.ts';
import { buildDocRoutes } from './routes/build-doc-routes.ts';
import { buildCustomRoutes, buildNotFoundRoute } from './routes/build-page-routes.ts';
import { createAssetFinder } from './routes/find-link-asset.ts';
import { createLinkResolver } from './routes/resolve-content-links.ts';
import { uniqueRoutes } from './routes/unique-routes.ts';
import type { CompileContent, Site } from './site.ts';

export interface LoadSiteInput {
  /** The site's folder, absolute: where `site.config.ts` and `content` are. */
  root: string;
  /** In development drafts are pages too. */
  mode: 'development' | 'production';
  compile: CompileContent;
  /** Path of a file -> ISO date of its last commit. Read from git when left out. */
  gitDates?: ReadonlyMap<string, string>;
}

export interface LoadedSite {
  site: Site;
  /** Everything that is wrong in what people wrote, by file and line, each with a code frame. */
  problems: Problem[];
}

/**
 * The one door from files to a `Site`. Problems are values: a site with some is still as complete
 * as it can be. A config that is not valid gives a site without pages.
 *
 * @throws SiteError `config-not-found`
 */
export async function loadSite(input: LoadSiteInput): Promise<LoadedSite> {
  const { root } = input;
  const modules = await createModuleReader();
  try {
    const read = await readSiteConfig({ root, modules });
    const { site, problems } =
      'config' in read
        ? await loadValidSite({ ...input, ...read, modules })
        : { site: emptySite(fallbackConfig()), problems: read.problems };
    return { site, problems: await addFrames({ root, problems: sortProblems(problems) }) };
  } finally {
    await modules.close();
  }
}

async function loadValidSite(
  input: LoadSiteInput & { config: ResolvedSiteConfig; source: string; modules: ModuleReader },
): Promise<LoadedSite> {
  const { root, mode, compile, config, source, modules } = input;
  const withDrafts = mode === 'development';
  const gitDates = input.gitDates ?? (await readGitDates({ root }));
  const [docs, blog, pages, redirects] = await Promise.all([
    config.docs === false
      ? noDocs()
      : loadDocs({ root, config: config.docs, modules, withDrafts, compile, gitDates }),
    config.blog === false
      ? undefined
      : readBlog({ root, config: config.blog, withDrafts, compile, gitDates }),
    readPages({ root, modules }),
    readRedirects({ root, file: config.redirects }),
  ]);
  const loadedVersions = docs.versions;
  const versions = loadedVersions.map(({ version }) => version);
  const navbar = await createNavbar({ config, source, versions, matcher: docs.matcher });
  const posts = blog?.blog.posts ?? [];
  const links = createLinkResolver({
    pathOfFile: new Map([
      ...loadedVersions.flatMap((it) => [...it.docs.docs.values()].map(fileAndPath)),
      ...posts.map((post): [string, string] => [post.file, post.summary.path]),
    ]),
    draftFiles: new Set([
      ...loadedVersions.flatMap((it) => [...it.docs.drafts.values()].map(({ file }) => file)),
      ...(blog?.drafts.values() ?? []),
    ]),
    folders: loadedVersions.map((it) => it.config.folder),
    findAsset: createAssetFinder({ root }),
    severity: config.checks.brokenMarkdownLinks,
  });

  const latest = versions.find(({ isLast }) => isLast);
  const docRoutes = loadedVersions.map((loaded) =>
    buildDocRoutes({ config, loaded, latest, matcher: docs.matcher, navbar, links }),
  );
  const blogPages =
    blog && config.blog !== false
      ? buildBlogRoutes({
          site: config,
          config: config.blog,
          blog: blog.blog,
          navbar: navbar.itemsFor({}),
          resolveLinks: links.resolve,
        })
      : undefined;
  const unique = uniqueRoutes({
    routes: [
      ...docRoutes.flatMap(({ routes }) => routes),
      ...(blogPages?.routes ?? []),
      ...buildCustomRoutes({ config, pages: pages.pages, navbar }),
      buildNotFoundRoute({ config, navbar }),
    ],
    severity: config.checks.duplicateRoutes,
  });

  const contents: Record<string, CompiledMdx> = { ...blogPages?.contents };
  for (const { docs: versionDocs } of loadedVersions) {
    for (const doc of versionDocs.docs.values()) contents[doc.file] = doc.compiled;
  }
  return {
    site: {
      config,
      shell: buildShell(config),
      versions,
      routes: unique.routes,
      redirects: redirects.redirects,
      contents,
      assets: uniqueAssets([
        ...Object.values(contents).flatMap(({ assets }) => assets),
        ...(blogPages?.assets ?? []),
        ...links.assets(),
      ]),
      drafts: new Map([...docs.drafts, ...(blog?.drafts ?? [])]),
    },
    problems: [
      ...docs.problems,
      ...(blog?.problems ?? []),
      ...pages.problems,
      ...redirects.problems,
      ...navbar.problems,
      ...docRoutes.flatMap(({ problems }) => problems),
      ...(blogPages?.problems ?? []),
      ...unique.problems,
      ...findEmptySite({ config, routes: unique.routes }),
    ],
  };
}

function fileAndPath({ file, path }: { file: string; path: string }): [string, string] {
  return [file, path];
}

function uniqueAssets(assets: ContentAsset[]): ContentAsset[] {
  return [...new Map(assets.map((asset) => [asset.output, asset])).values()];
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
    routes: [],
    redirects: [],
    contents: {},
    assets: [],
    drafts: new Map(),
  };
}
