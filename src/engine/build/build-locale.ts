import type { Problem } from '#shared/problem.ts';
import { stringDefines } from '#shared/strings/strings.ts';
import type { ApiReader } from '../api/create-api-reader.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import type { KeyHistory } from '../cache/key-history.ts';
import { drawCards } from '../cards/draw-cards.ts';
import { checkAll } from '../checks/check-all.ts';
import { findNewAnchors } from '../checks/check-anchors-lock.ts';
import type { Compiler } from '../compile/create-compiler.ts';
import { placeInConfig } from '../config/read-site-config.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { readStyleSheets } from '../outputs/style-sheets.ts';
import type { PlaygroundOutput } from '../playground/build-playground.ts';
import { addFrames } from '../problems/add-frames.ts';
import { buildSidebarFiles } from '../sidebars/build-sidebar-files.ts';
import type { Site } from '../site.ts';
import { type PublishedPage, renderRoutes } from '../ssg/render-routes.ts';
import type { Reporter } from '../terminal/reporter.ts';
import { buildLlms } from '../twins/build-llms.ts';
import { buildTwins, createTwinWriter } from '../twins/build-twins.ts';
import { createMarkdownStore } from '../twins/markdown-store.ts';
import { type AppBundle, buildApp } from '../vite/build-app.ts';
import { readBuildProblems } from '../vite/read-build-problems.ts';
import type { OutputFiles } from '../writing/output-files.ts';
import type { BuildReads } from './build-result.ts';
import { collectOutput } from './collect-output.ts';
import { runExternalCheck, type SiteSamples } from './run-checks.ts';

/** Everything that all locales of one build share. */
export interface BuildContext {
  siteRoot: string;
  compiler: Compiler;
  api: ApiReader;
  cache: ContentCache;
  history: KeyHistory;
  /** Whether to produce files or only check. */
  isWritten: boolean;
  /** Whether to check external links. */
  external: boolean;
  reporter: Reporter;
  now: Date;
}

/** One locale of the site, ready to be written. */
export interface BuiltLocale {
  files: OutputFiles;
  /** Hashes of inline scripts. */
  scriptHashes: string[];
  problems: Problem[];
  pages: number;
  newAnchors: string[];
  reads: BuildReads[];
}

/** Builds, renders and checks one locale. */
export async function buildLocale(
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
    /** Folder of the locale in the output, with a trailing slash. */
    folder?: string;
    /** Locales whose pages share the same rules for hosts. */
    others?: BuiltLocale[];
  },
): Promise<BuiltLocale> {
  const { siteRoot, cache, history, reporter, now } = context;
  const { baseUrl } = site.config;
  // Cards are drawn on separate threads and do not depend on the other two.
  const [bundle, { annotationsOf }, cards] = await Promise.all([
    reporter
      .phase('Building the app', () =>
        buildApp({ siteRoot, baseUrl, strings: definesOf(site), history, now }),
      )
      .catch((error: unknown) => readBuildProblems(error, siteRoot)),
    samples,
    drawSiteCards(context, site),
  ]);
  if (Array.isArray(bundle)) {
    const found = await addFrames({ root: siteRoot, problems: bundle });
    return {
      files: new Map(),
      scriptHashes: [],
      problems: [...cards.problems, ...found],
      pages: 0,
      newAnchors: [],
      reads: [],
    };
  }
  for (const trouble of bundle.troubles) reporter.info(trouble);
  const sheets = await readStyleSheets(bundle.clientDir);
  const sidebarFiles = buildSidebarFiles(site.sidebars);
  const rendering = await reporter.phase('Rendering pages', async (progress) => {
    const result = await renderRoutes({
      site,
      siteRoot,
      bundle,
      sheets,
      sidebarFiles,
      cache,
      history,
      annotationsOf,
      onPage: (done, total) => progress(`${done} of ${total}`),
    });
    progress(`${result.pages.length} pages, ${result.rendered} rendered`);
    return result;
  });
  const documents = await readDocuments(site, rendering.pages);
  const twins = await reporter.phase('Writing twins', async (progress) => {
    const document = (path: string) => documents.get(path);
    const store = await createMarkdownStore({ cache, name: baseUrl });
    const { toMarkdown } = store;
    const writer = await createTwinWriter({ site, siteRoot, annotationsOf, document, toMarkdown });
    const ofPages = buildTwins({ writer, routes: site.routes });
    const { files, problems } = buildLlms({ site, writer });
    await store.save();
    progress(`${ofPages.size} pages as Markdown`);
    return {
      files: new Map([...ofPages, ...files]),
      problems: await placeInConfig({ root: siteRoot, problems }),
    };
  });
  const { files, scriptHashes, problems } = await collectOutput({
    site,
    siteRoot,
    bundle,
    pages: rendering.pages,
    documents,
    cards: cards.files,
    twins: twins.files,
    sidebarFiles,
    otherScripts: others.flatMap((locale) => locale.scriptHashes),
    playground: await playground,
    cache,
    namesOnly: !context.isWritten,
  });
  const pages = rendering.pages.map((page) => page.emitted);
  const output = { site, pages, files: new Set(files.keys()) };
  const found = await reporter.phase('Checking', async () => {
    return addFrames({ root: siteRoot, problems: checkAll(output) });
  });
  // External links are the same in every locale.
  const asksOthers = context.external && folder === '';
  const outside = asksOthers ? await runExternalCheck({ ...context, output }) : [];
  const drawn = await addFrames({ root: siteRoot, problems: rendering.problems });
  return {
    files: new Map([...files].map(([path, content]) => [`${folder}${path}`, content])),
    scriptHashes,
    problems: [...cards.problems, ...drawn, ...twins.problems, ...problems, ...found, ...outside],
    pages: rendering.pages.length,
    newAnchors: findNewAnchors({ ...site, pages }),
    reads: [readsOf(bundle)],
  };
}

/** HTML by path, of the pages whose text is nowhere else: those in TSX for their twins, and posts for the feeds. */
async function readDocuments(site: Site, pages: PublishedPage[]): Promise<Map<string, string>> {
  const kinds = new Map(site.routes.map(({ path, page }) => [path, page.kind]));
  const needed = pages.filter(({ emitted }) =>
    ['custom', 'blog-post'].includes(kinds.get(emitted.path) ?? ''),
  );
  const texts = await mapConcurrently(needed, async (page) => {
    return [page.emitted.path, (await page.read()).html] as const;
  });
  return new Map(texts);
}

/** Replacements for the bundlers of the locale. */
function definesOf({ strings, shell }: Site): Record<string, string> {
  return stringDefines(strings, shell.locale.htmlLang);
}

function readsOf({ siteInputs, environment }: AppBundle): BuildReads {
  return { files: siteInputs, environment, packages: [] };
}

function drawSiteCards({ siteRoot, cache, reporter }: BuildContext, site: Site) {
  return reporter.phase('Rendering social cards', async (progress) => {
    const cards = await drawCards({ site, siteRoot, cache });
    progress(`${cards.files.size} cards, ${cards.drawn} drawn`);
    return cards;
  });
}
