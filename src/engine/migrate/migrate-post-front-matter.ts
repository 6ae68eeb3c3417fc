import { blogFrontMatterSchema } from '#schema/blog-front-matter.ts';
import { postName } from '../blog/read-post-files.ts';
import type { AuthorList } from './authors.ts';
import { isoDay, readPostName } from './blog-names.ts';
import { type Fields, fieldsOf, listOf, textOf } from './fields.ts';
import { editFrontMatter, yamlText } from './front-matter-editor.ts';
import {
  describeUnreadable,
  type FrontMatterResult,
  noteImage,
  removeKeys,
} from './migrate-front-matter.ts';
import { changed, decide, type FileNote } from './note.ts';

/** Keys of older releases that describe the one author of a post. */
const authorKeys = {
  name: ['author'],
  title: ['author_title', 'authorTitle'],
  url: ['author_url', 'authorURL'],
};

/**
 * Converts the front matter of a post.
 *
 * @param options.name path below `blog` in the source
 * @param options.target path below `content/blog`
 * @param options.heading first heading of level 1, the title of posts without one
 * @param options.tagLabels key in `tags.yml` -> label
 * @param options.siteTitle author of posts that name none
 */
export function migratePostFrontMatter(options: {
  file: string;
  name: string;
  target: string;
  source: string;
  heading: string | undefined;
  authors: AuthorList;
  tagLabels: ReadonlyMap<string, string>;
  siteTitle: string;
}): FrontMatterResult {
  const { file, name, target, source, heading, authors, tagLabels, siteTitle } = options;
  const editor = editFrontMatter({ file, source });
  if (editor === undefined) return describeUnreadable({ file, source });
  const { fields } = editor;
  const notes: FileNote[] = [];
  const replaced = new Set<string>();
  const added: string[] = [];
  /** Writes a key anew, or for the first time. */
  const set = (key: string, yaml: string, message: string): void => {
    const isThere = key in fields;
    if (isThere) editor.replace(key, yaml);
    else added.push(`${key}: ${yaml}`);
    replaced.add(key);
    notes.push(changed(isThere ? editor.lineOf(key) : 1, message));
  };

  const inName = readPostName(name);
  const day = isoDay(fields.date) ?? inName.date;
  if (day === undefined) {
    const line = Object.keys(fields).length > 0 || source.startsWith('---') ? 2 : 1;
    notes.push(decide(line, 'nothing says the day of the post: add date: 2025-03-21'));
  } else if (fields.date !== day) set('date', day, `date: ${day}`);
  const nameDay = postName(target).date;
  if (day !== undefined && nameDay !== undefined && nameDay !== day) {
    notes.push(
      decide(1, `the name of the folder says ${nameDay}, the post ${day}: rename one of them`),
    );
  }
  if (textOf(fields.title) === undefined) {
    const title = heading ?? postName(target).slug;
    set('title', yamlText(title), `title: ${title}`);
  }
  if (textOf(fields.slug) === undefined && postName(target).slug !== inName.slug) {
    set('slug', yamlText(inName.slug), `slug: ${inName.slug} keeps the address`);
  }
  const keys = authorsOf({ fields, authors });
  const written = listOf(fields.authors);
  if (keys.length === 0) {
    set('authors', `[${authors.addTeam(siteTitle)}]`, 'the post gets an author');
    notes.push(decide(1, 'nobody is named as the author: who wrote it?'));
  } else if (written.length !== keys.length || written.some((key, index) => key !== keys[index])) {
    set('authors', `[${keys.join(', ')}]`, `authors: ${keys.join(', ')}`);
  }
  const tags = listOf(fields.tags).map((tag) => tagOf(tag, tagLabels));
  if (tags.length > 0 && tags.some((tag, index) => tag !== listOf(fields.tags)[index])) {
    set('tags', `[${tags.map(yamlText).join(', ')}]`, `tags: ${tags.join(', ')}`);
  }
  editor.add(added);
  noteImage(editor, notes);
  removeKeys({
    editor,
    schema: blogFrontMatterSchema,
    notes,
    isReplaced: (key) => replaced.has(key),
    moved: Object.values(authorKeys).flat(),
  });
  return { edits: editor.edits, notes };
}

function authorsOf({ fields, authors }: { fields: Fields; authors: AuthorList }): string[] {
  const written = Array.isArray(fields.authors) ? fields.authors : [fields.authors ?? undefined];
  const keys = written.flatMap((entry) => {
    if (typeof entry === 'string') return [authors.keyOf(entry)];
    return typeof entry === 'object' && entry !== null ? [authors.add(fieldsOf(entry))] : [];
  });
  if (keys.length > 0) return keys;
  const [name, title, url] = [authorKeys.name, authorKeys.title, authorKeys.url].map((names) =>
    names.map((key) => textOf(fields[key])).find(Boolean),
  );
  return name === undefined ? [] : [authors.add({ name, title, url })];
}

function tagOf(tag: unknown, labels: ReadonlyMap<string, string>): string {
  if (typeof tag === 'object' && tag !== null) return textOf(fieldsOf(tag).label) ?? '';
  return labels.get(String(tag)) ?? String(tag);
}
