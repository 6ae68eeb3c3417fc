import { join } from 'node:path';
import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import type { PostFile } from '../blog/post.ts';
import { readAuthors } from '../blog/read-authors.ts';
import { readPostFiles } from '../blog/read-post-files.ts';
import { emptyContent } from '../compile/guard-compile.ts';
import { createModuleReader, type ModuleReader } from '../config/module-reader.ts';
import { readSiteConfig } from '../config/read-site-config.ts';
import { type ResolvedVersion, readVersions } from '../config/read-versions.ts';
import { buildDocs } from '../docs/build-docs.ts';
import type { DocFile } from '../docs/doc.ts';
import { docPathTail, joinPath } from '../docs/doc-id.ts';
import { readDocFiles } from '../docs/read-doc-files.ts';
import { pagePathOf } from '../pages/read-pages.ts';
import { readIfPresent } from '../read-if-present.ts';
import { buildSidebars } from '../sidebars/build-sidebars.ts';
import { listPageModules } from '../vite/list-page-modules.ts';

/** A docs version with its files, uncompiled. */
export interface VersionSources {
  config: ResolvedVersion;
  docs: DocFile[];
  /** Text of its `sidebar.ts`. */
  sidebar: string | undefined;
  /** Paths of the index pages of its categories, below its root. */
  indexes: string[];
}

/** The sources of a site for chores. They are read quickly because nothing is compiled. */
export interface SiteSources {
  root: string;
  config: ResolvedSiteConfig;
  /** Newest first, as in `versions.ts`; empty without docs. */
  versions: VersionSources[];
  /** Text of the list of versions. */
  versionsText: string;
  posts: PostFile[];
  /** Keys of the authors file. */
  authors: string[];
  /** Text of the redirect file. */
  redirects: string | undefined;
  /** Address of every page with a file -> the file. */
  addresses: ReadonlyMap<string, string>;
}

/**
 * @returns the problems of config and versions, if any; then nothing can be planned
 * @throws SiteError `config-not-found`
 */
export async function readSiteSources(root: string): Promise<SiteSources | Problem[]> {
  const modules = await createModuleReader();
  try {
    const read = await readSiteConfig({ root, modules });
    if ('problems' in read) return read.problems;
    const { config } = read;
    const listed =
      config.docs === false
        ? { versions: [], source: '', problems: [] }
        : await readVersions({ root, docs: config.docs, modules });
    if (listed.versions.length === 0 && listed.problems.length > 0) return listed.problems;
    const versions = await Promise.all(
      listed.versions.map(async (version): Promise<VersionSources> => {
        const { files } = await readDocFiles({ root, folder: version.folder, modules });
        const sidebar = await readIfPresent(join(root, version.folder, 'sidebar.ts'));
        const indexes = await readIndexes({ root, version, files, modules });
        return { config: version, docs: files, sidebar, indexes };
      }),
    );
    const posts = config.blog === false ? [] : (await readPostFiles({ root })).files;
    const { authors } = await readAuthors({ root, blogPath: '' });
    const pages = await listPageModules(root);
    const blogPath = config.blog === false ? '' : `/${config.blog.routeBasePath}`;
    return {
      root,
      config,
      versions,
      versionsText: listed.source,
      posts,
      authors: authors.map(({ key }) => key),
      redirects: await readIfPresent(join(root, config.redirects)),
      addresses: new Map([
        ...pages.map((module) => [pagePathOf(module), `content/pages/${module}`] as const),
        ...posts.map(({ slug, file }) => [`${blogPath}/${slug}`, file] as const),
        ...versions.flatMap(({ config: version, docs }) =>
          docs.map((doc) => [addressOf(version, doc), doc.file] as const),
        ),
      ]),
    };
  } finally {
    await modules.close();
  }
}

/** The index pages that a build would make from the sidebar; none if it cannot be read. */
async function readIndexes(options: {
  root: string;
  version: ResolvedVersion;
  files: DocFile[];
  modules: ModuleReader;
}): Promise<string[]> {
  const { root, version, files, modules } = options;
  const docs = await buildDocs({
    files,
    rootPath: version.rootPath,
    withDrafts: false,
    // Which pages there are does not depend on their text.
    compile: async () => ({ ...emptyContent, problems: [] }),
    editUrl: undefined,
    history: { updated: new Map(), created: new Map() },
  });
  const { indexes } = await buildSidebars({ root, version, docs, modules });
  return indexes.map(({ id }) => id);
}

/** The address of a doc: `/docs/v10/server/routers`. */
export function addressOf(
  version: Pick<ResolvedVersion, 'rootPath'>,
  doc: { id: string; frontMatter?: Pick<DocFile['frontMatter'], 'slug'> },
): string {
  const tail = docPathTail({ id: doc.id, slug: doc.frontMatter?.slug });
  return joinPath(version.rootPath, tail);
}
