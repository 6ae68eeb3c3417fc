import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { VersionReplacements } from '#schema/replacements.ts';
import type { ResolvedDocsConfig } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import type { Strings } from '#shared/strings/strings.ts';
import type { ReadApi } from './api/create-api-reader.ts';
import { type ComparedVersion, checkReplacements } from './changes/check-replacements.ts';
import { changesPath } from './changes/list-comparisons.ts';
import { readReplacements } from './changes/read-replacements.ts';
import type { CompileContent } from './compile/compile-content.ts';
import type { ModuleReader } from './config/module-reader.ts';
import { readVersions } from './config/read-versions.ts';
import { defined } from './defined.ts';
import { type ContentHistory, noHistory } from './docs/read-git-history.ts';
import { hasNoProblems } from './problems/has-no-problems.ts';
import { locateInModule } from './problems/locate-in-module.ts';
import { didYouMean } from './problems/suggest.ts';
import type { Remember } from './text/remember.ts';
import type { LocalFile } from './text/translations.ts';
import { type LoadedVersion, loadVersion } from './versions/load-version.ts';
import {
  createVersionMatcher,
  type EquivalentProblem,
  type VersionMatcher,
} from './versions/version-matcher.ts';

/** All versions of the docs. */
export interface LoadedDocs {
  versions: LoadedVersion[];
  matcher: VersionMatcher;
  /** Replacements for removed exports. */
  replacements: VersionReplacements[];
  /** Set if the list of versions is invalid: then there are no versions. */
  isUnreadable?: true;
  /** Path that a draft would have -> its file. */
  drafts: Map<string, string>;
  problems: Problem[];
}

/** The docs of a site without docs. */
export function noDocs(): LoadedDocs {
  return {
    versions: [],
    matcher: createVersionMatcher([]),
    replacements: [],
    drafts: new Map(),
    problems: [],
  };
}

export async function loadDocs(options: {
  root: string;
  config: ResolvedDocsConfig;
  modules: ModuleReader;
  withDrafts: boolean;
  compile: CompileContent;
  strings: Strings;
  readApi?: ReadApi;
  remember: Remember;
  localFile: LocalFile;
  history: ContentHistory;
}): Promise<LoadedDocs> {
  const { root, config, modules, withDrafts, compile, strings, readApi, remember } = options;
  const { localFile, history } = options;
  const read = await modules.keep({
    key: `versions ${config.versions}`,
    make: () => readVersions({ root, docs: config, modules }),
    isSound: hasNoProblems,
  });
  if (read.versions.length === 0) {
    return { ...noDocs(), isUnreadable: true, problems: read.problems };
  }
  const alone = await Promise.all(
    read.versions.map((version) =>
      loadVersion({
        root,
        config: version,
        modules,
        withDrafts,
        compile,
        strings,
        remember,
        localFile,
        ...defined({ readApi }),
        editUrl: config.editUrl,
        history: config.showLastUpdated ? history : noHistory,
      }),
    ),
  );
  const loaded = alone.map((version, index) => withChangesPage(version, alone.slice(index + 1)));
  const table = await readReplacements({ root, modules });
  const empty = await Promise.all(
    loaded.map((version, index) =>
      describeEmptyVersion({ root, version, index, file: config.versions, source: read.source }),
    ),
  );
  const problems = [
    ...read.problems,
    // All other problems of a version without pages are consequences.
    ...loaded.flatMap((version, index) => empty[index] ?? version.problems),
    ...(await findUnlistedFolders({ root, listed: read.versions, file: config.versions })),
  ];
  if (empty.every((problem) => problem !== undefined)) {
    return { ...noDocs(), isUnreadable: true, problems };
  }
  const matcher = createVersionMatcher(
    loaded.map(({ version, config: { equivalents }, api }) => ({ version, equivalents, api })),
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
    replacements: table.replacements,
    drafts: new Map(drafts.map(({ path, file }) => [path, file])),
    problems: [
      ...problems,
      ...(await Promise.all(equivalents)),
      ...table.problems,
      ...(await checkReplacements({ read: table, versions: listCompared(loaded) })),
    ],
  };
}

/** Lets other versions find the page with a version's changes. */
function withChangesPage<Loaded extends LoadedVersion>(
  loaded: Loaded,
  before: LoadedVersion[],
): Loaded {
  const { version } = loaded;
  if (!loaded.exports || !before.some((older) => older.exports)) return loaded;
  const page = { id: 'changes', title: 'Changes', label: 'Changes', generated: true };
  const docs = [...version.docs, { ...page, path: changesPath(version.path) }];
  return { ...loaded, version: { ...version, docs } };
}

function listCompared(versions: LoadedVersion[]): ComparedVersion[] {
  const complete = (loaded?: LoadedVersion) => (loaded?.lacksExports ? undefined : loaded?.exports);
  return versions.map((loaded, index) => ({
    label: loaded.version.label,
    isUnreleased: loaded.version.banner === 'unreleased',
    newer: complete(loaded),
    older: complete(versions.slice(index + 1).find((it) => it.exports)),
  }));
}

/** @returns undefined for versions with pages */
async function describeEmptyVersion(options: {
  root: string;
  version: LoadedVersion;
  index: number;
  file: string;
  source: string;
}): Promise<Problem | undefined> {
  const { root, version, index, file, source } = options;
  const { config, docs } = version;
  if (version.version.docs.length > 0) return undefined;
  const { folder, label } = config;
  const isThere = existsSync(join(root, folder));
  const folders = isThere ? [] : await listFolders(join(root, 'content/docs'));
  const reason = isThere
    ? `contains ${docs.drafts.size > 0 ? 'only drafts' : 'no .mdx file'}`
    : 'does not exist';
  const near = didYouMean({ written: config.dir, names: folders });
  return {
    code: 'version-without-pages',
    severity: 'error',
    message: `The version ${label} has no pages: ${folder} ${reason}.`,
    hint: near ?? `Write its pages there, or remove the version from ${file}.`,
    file,
    ...(await locateInModule({ source, path: [index, 'dir'], part: 'value' })),
  };
}

/** Folders with pages that belong to no version, such as a copy for the next version. */
async function findUnlistedFolders(options: {
  root: string;
  listed: { dir: string; folder: string }[];
  file: string;
}): Promise<Problem[]> {
  const { root, listed, file } = options;
  const folders = await listFolders(join(root, 'content/docs'));
  // If a misspelled entry probably means a folder, the problem is reported for that entry.
  if (listed.some(({ folder }) => !existsSync(join(root, folder)))) return [];
  const unlisted = folders.filter(
    (name) =>
      !name.startsWith('_') &&
      name !== 'node_modules' &&
      !listed.some(({ dir }) => dir === name || dir.startsWith(`${name}/`)),
  );
  const found = unlisted.map(async (name): Promise<Problem[]> => {
    const pages = await glob('**/*.{md,mdx}', { cwd: join(root, 'content/docs', name) });
    if (pages.length === 0) return [];
    return [
      {
        code: 'version-not-listed',
        severity: 'warning',
        message: `The folder content/docs/${name} contains ${pages.length} ${pages.length === 1 ? 'page' : 'pages'} that no version publishes.`,
        hint: `Add an entry with dir: '${name}' to ${file}, or begin the folder's name with "_".`,
        file,
      },
    ];
  });
  return (await Promise.all(found)).flat();
}

async function listFolders(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
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
    // Readers lose nothing, because the dropdown leads to the version's root.
    severity: 'warning',
    message,
    ...defined({ hint }),
    file,
    ...place,
  };
}
