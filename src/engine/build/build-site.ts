import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { createApiReader } from '../api/create-api-reader.ts';
import { createContentCache } from '../cache/content-cache.ts';
import { noteFingerprints } from '../cache/fingerprint.ts';
import { openKeyHistory } from '../cache/key-history.ts';
import { createCompiler } from '../compile/create-compiler.ts';
import { readGitHistory } from '../docs/read-git-history.ts';
import { checkHost, HOST_ENVIRONMENT } from '../hosts/check-host.ts';
import { type LoadedSite, loadSite } from '../load-site.ts';
import {
  buildPlayground,
  type PlaygroundOutput,
  playgroundPackages,
} from '../playground/build-playground.ts';
import { hasErrors } from '../problems/count-problems.ts';
import { problemOfError } from '../problems/problem-of-error.ts';
import { buildRouteTypes } from '../routes/build-route-types.ts';
import { HOST_FILES } from '../serve/host-rules.ts';
import type { Site } from '../site.ts';
import type { Reporter } from '../terminal/reporter.ts';
import type { OutputFiles } from '../writing/output-files.ts';
import { writeOutput } from '../writing/write-output.ts';
import { type BuildContext, type BuiltLocale, buildLocale } from './build-locale.ts';
import type { BuildReads, BuildResult } from './build-result.ts';
import { runSampleCheck, runSpellingCheck, type SiteSamples } from './run-checks.ts';

/**
 * The whole build: content, then the app, then every page, then every check. Files are written only
 * if no check found an error, so that the last good site stays in place.
 */
export async function buildSite(options: {
  siteRoot: string;
  /** Without it, nothing is written. */
  outDir: string | undefined;
  /** Whether to check external links, which takes a while. */
  external?: boolean;
  reporter: Reporter;
  now: Date;
}): Promise<BuildResult> {
  const { siteRoot, outDir, external = false, reporter, now } = options;
  const cache = createContentCache(join(siteRoot, '.site/cache'));
  const history = await openKeyHistory(join(siteRoot, '.site/cache/key-history.json'));
  const compiler = await createCompiler({ siteRoot, cache, history });
  const api = createApiReader({ siteRoot, cache });
  const context: BuildContext = {
    siteRoot,
    compiler,
    api,
    cache,
    history,
    isWritten: outDir !== undefined,
    external,
    reporter,
    now,
  };
  try {
    const { site, problems, inputs } = await loadLocale(context, undefined);
    // Without routes there is nothing to render; the problems say why.
    if (site.routes.length === 0) {
      return { problems, pages: 0, written: 0, newAnchors: [], hostFiles: {}, reads: inputs };
    }
    await writeRouteTypes(siteRoot, site);

    // The sample compiler has its own threads, so it runs while the app is built.
    const samples = runSampleCheck({ ...context, site });
    const playgroundProblems: Problem[] = [];
    const playground = buildSitePlayground(context, site).catch((error: unknown) => {
      playgroundProblems.push(problemOfError(error));
      return undefined;
    });
    const [checked, spelling, built] = await Promise.all([
      samples,
      runSpellingCheck({ ...context, site }),
      buildLocales({ context, site, samples, playground, known: problems }),
      // Locales whose app cannot be built are not waited for.
      playground,
    ]);

    const files: OutputFiles = new Map(built.flatMap((locale) => [...locale.files]));
    const all = [
      problems,
      checked.problems,
      spelling,
      playgroundProblems,
      ...built.map((locale) => locale.problems),
      await checkHost({ config: site.config, siteRoot, files, environment: process.env }),
    ].flat();
    // Every locale has the same sections.
    const newAnchors = built.at(-1)?.newAnchors ?? [];
    const result = {
      problems: all,
      pages: built.reduce((sum, locale) => sum + locale.pages, 0),
      newAnchors,
      hostFiles: hostFilesOf(files),
      reads: mergeReads([
        inputs,
        { files: [], environment: HOST_ENVIRONMENT, packages: [] },
        ...built.flatMap((locale) => locale.reads),
      ]),
    };
    if (!outDir || hasErrors(all)) return { ...result, written: 0 };
    const { written } = await reporter.phase('Writing', (progress) =>
      writeOutput({
        dir: outDir,
        files,
        cache,
        onWait: (holder) => progress(`waiting for another build: ${holder}`),
      }),
    );
    return { ...result, written };
  } finally {
    noteFingerprints(history);
    await Promise.all([cache.prune(now), history.save()]);
    for (const trouble of cache.troubles()) reporter.info(trouble);
    await Promise.all([compiler.close(), api.close()]);
  }
}

function hostFilesOf(files: OutputFiles): Record<string, string> {
  const texts = HOST_FILES.map((name) => [name, files.get(name)] as const);
  return Object.fromEntries(
    texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function mergeReads(all: BuildReads[]): BuildReads {
  return {
    files: [...new Set(all.flatMap(({ files }) => files))].sort(),
    environment: [...new Set(all.flatMap(({ environment }) => environment))].sort(),
    packages: [...new Set(all.flatMap(({ packages }) => packages))].sort(),
  };
}

function loadLocale(context: BuildContext, locale: string | undefined): Promise<LoadedSite> {
  const { siteRoot, compiler, api, cache, reporter } = context;
  return reporter.phase('Reading content', async (progress) => {
    const loaded = await loadSite({
      root: siteRoot,
      mode: 'production',
      compile: compiler.compile,
      readApi: api.read,
      history: await readGitHistory({ root: siteRoot, cache }),
      locale,
    });
    progress(`${loaded.site.routes.length} routes, ${compiler.compiled()} files compiled`);
    return loaded;
  });
}

/** The playground is part of the default locale and serves all locales. */
async function buildSitePlayground(
  context: BuildContext,
  site: Site,
): Promise<PlaygroundOutput | undefined> {
  const { siteRoot, cache, reporter } = context;
  const places = playgroundPackages(site, siteRoot);
  if (places === undefined) return undefined;
  return reporter.phase('Building the playground', () => buildPlayground({ places, cache }));
}

/**
 * The default locale comes last, because the rules for hosts are written with it and cover all
 * locales.
 */
async function buildLocales(options: {
  context: BuildContext;
  site: Site;
  samples: Promise<SiteSamples>;
  playground: Promise<PlaygroundOutput | undefined>;
  /** Problems of the default locale, which all other locales repeat. */
  known: Problem[];
}): Promise<BuiltLocale[]> {
  const { context, site, samples, playground, known } = options;
  const { defaultLocale, locales } = site.config.i18n;
  const built: BuiltLocale[] = [];
  for (const locale of Object.keys(locales).filter((name) => name !== defaultLocale)) {
    const localized = await loadLocale(context, locale);
    // Translations have their own samples; by now the default locale's are cached.
    const others = samples.then(() => runSampleCheck({ ...context, site: localized.site }));
    const one = await buildLocale(context, localized.site, {
      samples: others,
      folder: `${locale}/`,
    });
    const checked = [...localized.problems, ...(await others).problems];
    built.push({
      ...one,
      problems: [
        ...withoutKnown(checked, [...known, ...(await samples).problems]),
        ...one.problems,
      ],
      reads: [...one.reads, localized.inputs],
    });
  }
  built.push(await buildLocale(context, site, { samples, playground, others: built }));
  return built;
}

function withoutKnown(problems: Problem[], known: Problem[]): Problem[] {
  const nameOf = ({ file, line, column, code, message }: Problem) =>
    JSON.stringify([file, line, column, code, message]);
  const names = new Set(known.map(nameOf));
  return problems.filter((problem) => !names.has(nameOf(problem)));
}

/** Tells TypeScript which paths exist, so that a wrong `href` in code does not compile. */
async function writeRouteTypes(siteRoot: string, site: Site): Promise<void> {
  const text = buildRouteTypes({ paths: site.routes.map(({ path }) => path) });
  await mkdir(join(siteRoot, '.site'), { recursive: true });
  await writeFile(join(siteRoot, '.site/routes.d.ts'), text);
}
