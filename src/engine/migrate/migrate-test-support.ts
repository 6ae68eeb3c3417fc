import { migrateDocFrontMatter } from './migrate-front-matter.ts';
import { migratePage } from './migrate-page.ts';
import { readSourceConfig } from './source-config.ts';
import type { SourceSite } from './source-site.ts';

/** Converts `docs/guide/page.mdx` of a site whose other files are given by their names or texts. */
export async function migrateText(
  source: string,
  options: { files?: Record<string, string>; hasMath?: boolean } = {},
): Promise<{ text: string; notes: string[] }> {
  const { files = {}, hasMath = false } = options;
  const file = 'docs/guide/page.mdx';
  const names = [file, ...Object.keys(files)];
  const site: SourceSite = {
    root: '/source',
    configFile: 'docusaurus.config.js',
    files: new Set(names),
    config: { ...readSourceConfig({}), hasMath },
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
      names
        .filter((name) => name.startsWith('docs/'))
        .map((name) => [name, name.replace('docs/', 'content/docs/current/')]),
    ),
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
      migrateDocFrontMatter({ ...input, file, name: 'guide/page.mdx', newId: (id) => id }),
  });
  return {
    text: page.text,
    notes: page.notes.map(({ line, kind, message }) => `${line} ${kind}: ${message}`),
  };
}
