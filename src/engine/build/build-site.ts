import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { type ApiReader, createApiReader } from '../api/create-api-reader.ts';
import { type ContentCache, createContentCache } from '../cache/content-cache.ts';
import { drawCards } from '../cards/draw-cards.ts';
import { checkAll } from '../checks/check-all.ts';
import type { Reporter } from '../cli/reporter.ts';
import { loadSite } from '../load-site.ts';
import {
  buildPlayground,
  type PlaygroundOutput,
  playgroundFolder,
} from '../playground/build-playground.ts';
import { addFrames } from '../problems/add-frames.ts';
import { buildRouteTypes } from '../routes/build-route-types.ts';
import type { Site } from '../site.ts';
import { renderRoutes } from '../ssg/render-routes.ts';
import { buildApp } from '../vite/build-app.ts';
import { readBuildProblems } from '../vite/read-build-problems.ts';
import { collectOutput, type InlineHashes } from './collect-output.ts';
import { type Compiler, createCompiler } from './create-compiler.ts';
import {
  runExternalCheck,
  runSampleCheck,
  runSpellingCheck,
  type SiteSamples,
} from './run-checks.ts';
import { type OutputFiles, writeOutput } from './write-output.ts';

export interface BuildResult {
  problems: Problem[];
  pages: number;
  written: number;
}

interface BuildContext {
  siteRoot: string;
  compiler: Compiler;
  api: ApiReader;
  cache: ContentCache;
  /** Whether files are made, or only checked. */
  isWritten: boolean;
  /** Whether other sites are asked. */
  external: boolean;
  reporter: Reporter;
  now: Date;
}

/** One locale of the site, ready to be written. */
interface BuiltLocale {
  files: OutputFiles;
  inlineHashes: InlineHashes;
  problems: Problem[];
  pages: number;
}

/**
 * The whole build: content, then the app, then every page, then every check; files are written only
 * when no check found an error, so that the last good site stays where it is.
 */
export async function buildSite(options: {
  siteRoot: string;
  /** Nothing is written without it. */
  outDir: string | undefined;
  /** Also asks other sites for the addresses that pages link to, which takes its time. */
  external?: boolean;
  reporter: Reporter;
  now: Date;
}): Promise<BuildResult> {
  const { siteRoot, outDir, external = false, reporter, now } = options;
  const cache = createContentCache(join(siteRoot, '.site/cache'));
  const compiler = await createCompiler({ siteRoot, cache });
  const api = createApiReader({ siteRoot, cache });
  const isWritten = outDir !== undefined;
  const context = { siteRoot, compiler, api, cache, isWritten, external, reporter, now };
  try {
    const { site, problems } = await loadLocale(context, undefined);
    await writeRouteTypes(siteRoot, site);
    // Without routes there is nothing to draw: the problems say why.
    if (site.routes.length === 0) return { problems, pages: 0, written: 0 };

    // The compiler has threads of its own: samples are checked while the app is built.
    const samples = runSampleCheck({ ...context, site });
    const playground = buildSitePlayground(context, site);
    const [checked, spelling, built] = await Promise.all([
      samples,
      runSpellingCheck({ ...context, site }),
      buildLocales({ context, site, samples, playground }),
      // Locales whose app cannot be built do not wait for it.
      playground,
    ]);

    const all = [
      problems,
      checked.problems,
      spelling,
      ...built.map((locale) => locale.problems),
    ].flat();
    const pages = built.reduce((sum, locale) => sum + locale.pages, 0);
    const failed = all.some((problem) => problem.severity === 'error');
    if (!outDir || failed) return { problems: all, pages, written: 0 };
    const files: OutputFiles = new Map(built.flatMap((locale) => [...locale.files]));
    const { written } = await reporter.phase('Writing', () => writeOutput({ dir: outDir, files }));
    return { problems: all, pages, written };
  } finally {
    await cache.prune(now);
    await Promise.all([compiler.close(), api.close()]);
  }
}

function loadLocale(context: BuildContext, locale: string | undefined) {
  const { siteRoot, compiler, api, reporter } = context;
  return reporter.phase('Reading content', async (progress) => {
    const loaded = await loadSite({
      root: siteRoot,
      mode: 'production',
      compile: compiler.compile,
      readApi: api.read,
      ...(locale === undefined ? {} : { locale }),
    });
    progress(`${loaded.site.routes.length} routes, ${compiler.compiled()} files compiled`);
    return loaded;
  });
}

/** The playground lies beside the pages of the default locale and serves them all. */
async function buildSitePlayground(
  context: BuildContext,
  site: Site,
): Promise<PlaygroundOutput | undefined> {
  const { siteRoot, cache, reporter } = context;
  const folder = playgroundFolder(site, siteRoot);
  if (folder === undefined) return undefined;
  return reporter.phase('Building the playground', () => buildPlayground({ folder, cache }));
}

/** The default locale comes last: the rules for hosts are written with it, and hold for all. */
async function buildLocales(options: {
  context: BuildContext;
  site: Site;
  samples: Promise<SiteSamples>;
  playground: Promise<PlaygroundOutput | undefined>;
}): Promise<BuiltLocale[]> {
  const { context, site, samples, playground } = options;
  const { defaultLocale, locales } = site.config.i18n;
  const built: BuiltLocale[] = [];
  for (const locale of Object.keys(locales).filter((name) => name !== defaultLocale)) {
    const localized = await loadLocale(context, locale);
    built.push(await buildLocale(context, localized.site, { samples, folder: `${locale}/` }));
  }
  built.push(await buildLocale(context, site, { samples, playground, others: built }));
  return built;
}

async function buildLocale(
  context: BuildContext,
  site: Site,
  {
    samples,
    playground,
    folder = '',
    others = [],
  }: {
    samples: Promise<SiteSamples>;
    playground?: Promise<PlaygroundOutput | undefined>;
    /** Of the locale in the output, with a slash behind it. */
    folder?: string;
    /** Locales whose pages are served by the same rules. */
    others?: BuiltLocale[];
  },
): Promise<BuiltLocale> {
  const { siteRoot, cache, reporter, now } = context;
  // Cards are drawn on threads of their own, and need nothing that the other two make.
  const [bundle, { annotationsOf }, cards] = await Promise.all([
    reporter
      .phase('Building the app', () => buildApp({ siteRoot, baseUrl: site.config.baseUrl, now }))
      .catch((error: unknown) => readBuildProblems(error, siteRoot)),
    samples,
    drawSiteCards(context, site),
  ]);
  if (Array.isArray(bundle)) {
    const found = await addFrames({ root: siteRoot, problems: bundle });
    return {
      files: new Map(),
      inlineHashes: { scripts: [], styles: [] },
      problems: [...cards.problems, ...found],
      pages: 0,
    };
  }
  const rendering = await reporter.phase('Rendering pages', async (progress) => {
    const result = await renderRoutes({
      site,
      bundle,
      cache,
      annotationsOf,
      onPage: (done, total) => progress(`${done} of ${total}`),
    });
    progress(`${result.pages.length} pages, ${result.rendered} rendered`);
    return result;
  });
  const { files, inlineHashes } = await collectOutput({
    site,
    siteRoot,
    bundle,
    pages: rendering.pages,
    cards: cards.files,
    otherHashes: others.map((locale) => locale.inlineHashes),
    playground: await playground,
    namesOnly: !context.isWritten,
  });
  const pages = rendering.pages.map((page) => page.emitted);
  const output = { site, pages, files: new Set(files.keys()) };
  const found = await reporter.phase('Checking', async () => {
    return addFrames({ root: siteRoot, problems: checkAll(output) });
  });
  // Links to other sites are the same in every locale.
  const asksOthers = context.external && folder === '';
  const outside = asksOthers ? await runExternalCheck({ ...context, output }) : [];
  return {
    files: new Map([...files].map(([path, content]) => [`${folder}${path}`, content])),
    inlineHashes,
    problems: [...cards.problems, ...rendering.problems, ...found, ...outside],
    pages: rendering.pages.length,
  };
}

function drawSiteCards({ siteRoot, cache, reporter }: BuildContext, site: Site) {
  return reporter.phase('Drawing social cards', async (progress) => {
    const cards = await drawCards({ site, siteRoot, cache });
    progress(`${cards.files.size} cards, ${cards.drawn} drawn`);
    return cards;
  });
}

/** Tells TypeScript which paths exist, so that a wrong `href` in code does not compile. */
async function writeRouteTypes(siteRoot: string, site: Site): Promise<void> {
  const text = buildRouteTypes({ paths: site.routes.map(({ path }) => path) });
  await mkdir(join(siteRoot, '.site'), { recursive: true });
  await writeFile(join(siteRoot, '.site/routes.d.ts'), text);
}
