import type { ResolvedDocsConfig } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import type { ReadApi } from '../api/create-api-reader.ts';
import type { ModuleReader } from '../config/module-reader.ts';
import { readVersions } from '../config/read-versions.ts';
import { locateInModule } from '../problems/locate-in-module.ts';
import type { CompileContent } from '../site.ts';
import { type LoadedVersion, loadVersion } from './load-version.ts';
import {
  createVersionMatcher,
  type EquivalentProblem,
  type VersionMatcher,
} from './version-matcher.ts';

/** All versions of the docs. */
export interface LoadedDocs {
  versions: LoadedVersion[];
  matcher: VersionMatcher;
  /** Set where the list of versions is not valid: then there are no versions. */
  isUnreadable?: true;
  /** Path that a draft would have -> its file. */
  drafts: Map<string, string>;
  problems: Problem[];
}

/** The docs of a site without docs. */
export function noDocs(): LoadedDocs {
  return { versions: [], matcher: createVersionMatcher([]), drafts: new Map(), problems: [] };
}

export async function loadDocs(options: {
  root: string;
  config: ResolvedDocsConfig;
  modules: ModuleReader;
  withDrafts: boolean;
  compile: CompileContent;
  readApi?: ReadApi;
  gitDates: ReadonlyMap<string, string>;
}): Promise<LoadedDocs> {
  const { root, config, modules, withDrafts, compile, readApi, gitDates } = options;
  const read = await readVersions({ root, docs: config, modules });
  if (read.versions.length === 0) {
    return { ...noDocs(), isUnreadable: true, problems: read.problems };
  }
  const loaded = await Promise.all(
    read.versions.map((version) =>
      loadVersion({
        root,
        config: version,
        modules,
        withDrafts,
        compile,
        ...(readApi ? { readApi } : {}),
        editUrl: config.editUrl,
        getLastUpdated: (file) => (config.showLastUpdated ? gitDates.get(file) : undefined),
      }),
    ),
  );
  const matcher = createVersionMatcher(
    loaded.map(({ version, config: { equivalents } }) => ({ version, equivalents })),
  );
  const equivalents = matcher.problems.map((problem) =>
    placeEquivalent({
      problem,
      index: read.versions.findIndex(({ name }) => name === problem.version.name),
      file: config.versions,
      source: read.source,
    }),
  );
  const drafts = loaded.flatMap(({ docs }) => [...docs.drafts.values()]);
  return {
    versions: loaded,
    matcher,
    drafts: new Map(drafts.map(({ path, file }) => [path, file])),
    problems: [
      ...read.problems,
      ...loaded.flatMap(({ problems }) => problems),
      ...(await Promise.all(equivalents)),
    ],
  };
}

async function placeEquivalent(options: {
  problem: EquivalentProblem;
  index: number;
  file: string;
  source: string;
}): Promise<Problem> {
  const { problem, index, file, source } = options;
  const { key, part, message, hint } = problem;
  const place = await locateInModule({ source, path: [index, 'equivalents', key], part });
  return {
    code: 'unknown-equivalent',
    // Readers lose nothing: the dropdown leads to the version's root.
    severity: 'warning',
    message,
    ...(hint === undefined ? {} : { hint }),
    file,
    ...place,
  };
}
