import type { SidebarsInput } from '#schema/sidebar-config.ts';
import { parseYaml } from '../text/parse-yaml.ts';
import { splitFrontMatter } from '../text/split-front-matter.ts';
import { readAuthorList } from './authors.ts';
import { basePathOf } from './base-paths.ts';
import { fieldsOf } from './fields.ts';
import {
  findMovedCategories,
  findMovedDocs,
  findMovedPosts,
  type SourcePost,
} from './find-moved-addresses.ts';
import { migrateConfig, noteUnreadConfig } from './migrate-config.ts';
import { migrateFile, type SourceContent } from './migrate-file.ts';
import { migrateRedirects } from './migrate-redirects.ts';
import { migrateSidebars } from './migrate-sidebars.ts';
import type { MigrationNote, PlacedNote } from './note.ts';
import { noteLeftovers } from './note-leftovers.ts';
import { readYaml } from './read-yaml.ts';
import type { SourceData } from './source-data.ts';
import { readSourceDocs, type SourceDoc } from './source-docs.ts';
import { readSourceSite, type SourceSite } from './source-site.ts';
import type { SourceVersion } from './source-versions.ts';
import { readTagList } from './tags.ts';
import { writeModules } from './write-modules.ts';

/** The files of the new site, and the report. */
export interface Migration {
  /** Path in the new folder -> content. */
  files: Map<string, string | Uint8Array>;
  /** Sorted by source file and line. */
  notes: PlacedNote[];
}

/**
 * Reads a folder in Docusaurus' dialect and converts it to a site. It writes nothing and runs none of the source's
 * code.
 *
 * @returns undefined for a folder without a config
 */
export async function migrateSite({ root }: { root: string }): Promise<Migration | undefined> {
  const site = await readSourceSite(root);
  if (site === undefined) return undefined;
  const notes: PlacedNote[] = [];
  const content = readContent(site, notes);
  for (const [there, here] of findMovedDocs({ site, docs: content.docs }))
    site.moved.set(there, here);
  const posts = { site, posts: readPosts(site), tags: content.tags, authors: content.authors };
  for (const [there, here] of findMovedPosts(posts)) site.moved.set(there, here);
  const sidebars = new Map<string, SidebarsInput>();
  for (const version of site.versions) {
    const list = content.docs.get(version.folder) ?? [];
    const own = readSidebars({ site, version, docs: list, notes });
    sidebars.set(version.dir, own);
    const categories = findMovedCategories({ site, version, sidebars: own });
    for (const [there, here] of categories) site.moved.set(there, here);
  }
  const files = await migrateFiles({ site, content, notes });
  const found: MigrationNote[] = [];
  const config = migrateConfig({ site, newId: newIdOf(site, content), notes: found });
  const paths = pathsHere(site, content);
  const redirects = migrateRedirects({ site, paths, notes: found });
  noteUnreadConfig(site, found);
  for (const note of found) notes.push({ ...note, target: { file: 'site.config.ts' } });
  const modules = writeModules({
    site,
    config,
    redirects,
    sidebars,
    authors: content.authors,
    docsPath: [
      ...pathsHere({ ...site, versions: site.versions.filter((it) => it.isLast) }, content),
    ][0],
    notes,
  });
  for (const [file, text] of modules) files.set(file, text);
  noteLeftovers(site);
  notes.push(...site.notes, ...site.files.notes, ...site.modules.notes);
  return { files, notes: sortNotes(notes) };
}

function readContent(site: SourceSite, notes: PlacedNote[]): SourceContent {
  const { blogFolder, authorsFile, tagsFile } = site.config;
  const docs = new Map<string, SourceDoc[]>();
  for (const version of site.versions) docs.set(version.folder, readSourceDocs(site, version));
  const found: MigrationNote[] = [];
  const read = (name: string, named: string | undefined): SourceData => {
    const endings = ['yml', 'yaml', 'json'].map((ending) => `${name}.${ending}`);
    const candidates = [named ?? '', ...endings].map((it) => `${blogFolder}/${it}`);
    const file = candidates.find((it) => site.files.names.has(it)) ?? `${blogFolder}/${name}.yml`;
    if (site.config.blog !== undefined) site.used.add(file);
    return readYaml({ file, source: site.files.read(file)?.text ?? '', notes: found });
  };
  const tags = readTagList({ list: read('tags', tagsFile), notes: found });
  for (const note of found.splice(0)) notes.push(note);
  const authors = readAuthorList({ list: read('authors', authorsFile), notes: found });
  const target = { file: 'content/blog/authors.yml' };
  for (const note of found) notes.push({ ...note, target });
  return { docs, authors, tags };
}

function readPosts({ config, targets, files }: SourceSite): SourcePost[] {
  const isPost = ([file, target]: [string, string]) =>
    target.startsWith('content/blog/') && /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file);
  return [...targets].filter(isPost).map(([file]) => {
    const { yaml } = splitFrontMatter({ file, source: files.read(file)?.text ?? '' });
    const parsed = parseYaml(yaml);
    const fields = 'value' in parsed ? fieldsOf(parsed.value) : {};
    return { name: file.slice(config.blogFolder.length + 1), fields };
  });
}

function readSidebars(options: {
  site: SourceSite;
  version: SourceVersion;
  docs: readonly SourceDoc[];
  notes: PlacedNote[];
}): SidebarsInput {
  const { site, version, docs, notes } = options;
  const { files, modules, used, moved, config } = site;
  const base = basePathOf(config.docs, 'docs').here;
  const found: MigrationNote[] = [];
  const folders = new Map<string, SourceData>();
  const categoryOf = (folder: string): SourceData => {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const names = ['json', 'yml', 'yaml'].map(
      (it) => `${version.folder}/${folder}/_category_.${it}`,
    );
    const file = names.find((it) => files.names.has(it));
    const source = file === undefined ? '' : (files.read(file)?.text ?? '');
    if (file !== undefined) used.add(file);
    const data = readYaml({ file: file ?? folder, source, notes: found });
    folders.set(folder, data);
    return data;
  };
  const sidebars = migrateSidebars({
    sidebars: version.sidebars === undefined ? undefined : modules.read(version.sidebars),
    docs,
    categoryOf,
    version: version.name,
    isCollapsed: config.docs?.get('sidebarCollapsed').flag() !== false,
    isCollapsible: config.docs?.get('sidebarCollapsible').flag() !== false,
    rootPath: version.path === '' ? `/${base}` : `/${base}/${version.path}`,
    moved,
    notes: found,
  });
  const target = { file: `content/docs/${version.dir}/sidebar.ts` };
  for (const note of found) notes.push({ ...note, target });
  return sidebars;
}

async function migrateFiles(options: {
  site: SourceSite;
  content: SourceContent;
  notes: PlacedNote[];
}): Promise<Migration['files']> {
  const { site, content, notes } = options;
  const files: Migration['files'] = new Map();
  const done = new Set<string>();
  // Pages add files while they are read, so the list grows.
  for (let isGrowing = true; isGrowing; ) {
    const waiting = [...site.targets].filter(([file]) => !done.has(file));
    isGrowing = waiting.length > 0;
    for (const [file, target] of waiting) {
      done.add(file);
      if (!/\.mdx?$/.test(file) || target.startsWith('content/static/')) {
        const bytes = site.files.bytes(file);
        if (bytes !== undefined) files.set(target, bytes);
        continue;
      }
      const page = await migrateFile({ site, content, file, target });
      files.set(target, page.text);
      for (const note of page.notes) {
        notes.push({ file, ...note, target: { file: target, line: page.lineAfter(note.line) } });
      }
    }
  }
  for (const [target, file] of site.copies) {
    const bytes = site.files.bytes(file);
    if (bytes !== undefined) files.set(target, bytes);
  }
  return files;
}

/** Ids in the version that readers see first. */
function newIdOf({ versions }: SourceSite, { docs }: SourceContent) {
  const main = versions.find(({ isLast }) => isLast);
  const list = docs.get(main?.folder ?? '') ?? [];
  return (id: string) => list.find(({ sourceId }) => sourceId === id)?.id;
}

/** Addresses of docs in the new site. */
function pathsHere({ versions, config }: SourceSite, { docs }: SourceContent): Set<string> {
  const { here } = basePathOf(config.docs, 'docs');
  const of = (path: string) => (doc: SourceDoc) =>
    `/${[here, path, doc.path].filter(Boolean).join('/')}`;
  const isThere = ({ fields }: SourceDoc) => fields.draft !== true;
  return new Set(
    versions.flatMap(({ folder, path }) => (docs.get(folder) ?? []).filter(isThere).map(of(path))),
  );
}

/** Notes without duplicates, by file and line. */
function sortNotes(notes: readonly PlacedNote[]): PlacedNote[] {
  const keyOf = ({ file, line, kind, message, target }: PlacedNote) =>
    JSON.stringify([file, line, kind, message, target?.file]);
  const unique = new Map(notes.map((note) => [keyOf(note), note]));
  return [...unique.values()].sort((a, b) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line;
  });
}
