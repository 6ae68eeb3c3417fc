import { postName } from '../blog/read-post-files.ts';
import { postTargets } from './blog-names.ts';
import { changedAt, decideAt, type MigrationNote } from './note.ts';
import { createPageFilter, type FileKind } from './page-filter.ts';
import { createModuleReader, type ModuleReader } from './read-module.ts';
import { readSourceConfig, type SourceConfig } from './source-config.ts';
import { createSourceFiles, type SourceFiles } from './source-files.ts';
import { findVersions, type SourceVersion } from './source-versions.ts';
import { walkSource } from './walk-source.ts';

/** The folder being migrated. */
export interface SourceSite {
  /** Every file that is read or copied. */
  files: SourceFiles;
  modules: ModuleReader;
  /** Name of its config. */
  configFile: string;
  config: SourceConfig;
  versions: SourceVersion[];
  /** Source file -> file in the new site. */
  targets: Map<string, string>;
  /** File in the new site -> source file, for second copies of files that pages need. */
  copies: Map<string, string>;
  /** Files whose content was merged into others, such as folder metadata. */
  used: Set<string>;
  /** Former address of a page -> new address, if they differ. */
  moved: Map<string, string>;
  notes: MigrationNote[];
}

/** Possible names of the config. */
const configPattern = /^docusaurus\.config\.[cm]?[jt]s$/;

/**
 * Analyzes the folder without running any of its code.
 *
 * @returns undefined if it has no config
 */
export async function readSourceSite(root: string): Promise<SourceSite | undefined> {
  const walked = await walkSource(root);
  const configFile = walked.files.find((file) => configPattern.test(file));
  if (configFile === undefined) return undefined;
  const notes: MigrationNote[] = [...walked.notes];
  const files = createSourceFiles(root, walked.files);
  const modules = await createModuleReader({ readFile: (file) => files.read(file)?.text });
  const config = {
    ...readSourceConfig(modules.read(configFile)),
    hasMath: (files.read(configFile)?.text ?? '').includes('remark-math'),
  };
  // Pages may be outside the site's folder.
  const folders = [config.docsFolder, config.blogFolder, ...config.staticFolders];
  for (const folder of folders.filter((it) => it.startsWith('../'))) {
    const { files: found, notes: more } = await walkSource(root, folder);
    files.add(found);
    notes.push(...more);
  }
  const list = modules.read('versions.json');
  const versions = findVersions({ files: files.names, config, list, notes });
  const site: SourceSite = {
    files,
    modules,
    configFile,
    config,
    versions,
    targets: new Map(),
    copies: new Map(),
    used: new Set([configFile]),
    moved: new Map(),
    notes,
  };
  moveStaticFiles(site);
  moveDocs(site);
  movePosts(site);
  if (versions.length === 0 && config.docs !== undefined) {
    const { line } = config.docs.place;
    notes.push(
      decideAt({ file: configFile, line }, `there is no folder of docs: ${config.docsFolder}`),
    );
  }
  return site;
}

/** Folder metadata is merged into sidebars, tag names into posts. */
const isMetadata = (file: string): boolean =>
  /(?:^|\/)(?:_category_\.(?:json|ya?ml)|tags\.ya?ml|authors\.(?:ya?ml|json))$/.test(file);

/** Files that the new site generates, with the reasons. */
const writtenFiles: Readonly<Record<string, string>> = {
  '.nojekyll': 'nothing is left to do',
  '404.html': 'write content/pages/404.tsx',
  _headers: 'headers follow from what the pages need',
  _redirects: 'write content/redirects.tsv',
  'licenses.txt': 'it names everything that browsers get',
  'sitemap.xml': 'it lists the pages',
  'vercel.json': 'write content/redirects.tsv',
};

function moveStaticFiles(site: SourceSite): void {
  const from = new Map<string, string>();
  for (const folder of site.config.staticFolders) {
    for (const file of site.files.names) {
      if (!file.startsWith(`${folder}/`)) continue;
      const name = file.slice(folder.length + 1);
      if (Object.hasOwn(writtenFiles, name)) {
        site.used.add(file);
        const message = `not migrated, because the site writes a file of this name itself: ${writtenFiles[name]}`;
        site.notes.push(decideAt({ file, line: 1 }, message));
        continue;
      }
      const target = `content/static/${name}`;
      const first = from.get(target);
      if (first !== undefined) {
        site.targets.delete(first);
        site.notes.push(
          decideAt({ file: first, line: 1 }, `${file} has the same address, and took its place`),
        );
        site.used.add(first);
      }
      from.set(target, file);
      site.targets.set(file, target);
    }
  }
}

function moveDocs(site: SourceSite): void {
  const { docs } = site.config;
  const kindOf = createPageFilter(docs);
  for (const { folder, dir } of site.versions) {
    for (const file of site.files.names) {
      if (!file.startsWith(`${folder}/`) || isMetadata(file)) continue;
      const name = file.slice(folder.length + 1);
      if (isTaken({ site, file, kind: kindOf(name), part: 'docs' })) {
        site.targets.set(file, `content/docs/${dir}/${name}`);
      }
    }
  }
}

function movePosts(site: SourceSite): void {
  const { blog, blogFolder: folder, authorsFile, tagsFile } = site.config;
  if (blog === undefined) return;
  const lists = [authorsFile, tagsFile].map((name) => `${folder}/${name}`);
  const kindOf = createPageFilter(blog);
  const files = [...site.files.names].filter((file) => {
    if (!file.startsWith(`${folder}/`) || isMetadata(file) || lists.includes(file)) return false;
    const kind = kindOf(file.slice(folder.length + 1));
    return isTaken({ site, file, kind, part: 'blog' });
  });
  const read = (file: string) => site.files.read(file)?.text ?? '';
  const posts = postTargets({ files, folder, read });
  for (const file of files) {
    const target = `content/blog/${file.slice(folder.length + 1)}`;
    const renamed = posts.get(file) ?? target;
    if (renamed !== target) {
      const isDated = postName(renamed).date !== undefined;
      const note = isDated
        ? changedAt(
            { file, line: 1 },
            `renamed to ${renamed}: the name says the day that readers see`,
          )
        : decideAt({ file, line: 1 }, `renamed to ${renamed}: the day in its name does not exist`);
      site.notes.push(note);
    }
    site.targets.set(file, renamed);
  }
}

/** Whether a file of the docs or blog has a place in the new site. */
function isTaken(options: {
  site: SourceSite;
  file: string;
  kind: FileKind;
  part: 'docs' | 'blog';
}): boolean {
  const { site, file, kind, part } = options;
  if (kind === 'excluded') {
    site.used.add(file);
    const message = `not migrated, because ${part}.include and ${part}.exclude leave it out`;
    site.notes.push(changedAt({ file, line: 1 }, message));
    return false;
  }
  if (kind === 'hidden') {
    const message = `it was a page, because ${part}.exclude does not name it; here files whose names begin with "_" are partials: rename it`;
    site.notes.push(decideAt({ file, line: 1 }, message));
  }
  return true;
}
