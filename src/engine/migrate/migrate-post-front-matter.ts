import { blogFrontMatterSchema } from '#schema/blog-front-matter.ts';
import { postName } from '../blog/read-post-files.ts';
import type { AuthorList } from './authors.ts';
import { isoDay, readPostName } from './blog-names.ts';
import { type Fields, listOf, textOf } from './fields.ts';
import { editFrontMatter, yamlText } from './front-matter-editor.ts';
import {
  describeUnreadable,
  type FrontMatterResult,
  noteImage,
  removeKeys,
} from './migrate-front-matter.ts';
import { changed, decide, type FileNote, type MigrationNote } from './note.ts';
import { noteUnread } from './note-unread.ts';
import { createSourceData, type SourceData } from './source-data.ts';
import type { TagList } from './tags.ts';

/** Keys for a single author in older releases. */
const authorKeys = {
  name: ['author'],
  title: ['author_title', 'authorTitle'],
  url: ['author_url', 'authorURL'],
};

/**
 * Converts the front matter of a post.
 *
 * @param options.name path in the source's `blog` folder
 * @param options.target path in `content/blog`
 * @param options.heading first level-1 heading, the title of posts without one
 * @param options.siteTitle author of posts without one
 */
export function migratePostFrontMatter(options: {
  file: string;
  name: string;
  target: string;
  source: string;
  heading: string | undefined;
  authors: AuthorList;
  tags: TagList;
  siteTitle: string;
}): FrontMatterResult {
  const { file, name, target, source, heading, authors, tags: tagList, siteTitle } = options;
  const editor = editFrontMatter({ file, source });
  if (editor === undefined) return describeUnreadable({ file, source });
  const { fields } = editor;
  const notes: FileNote[] = [];
  const replaced = new Set<string>();
  const added: string[] = [];
  /** Replaces or adds a key. */
  const set = (key: string, yaml: string, message: string): void => {
    const isThere = key in fields;
    if (isThere) editor.replace(key, yaml);
    else added.push(`${key}: ${yaml}`);
    replaced.add(key);
    notes.push(changed(isThere ? editor.lineOf(key) : 1, message));
  };

  const inName = readPostName(name);
  const written = isoDay(fields.date);
  const day = written ?? inName.date;
  const isWritten = fields.date !== undefined && fields.date !== null;
  if (isWritten && written === undefined) {
    const message = `date: ${String(fields.date)} is not a day in the calendar: say which one is meant`;
    notes.push(decide(editor.lineOf('date'), message));
  } else if (day === undefined) {
    const line = Object.keys(fields).length > 0 || source.startsWith('---') ? 2 : 1;
    notes.push(decide(line, 'nothing says the day of the post: add date: 2025-03-21'));
  }
  if (day !== undefined && fields.date !== day) set('date', day, `date: ${day}`);
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
  const found: MigrationNote[] = [];
  const data = editor.data;
  const keys = authorsOf({ fields, data, authors, notes: found });
  const named = listOf(fields.authors);
  if (keys.length === 0) {
    set('authors', `[${authors.addTeam(siteTitle)}]`, 'the post gets an author');
    notes.push(decide(1, 'nobody is named as the author: who wrote it?'));
  } else if (named.length !== keys.length || named.some((key, index) => key !== keys[index])) {
    set('authors', `[${keys.join(', ')}]`, `authors: ${keys.join(', ')}`);
  }
  const tags = listOf(fields.tags).map((tag) => tagList.read(tag).label);
  noteTags(data.get('tags'), found);
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
  return { edits: editor.edits, notes: [...notes, ...found] };
}

function authorsOf(options: {
  fields: Fields;
  data: SourceData;
  authors: AuthorList;
  notes: MigrationNote[];
}): string[] {
  const { fields, data, authors, notes } = options;
  const written = data.get('authors');
  const entries = Array.isArray(written.value) ? written.parts() : [['', written] as const];
  const keys = entries.flatMap(([, entry]) => {
    const key = entry.text();
    if (key !== undefined) return [authors.keyOf(key)];
    const isAuthor = typeof entry.value === 'object' && entry.value !== null;
    return isAuthor ? [authors.add(entry, notes)] : [];
  });
  if (keys.length > 0) return [...new Set(keys)];
  const [name, title, url] = [authorKeys.name, authorKeys.title, authorKeys.url].map((names) =>
    names.map((key) => textOf(fields[key])).find(Boolean),
  );
  if (name === undefined) return [];
  const value = { name, title, url };
  return [
    authors.add(
      createSourceData({ value, name: 'author', place: data.place, places: new WeakMap() }),
      notes,
    ),
  ];
}

/** Tags may have custom addresses in the source, which posts here cannot set. */
function noteTags(tags: SourceData, notes: MigrationNote[]): void {
  for (const [, tag] of tags.parts()) {
    tag.text();
    tag.get('label').text();
    // Numbers and similar values are labels too.
    if (typeof tag.value !== 'object') tag.all();
    tag.get('permalink').text();
  }
  noteUnread({ data: tags, notes, advice: 'tags have a label and nothing else here' });
}
