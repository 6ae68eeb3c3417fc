import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type AuthorList, readAuthorList } from './authors.ts';
import { type Fields, fieldsOf, textOf } from './fields.ts';
import { migrateConfig } from './migrate-config.ts';
import { migrateDocFrontMatter } from './migrate-front-matter.ts';
import { type MigratedPage, migratePage } from './migrate-page.ts';
import { migratePostFrontMatter } from './migrate-post-front-matter.ts';
import { migrateRedirects } from './migrate-redirects.ts';
import { migrateSidebars } from './migrate-sidebars.ts';
import { decide, type PlacedNote } from './note.ts';
import { printModule, printValue } from './print-module.ts';
import { readModule } from './read-module.ts';
import { readSourceDocs, type SourceDoc } from './source-docs.ts';
import { parseJson, readSource, readSourceSite, type SourceSite } from './source-site.ts';

export interface Migration {
  /** Path below the new folder -> what is in it. */
  files: Map<string, string | Uint8Array>;
  /** In the order of the files that were read, and of their lines. */
  notes: PlacedNote[];
}

/** Reads a folder in Docusaurus' dialect and makes a site of it. Nothing is written, and nothing of it is run. */
export async function migrateSite({ root }: { root: string }): Promise<Migration> {
  const site = await readSourceSite(root);
  const docs = new Map<string, SourceDoc[]>();
  for (const version of site.versions)
    docs.set(version.folder, await readSourceDocs(site, version));
  const files: Migration['files'] = new Map();
  const notes: PlacedNote[] = [...site.notes];
  const authors = readAuthorList({
    file: authorsFile(site),
    source: await readSource(site, authorsFile(site)),
    notes,
  });
  const tagLabels = await readTagLabels(site);
  const done = new Set<string>();
  // Pages take other files along while they are read, so that the list grows.
  for (let isGrowing = true; isGrowing; ) {
    const waiting = [...site.targets].filter(([file]) => !done.has(file));
    isGrowing = waiting.length > 0;
    for (const [file, target] of waiting) {
      done.add(file);
      if (!/\.mdx?$/.test(file) || file.startsWith('static/')) {
        files.set(target, await readFile(join(root, file)));
        continue;
      }
      const page = await migrateFile({ site, file, target, docs, authors, tagLabels });
      files.set(target, page.text);
      for (const note of page.notes) {
        notes.push({ file, ...note, target: { file: target, line: page.lineAfter(note.line) } });
      }
    }
  }
  for (const [file, text] of await writeModules({ site, docs, authors, notes }))
    files.set(file, text);
  return { files, notes: notes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line) };
}

const authorsFile = ({ files, config: { blogFolder } }: SourceSite): string =>
  ['yml', 'yaml', 'json']
    .map((ending) => `${blogFolder}/authors.${ending}`)
    .find((file) => files.has(file)) ?? `${blogFolder}/authors.yml`;

const siteTitle = ({ config }: SourceSite): string =>
  textOf(config.fields.title) ?? 'Documentation';

async function migrateFile(options: {
  site: SourceSite;
  file: string;
  target: string;
  docs: ReadonlyMap<string, SourceDoc[]>;
  authors: AuthorList;
  tagLabels: ReadonlyMap<string, string>;
}): Promise<MigratedPage> {
  const { site, file, target, docs, authors, tagLabels } = options;
  const source = await readSource(site, file);
  const read = (name: string) =>
    site.files.has(name) ? readFileSync(join(site.root, name), 'utf8') : undefined;
  const base = {
    site,
    file,
    target,
    source: source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'),
    readFile: read,
  };
  if (/(?:^|\/)_/.test(file) || target.startsWith('content/partials/')) return migratePage(base);
  if (target.startsWith('content/blog/')) {
    return migratePage({
      ...base,
      frontMatter: (input) =>
        migratePostFrontMatter({
          ...input,
          file,
          name: file.slice(site.config.blogFolder.length + 1),
          target: target.slice('content/blog/'.length),
          authors,
          tagLabels,
          siteTitle: siteTitle(site),
        }),
    });
  }
  const version = site.versions.find(({ folder }) => file.startsWith(`${folder}/`));
  const list = docs.get(version?.folder ?? '') ?? [];
  return migratePage({
    ...base,
    frontMatter: ({ source: text }) =>
      migrateDocFrontMatter({
        file,
        name: file.slice((version?.folder.length ?? -1) + 1),
        source: text,
        newId: (id) => list.find(({ sourceId }) => sourceId === id)?.id,
      }),
  });
}

async function readTagLabels(site: SourceSite): Promise<Map<string, string>> {
  const text = await readSource(site, `${site.config.blogFolder}/tags.yml`);
  const tags = text === '' ? {} : fieldsOf(parse(text));
  return new Map(
    Object.entries(tags).map(([key, tag]) => [key, textOf(fieldsOf(tag).label) ?? key]),
  );
}

/** The modules that are written by hand in a site: config, versions, sidebars, the list of pages. */
async function writeModules(options: {
  site: SourceSite;
  docs: ReadonlyMap<string, SourceDoc[]>;
  authors: AuthorList;
  notes: PlacedNote[];
}): Promise<Map<string, string>> {
  const { site, docs, authors, notes } = options;
  const files = new Map<string, string>();
  const collect = (file: string, target: string) => {
    const found: Parameters<typeof migrateConfig>[0]['notes'] = [];
    return {
      found,
      flush: () => {
        for (const note of found) notes.push({ file, ...note, target: { file: target, line: 1 } });
      },
    };
  };
  const config = collect(site.configFile, 'site.config.ts');
  const main = site.versions.find(({ isLast }) => isLast);
  const mainDocs = docs.get(main?.folder ?? '') ?? [];
  const value = migrateConfig({
    site,
    newId: (id) => mainDocs.find(({ sourceId }) => sourceId === id)?.id,
    notes: config.found,
  });
  const isBlogOnly = main === undefined;
  if (isBlogOnly) value.version = '1.0.0';
  files.set(
    'site.config.ts',
    printModule({ define: 'defineSiteConfig', from: '#schema/site-config.ts', value }),
  );
  const redirects = migrateRedirects(site, config.found);
  config.flush();
  if (redirects.length > 0)
    files.set('content/redirects.tsv', `from\tto\n${redirects.join('\n')}\n`);
  if (!isBlogOnly) files.set('content/docs/versions.ts', printVersions(site, notes));
  const base = typeof value.docs === 'object' ? value.docs.routeBasePath : 'docs';
  for (const version of site.versions) {
    const source = version.sidebars ?? `${version.folder}/sidebars`;
    const target = `content/docs/${version.dir}/sidebar.ts`;
    const { found, flush } = collect(source, target);
    const sidebars = migrateSidebars({
      sidebars: await readSidebars(site, version.sidebars),
      docs: docs.get(version.folder) ?? [],
      categoryOf: await readCategories(site, version.folder),
      rootPath: version.path === '' ? `/${base}` : `/${base}/${version.path}`,
      notes: found,
    });
    flush();
    files.set(
      target,
      printModule({ define: 'defineSidebars', from: '#schema/sidebar-config.ts', value: sidebars }),
    );
  }
  if (value.blog) files.set('content/blog/authors.yml', authors.print());
  for (const [file, text] of homePage(value)) files.set(file, text);
  return files;
}

function printVersions(site: SourceSite, notes: PlacedNote[]): string {
  const target = { file: 'content/docs/versions.ts', line: 1 };
  const versions = site.versions.map(({ name, label, dir, path, isLast, banner }) => {
    const release = name === 'current' ? '0.0.0' : name;
    const message = `release: "${release}" stands for the release of ${label}: say which one its pages are about, and name its packages in content/docs/${dir}/package.json for the samples`;
    notes.push({ file: 'versions.json', ...decide(1, message), target });
    return {
      name,
      label,
      dir,
      path,
      release,
      ...(isLast ? { isLast } : {}),
      ...(banner === 'none' ? {} : { banner }),
    };
  });
  return printModule({
    define: 'defineDocsVersions',
    from: '#schema/docs-version-config.ts',
    value: versions,
  });
}

/** @returns nothing where there is no file, so that there is one sidebar of all pages */
async function readSidebars(site: SourceSite, file: string | undefined): Promise<unknown> {
  if (file === undefined) return undefined;
  const source = await readSource(site, file);
  return file.endsWith('.json') ? parseJson(source) : readModule(source);
}

async function readCategories(site: SourceSite, folder: string): Promise<(path: string) => Fields> {
  const found = new Map<string, Fields>();
  for (const file of site.files) {
    const [, path] = /^(.*)\/_category_\.(?:json|ya?ml)$/.exec(file) ?? [];
    if (path === undefined || !path.startsWith(`${folder}/`)) continue;
    found.set(path.slice(folder.length + 1), fieldsOf(parse(await readSource(site, file))));
  }
  return (path) => found.get(path) ?? {};
}

/** The least that a site needs at its root. */
function homePage({ title, tagline }: { title: string; tagline: string }): Map<string, string> {
  const pages = { '/': { title, description: tagline } };
  const define = { define: 'definePages', from: '#schema/page-config.ts' };
  return new Map([
    ['content/pages/pages.ts', printModule({ ...define, value: pages })],
    [
      'content/pages/index.tsx',
      `/** The home page: a beginning, to be replaced. */\nexport default function Home() {\n  return <h1>{${printValue(title)}}</h1>;\n}\n`,
    ],
  ]);
}
