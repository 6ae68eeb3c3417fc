import type { ApiReference } from '#shared/api.ts';
import type { DocSummary, DocsVersion } from '#shared/docs-version.ts';
import type { Problem } from '#shared/problem.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { type ReadApi, readVersionApi } from '../api/create-api-reader.ts';
import { listApiPages } from '../api/list-api-pages.ts';
import type { CompileContent } from '../compile/compile-content.ts';
import type { ModuleReader } from '../config/module-reader.ts';
import type { ResolvedVersion } from '../config/read-versions.ts';
import { defined } from '../defined.ts';
import { buildDocs } from '../docs/build-docs.ts';
import type { Doc, VersionDocs } from '../docs/doc.ts';
import { findIgnoredFiles } from '../docs/find-ignored-files.ts';
import { readDocFiles } from '../docs/read-doc-files.ts';
import type { ContentHistory } from '../docs/read-git-history.ts';
import { type DocChange, listDocChanges } from '../feeds/list-doc-changes.ts';
import { hasNoProblems } from '../problems/has-no-problems.ts';
import { buildSidebars, type VersionSidebars } from '../sidebars/build-sidebars.ts';
import { firstLink } from '../sidebars/walk-sidebar.ts';
import type { Remember } from '../text/remember.ts';
import type { LocalFile } from '../text/translations.ts';

/** A version with everything that its routes need. */
export interface LoadedVersion {
  version: DocsVersion;
  config: ResolvedVersion;
  docs: VersionDocs;
  docOfPath: ReadonlyMap<string, Doc>;
  sidebars: VersionSidebars;
  /** Recent changes, newest first. */
  changes: DocChange[];
  /** The exports of its packages; undefined if they are not needed. */
  exports?: ApiReference;
  /** Whether `exports` is incomplete because packages were unreadable; the problems say why. */
  lacksExports: boolean;
  /** The same if it is published; undefined if the version has no API reference. */
  api?: ApiReference;
}

/** Reads a version: its files, then its docs, then its sidebars. */
export async function loadVersion(options: {
  root: string;
  config: ResolvedVersion;
  modules: ModuleReader;
  withDrafts: boolean;
  compile: CompileContent;
  strings: Strings;
  readApi?: ReadApi;
  remember: Remember;
  localFile: LocalFile;
  editUrl: string | undefined;
  history: ContentHistory;
}): Promise<LoadedVersion & { problems: Problem[] }> {
  const { root, config, modules, withDrafts, compile, remember, localFile } = options;
  const { strings, editUrl, history } = options;
  const { rootPath } = config;
  const readingApi = modules.keep({
    key: `api ${config.folder}`,
    make: () => readVersionApi({ config, readApi: options.readApi }),
    isSound: (api) => api === undefined || hasNoProblems(api),
  });
  const { folder } = config;
  const read = await readDocFiles({ root, folder, modules, remember, localFile });
  const { files } = read;
  const built = await buildDocs({ files, rootPath, withDrafts, compile, editUrl, history });
  const docs: VersionDocs = { docs: built.docs, drafts: built.drafts };
  const sidebars = await buildSidebars({ root, version: config, docs, modules, localFile });
  const docOfPath = new Map([...docs.docs.values()].map((doc) => [doc.path, doc]));
  const api = await readingApi;
  const published = config.apiPages ? api?.reference : undefined;
  return {
    version: buildVersion({ config, docs, docOfPath, sidebars, api: published, strings }),
    config,
    docs,
    docOfPath,
    sidebars,
    changes: listDocChanges({ docs: docs.docs.values(), history, strings }),
    ...(api ? { exports: api.reference } : {}),
    lacksExports: api !== undefined && api.problems.length > 0,
    ...defined({ api: published }),
    problems: [
      ...read.problems,
      ...(await modules.keep({
        key: `ignored files ${config.folder}`,
        make: () => findIgnoredFiles({ root, folder: config.folder }),
      })),
      ...built.problems,
      ...sidebars.problems,
      ...(api?.problems ?? []),
    ],
  };
}

function buildVersion(options: {
  config: ResolvedVersion;
  docs: VersionDocs;
  docOfPath: ReadonlyMap<string, Doc>;
  sidebars: VersionSidebars;
  api: ApiReference | undefined;
  strings: Strings;
}): DocsVersion {
  const { config, docs, docOfPath, sidebars, api, strings } = options;
  const { name, label, isLast, banner, release, rootPath } = config;
  const summaries = [...docs.docs.values()].map((doc): DocSummary => {
    const { id, path, title, label } = doc;
    const sidebar = sidebars.sidebarOfDoc.get(id);
    return {
      id,
      path,
      title,
      label,
      ...defined({ sidebar }),
      ...(doc.frontMatter.unlisted ? { unlisted: true } : {}),
    };
  });
  const indexes = sidebars.indexes.map(({ id, path, title, sidebarId }): DocSummary => {
    return { id, path, title, label: title, sidebar: sidebarId, generated: true };
  });
  const reference = api ? listApiPages({ api, rootPath, title: strings.api.title }) : [];
  const all = [...summaries, ...indexes, ...reference];
  const firstPath = Object.values(sidebars.sidebars)
    .map((sidebar) => firstLink(sidebar.items)?.href)
    .find((href) => href !== undefined && docOfPath.has(href));
  const main =
    all.find((doc) => doc.path === rootPath) ?? all.find((doc) => doc.path === firstPath) ?? all[0];
  return {
    name,
    label,
    isLast,
    path: rootPath,
    banner,
    release,
    mainDocId: main?.id ?? '',
    docs: all,
    draftIds: [...docs.drafts.keys()],
    sidebars: sidebars.sidebars,
  };
}
