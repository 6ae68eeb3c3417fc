import { migrateDocFrontMatter } from './migrate-front-matter.ts';
import { migratePage } from './migrate-page.ts';
import { createModuleReader } from './read-module.ts';
import { readSourceConfig } from './source-config.ts';
import { createSourceData } from './source-data.ts';
import type { SourceSite } from './source-site.ts';

/** Converts `docs/guide/page.mdx` of a site with the given other files. */
export async function migrateText(
  source: string,
  options: {
    files?: Record<string, string>;
    hasMath?: boolean;
    /** Content of `docusaurus.config`. */
    config?: object;
    /** Old address -> new one. */
    moved?: Record<string, string>;
  } = {},
): Promise<{ text: string; notes: string[] }> {
  const { files = {}, hasMath = false, config = {}, moved = {} } = options;
  const file = 'docs/guide/page.mdx';
  const names = [file, ...Object.keys(files)];
  const read = (name: string) => {
    const text = name === file ? source : files[name];
    return text === undefined ? undefined : { text, lineEnd: '\n' as const };
  };
  const modules = await createModuleReader({ readFile: (name) => read(name)?.text });
  const data = createSourceData({
    value: config,
    name: '',
    place: { file: 'docusaurus.config.js', line: 1 },
    places: new WeakMap(),
  });
  const site: SourceSite = {
    files: { names: new Set(names), read, bytes: () => undefined, add: () => {}, notes: [] },
    modules,
    configFile: 'docusaurus.config.js',
    config: { ...readSourceConfig(data), hasMath },
    versions: [
      {
        name: 'current',
        label: 'Current',
        folder: 'docs',
        dir: 'current',
        path: '',
        isLast: true,
        banner: 'none',
      },
    ],
    targets: new Map(
      names.flatMap((name) => {
        if (name.startsWith('static/')) return [[name, `content/${name}`]];
        return name.startsWith('docs/')
          ? [[name, name.replace('docs/', 'content/docs/current/')]]
          : [];
      }),
    ),
    copies: new Map(),
    used: new Set(),
    moved: new Map(Object.entries(moved)),
    notes: [],
  };
  const target = 'content/docs/current/guide/page.mdx';
  const page = await migratePage({
    site,
    file,
    target,
    source,
    readFile: (name) => files[name],
    frontMatter: (input) =>
      migrateDocFrontMatter({
        ...input,
        file,
        name: 'guide/page.mdx',
        path: undefined,
        newId: (id) => id,
      }),
  });
  return {
    text: page.text,
    notes: page.notes.map(({ line, kind, message }) => `${line} ${kind}: ${message}`),
  };
}
