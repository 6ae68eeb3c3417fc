import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { postTargets } from './blog-names.ts';
import { fieldsOf, listOf, textOf } from './fields.ts';
import { changed, decide, type MigrationNote } from './note.ts';
import { readModule } from './read-module.ts';
import { readSourceConfig, type SourceConfig } from './source-config.ts';

/** One version of the docs, where it is and where it goes. */
export interface SourceVersion {
  /** `current`, or the name in `versions.json`. */
  name: string;
  label: string;
  /** Folder of its pages in the source. */
  folder: string;
  /** Folder of its pages below `content/docs`. */
  dir: string;
  /** Path below the docs' base path. */
  path: string;
  isLast: boolean;
  banner: 'none' | 'unmaintained' | 'unreleased';
  /** File of its sidebars; left out: one of all its pages. */
  sidebars?: string;
}

/** The folder that is migrated. */
export interface SourceSite {
  root: string;
  /** Name of its config. */
  configFile: string;
  /** Every file that is read or taken along, with forward slashes. */
  files: ReadonlySet<string>;
  config: SourceConfig;
  versions: SourceVersion[];
  /** File of the source -> file of the new site. */
  targets: Map<string, string>;
  notes: MigrationNote[];
}

const SKIPPED = ['**/node_modules/**', '**/.git/**', '**/.docusaurus/**', 'build/**'];

/** Finds out what is in the folder. Nothing of it is run. */
export async function readSourceSite(root: string): Promise<SourceSite> {
  const names = await glob('**/*', { cwd: root, ignore: SKIPPED, dot: false });
  const files = new Set(names.map((name) => name.replaceAll('\\', '/')).sort());
  const notes: MigrationNote[] = [];
  const configFile =
    [...files].find((file) => /^docusaurus\.config\.[cm]?[jt]s$/.test(file)) ??
    'docusaurus.config.js';
  const source = files.has(configFile) ? await readFile(join(root, configFile), 'utf8') : '';
  const config = {
    ...readSourceConfig(await readModule(source)),
    hasMath: source.includes('remark-math'),
  };
  const site: SourceSite = {
    root,
    configFile,
    files,
    config,
    versions: [],
    targets: new Map(),
    notes,
  };
  site.versions = await findVersions(site);
  await findTargets(site);
  noteFolders(site);
  return site;
}

/** The text of a file in the source; empty where there is none. */
export const readSource = (site: SourceSite, file: string): Promise<string> =>
  site.files.has(file) ? readFile(join(site.root, file), 'utf8') : Promise.resolve('');

async function findVersions(site: SourceSite): Promise<SourceVersion[]> {
  const { files, config } = site;
  const folder = textOf(config.docs?.path)?.replace(/^\.\//, '') ?? 'docs';
  const hasCurrent = [...files].some((file) => file.startsWith(`${folder}/`));
  const json = await readSource(site, 'versions.json');
  const names = listOf(parseJson(json)).flatMap((name) => {
    // Names become folders: one that is none must not lead out of the new site.
    if (typeof name === 'string' && /^\w[\w.+-]*$/.test(name)) return [name];
    const message = `the version ${JSON.stringify(name)} is not taken along: its name is no name of a folder`;
    site.notes.push({ file: 'versions.json', ...decide(1, message) });
    return [];
  });
  const last = textOf(config.docs?.lastVersion) ?? names[0] ?? 'current';
  const settings = fieldsOf(config.docs?.versions);
  const all = [...(hasCurrent ? ['current'] : []), ...names];
  const lastIndex = all.indexOf(last);
  return all.map((name, index): SourceVersion => {
    const isCurrent = name === 'current';
    const isLast = name === last;
    const own = fieldsOf(settings[name]);
    const path = textOf(own.path)?.replace(/^\/+|\/+$/g, '');
    const banner =
      own.banner === 'none' || isLast ? 'none' : index < lastIndex ? 'unreleased' : 'unmaintained';
    const sidebars = isCurrent
      ? currentSidebars(site)
      : `versioned_sidebars/version-${name}-sidebars.json`;
    return {
      name,
      label: textOf(own.label) ?? (isCurrent ? (isLast ? 'Current' : 'Next') : name),
      folder: isCurrent ? folder : `versioned_docs/version-${name}`,
      dir: isCurrent ? currentDir(isLast, names) : name,
      path: isLast ? '' : (path ?? (isCurrent ? 'next' : name)),
      isLast,
      banner,
      ...(sidebars !== undefined && files.has(sidebars) ? { sidebars } : {}),
    };
  });
}

/** A name that no version has. */
function currentDir(isLast: boolean, names: string[]): string {
  const dir = isLast ? 'current' : 'next';
  return names.includes(dir) ? `${dir}-docs` : dir;
}

function currentSidebars({ files, config }: SourceSite): string | undefined {
  const written = textOf(config.docs?.sidebarPath)?.replace(/^\.\//, '');
  if (written !== undefined && files.has(written)) return written;
  return [...files].find((file) => /^sidebars\.([cm]?[jt]s|json)$/.test(file));
}

/** Metadata of folders becomes part of the sidebars, names of tags part of the posts. */
const isMetadata = (file: string): boolean =>
  /(?:^|\/)(?:_category_\.(?:json|ya?ml)|tags\.ya?ml|authors\.(?:ya?ml|json))$/.test(file);

async function findTargets(site: SourceSite): Promise<void> {
  const { files, versions, targets } = site;
  const move = (from: string, to: string) => {
    for (const file of files) {
      if (!file.startsWith(`${from}/`) || isMetadata(file)) continue;
      targets.set(file, `${to}/${file.slice(from.length + 1)}`);
    }
  };
  move('static', 'content/static');
  for (const { folder, dir } of versions) move(folder, `content/docs/${dir}`);
  if (site.config.blog !== undefined) {
    const { blogFolder: folder } = site.config;
    move(folder, 'content/blog');
    const read = (file: string) => readSource(site, file);
    const posts = await postTargets({ files, folder, read });
    for (const [file, target] of posts) {
      if (target !== `content/blog/${file.slice(folder.length + 1)}`) {
        const message = `renamed to ${target}: the name says the day that readers see`;
        site.notes.push({ file, ...changed(1, message) });
      }
      targets.set(file, target);
    }
  }
}

/** What is in the folder and has no place in the new site. */
function noteFolders({ files, notes, config, configFile, versions }: SourceSite): void {
  const add = (file: string, message: string) => notes.push({ file, ...decide(1, message) });
  for (const file of files) {
    if (/^src\/pages\/.*\.(?:[jt]sx?|mdx?)$/.test(file)) {
      add(file, 'a page of its own: write it anew in content/pages, in TSX with words in MDX');
    } else if (/^src\/theme\//.test(file)) {
      add(
        file,
        'a part of the theme that was replaced: look at src/ui for the part that draws this here',
      );
    } else if (/^i18n\//.test(file)) {
      add(file, 'a translation: pages are in one language here, so it is not taken along');
    } else if (/_versioned_(?:docs|sidebars)\//.test(file)) {
      add(file, 'a second set of docs: this site has one, so it is not taken along');
    }
  }
  for (const { name } of config.plugins) {
    if (/client-redirects/.test(name)) continue;
    add(configFile, `"${name}" is a plugin: nothing here runs it`);
  }
  if (versions.length === 0 && config.docs !== undefined) add('docs', 'there is no folder of docs');
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
