import type { AuthorList } from './authors.ts';
import { textOf } from './fields.ts';
import { migrateDocFrontMatter } from './migrate-front-matter.ts';
import { type MigratedPage, migratePage } from './migrate-page.ts';
import { migratePostFrontMatter } from './migrate-post-front-matter.ts';
import type { SourceDoc } from './source-docs.ts';
import type { SourceSite } from './source-site.ts';
import type { TagList } from './tags.ts';

/** Facts about other pages that a page needs. */
export interface SourceContent {
  /** Folder of a version -> its docs. */
  docs: ReadonlyMap<string, readonly SourceDoc[]>;
  authors: AuthorList;
  tags: TagList;
}

/** Converts one content file: a doc, a post or a partial. Line endings are kept. */
export async function migrateFile(options: {
  site: SourceSite;
  content: SourceContent;
  file: string;
  target: string;
}): Promise<MigratedPage> {
  const { site, file } = options;
  const { text: source, lineEnd } = site.files.read(file) ?? { text: '', lineEnd: '\n' };
  const page = await migrateText({ ...options, source });
  return lineEnd === '\n' ? page : { ...page, text: page.text.replaceAll('\n', lineEnd) };
}

function migrateText(options: {
  site: SourceSite;
  content: SourceContent;
  file: string;
  target: string;
  source: string;
}): Promise<MigratedPage> {
  const { site, content, file, target, source } = options;
  const { config, versions, files } = site;
  const readFile = (name: string) => files.read(name)?.text;
  const base = { site, file, target, source, readFile };
  if (/(?:^|\/)_/.test(file) || target.startsWith('content/partials/')) return migratePage(base);
  if (target.startsWith('content/blog/')) {
    const siteTitle = textOf(config.data.get('title').value) ?? 'Documentation';
    const name = file.slice(config.blogFolder.length + 1);
    const place = { file, name, target: target.slice('content/blog/'.length) };
    const { authors, tags } = content;
    return migratePage({
      ...base,
      frontMatter: (input) =>
        migratePostFrontMatter({ ...input, ...place, authors, tags, siteTitle }),
    });
  }
  const version = versions.find(({ folder }) => file.startsWith(`${folder}/`));
  const list = content.docs.get(version?.folder ?? '') ?? [];
  const name = file.slice((version?.folder.length ?? -1) + 1);
  const doc = list.find((it) => it.name === name);
  return migratePage({
    ...base,
    frontMatter: ({ source: text }) =>
      migrateDocFrontMatter({
        file,
        name,
        source: text,
        path: doc?.path,
        newId: (id) => list.find(({ sourceId }) => sourceId === id)?.id,
      }),
  });
}
