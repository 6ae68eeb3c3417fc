import { join } from 'node:path';
import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import { assembleSite } from './assemble-site.ts';
import { guardCompile } from './compile/guard-compile.ts';
import { fallbackConfig } from './config/fallback-config.ts';
import { localizeConfig } from './config/localize-config.ts';
import {
  createModuleReader,
  type LoadedInputs,
  type ModuleReader,
} from './config/module-reader.ts';
import { CONFIG_FILE, readSiteConfig } from './config/read-site-config.ts';
import { emptySite } from './empty-site.ts';
import { readPackagePlaces } from './packages/package-places.ts';
import { posixPath } from './posix-path.ts';
import { addFrames } from './problems/add-frames.ts';
import { guard } from './problems/guard.ts';
import { sortProblems } from './problems/sort-problems.ts';
import { readSources, type SourcesInput } from './read-sources.ts';
import type { SampleVersion, Site } from './site.ts';

/** Where a site is, and what earlier loads have left to reuse. */
export interface LoadSiteInput extends Omit<SourcesInput, 'config' | 'modules'> {
  /** Caches data modules between loads, as long as none of their files changes. Without it, all are read again. */
  modules?: ModuleReader;
  /** Locale to load; by default, the default one. Others have their name in the base URL. */
  locale?: string | undefined;
}

/** A site with everything that was wrong in its sources. With problems, it may lack some or all pages. */
export interface LoadedSite {
  site: Site;
  /** All mistakes in the sources, sorted by file and line, each with a code frame. */
  problems: Problem[];
  /** Inputs of the config and other data modules. */
  inputs: LoadedInputs;
}

/** A site before its data modules are identified. */
type ReadSite = Omit<LoadedSite, 'inputs'>;

/**
 * The only way from files to a `Site`. Problems are values: a site with problems is still as complete as possible.
 * Never rejects: an invalid config or list of versions gives a site without pages, and an unforeseen exception becomes
 * a problem that names the file.
 */
export async function loadSite(input: LoadSiteInput): Promise<LoadedSite> {
  const { root } = input;
  const readAt = Date.now();
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
  const problems = await addFrames({ root, problems: sortProblems(loaded.problems), readAt });
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
    const { files, environment } = modules.inputs();
    const outside = listOutsideFiles({ root, site: loaded.site });
    return { ...loaded, inputs: { files: [...files, ...outside], environment, packages } };
  } finally {
    if (!input.modules) await modules.close();
  }
}

async function loadValidSite(
  input: LoadSiteInput & { config: ResolvedSiteConfig; source: string; modules: ModuleReader },
): Promise<ReadSite> {
  const { config } = input;
  const sources = await readSources(input);
  const { docs, pages } = sources;
  const problems = Object.values(sources).flatMap((read) => read?.problems ?? []);
  // Without docs or pages, every link to them would also be reported.
  if (docs.isUnreadable || pages.isUnreadable) return { site: emptySite(config), problems };
  const built = await guard({
    file: CONFIG_FILE,
    fallback: (problems) => ({ site: emptySite(config), problems }),
    work: () => assembleSite({ ...input, sources }),
  });
  return { site: built.site, problems: [...problems, ...built.problems] };
}

/** Absolute paths of files that are read, but are not in `content`: the redirects, and what pages show from elsewhere. */
function listOutsideFiles({ root, site }: { root: string; site: Site }): string[] {
  const shown = Object.values(site.contents).flatMap(({ dependencies }) => dependencies);
  const outside = [site.config.redirects, ...shown].filter((file) => !file.startsWith('content/'));
  return [...new Set(outside.map((file) => posixPath(join(root, file))))];
}

/** Folders of the packages documented by workspace versions. */
function listLinkedFolders(options: { root: string; versions: SampleVersion[] }): string[] {
  const { root, versions } = options;
  const linked = versions.flatMap(({ folder, isWorkspace }) =>
    isWorkspace ? readPackagePlaces({ folder: join(root, folder), isWorkspace }).linked : [],
  );
  return [...new Set(linked.map(({ folder }) => folder))].sort();
}
