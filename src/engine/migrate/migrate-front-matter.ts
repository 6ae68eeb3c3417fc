import { z } from 'zod';
import { docFrontMatterSchema } from '#schema/doc-front-matter.ts';
import { docIdOf, docPathTail } from '../docs/doc-id.ts';
import { describeForeignKey } from '../docs/foreign-keys.ts';
import { parseFrontMatter } from '../docs/front-matter.ts';
import { findIssues } from '../problems/find-issues.ts';
import { textOf } from './fields.ts';
import { editFrontMatter, type FrontMatterEditor, yamlText } from './front-matter-editor.ts';
import { changed, decide, type FileNote } from './note.ts';
import { docPath } from './source-docs.ts';
import type { TextEdit } from './text-edits.ts';

/** The changes to a file's front matter. */
export interface FrontMatterResult {
  edits: TextEdit[];
  notes: FileNote[];
}

/** Unreadable front matter stays unchanged. */
export function describeUnreadable({
  file,
  source,
}: {
  file: string;
  source: string;
}): FrontMatterResult {
  // Without a schema, only the YAML or its delimiter lines can be wrong.
  const { problems } = parseFrontMatter({ file, source, schema: z.unknown() });
  const notes = problems.map(({ line = 1, message }) =>
    decide(line, `the front matter cannot be read, so it stays as it is: ${message}`),
  );
  return { edits: [], notes };
}

/** Keys of every page type that may be empty, which equals leaving them out. */
const removableWhenEmpty = ['title', 'description', 'sidebar_label', 'image', 'slug'];

/**
 * Converts the front matter of a doc.
 *
 * @param options.name path in the version's folder
 * @param options.path path below the version's root in the source; by default, from its file and
 *   keys
 * @param options.newId maps ids of the source to ids here, for links to the previous and next page
 */
export function migrateDocFrontMatter(options: {
  file: string;
  name: string;
  source: string;
  path: string | undefined;
  newId: (id: string) => string | undefined;
}): FrontMatterResult {
  const { file, name, source, newId } = options;
  const editor = editFrontMatter({ file, source });
  if (editor === undefined) return describeUnreadable({ file, source });
  const { fields } = editor;
  const notes: FileNote[] = [];
  for (const key of ['pagination_prev', 'pagination_next']) {
    const id = textOf(fields[key]);
    const target = id && newId(id);
    if (target && target !== id) {
      editor.replace(key, target);
      notes.push(changed(editor.lineOf(key), `${key} is "${target}": ids are paths of files`));
    }
  }
  if (fields.custom_edit_url === '') {
    editor.replace('custom_edit_url', 'null');
    notes.push(changed(editor.lineOf('custom_edit_url'), 'no edit link is written null'));
  }
  keepAddress({ editor, name, before: options.path ?? docPath({ name, fields }), notes });
  noteImage(editor, notes);
  const schema = docFrontMatterSchema;
  removeKeys({
    editor,
    schema,
    notes,
    isReplaced: (key) => key === 'custom_edit_url' && fields[key] === '',
  });
  return { edits: editor.edits, notes };
}

/** Keeps a page's address if its file name would give another one. */
function keepAddress(options: {
  editor: FrontMatterEditor;
  name: string;
  before: string;
  notes: FileNote[];
}): void {
  const { editor, name, before, notes } = options;
  const { fields } = editor;
  const { id } = docIdOf(name);
  const written = textOf(fields.slug);
  if (docPathTail({ id, slug: written }) === before) return;
  const slug = `/${before}`;
  if (written === undefined) editor.add([`slug: ${yamlText(slug)}`]);
  else editor.replace('slug', yamlText(slug));
  const line = editor.lineOf(written === undefined ? 'id' : 'slug');
  notes.push(changed(line, `slug: ${slug} keeps the address`));
}

/** Social cards are files in `content/static`; a card beside the page has no address. */
export function noteImage(editor: FrontMatterEditor, notes: FileNote[]): void {
  const image = textOf(editor.fields.image);
  if (image === undefined || /^(?:\/|https?:\/\/)/.test(image)) return;
  notes.push(
    decide(
      editor.lineOf('image'),
      `image is gone: put ${image} into content/static and write its path, "/img/card.png"`,
    ),
  );
  editor.remove('image');
}

/** Removes keys and values that the schema does not allow, with the reason. */
export function removeKeys(options: {
  editor: FrontMatterEditor;
  schema: z.ZodType;
  notes: FileNote[];
  /** Keys whose values were replaced, so that they are valid now. */
  isReplaced: (key: string) => boolean;
  /** Keys whose values were moved. */
  moved?: readonly string[];
}): void {
  const { editor, schema, notes, isReplaced, moved = [] } = options;
  const { fields } = editor;
  const result = findIssues({ schema, value: fields });
  if ('data' in result) return;
  const seen = new Set<string>();
  for (const { path, kind, message } of result.issues) {
    const key = String(path[0] ?? '');
    if (!(key in fields) || seen.has(key) || isReplaced(key)) continue;
    seen.add(key);
    const line = editor.lineOf(key);
    editor.remove(key);
    if (kind === 'unknown-key')
      notes.push(noteOfKey({ key, line, isHarmless: [...harmless, ...moved].includes(key) }));
    else if (removableWhenEmpty.includes(key) && fields[key] === '') {
      notes.push(changed(line, `the empty ${key} is gone`));
    } else notes.push(decide(line, `${key} is gone: ${message}`));
  }
}

/** Keys without any effect on a page, so that nothing is lost with them. */
const harmless = ['id', 'parse_number_prefixes', 'sidebar_key'];

function noteOfKey(options: { key: string; line: number; isHarmless: boolean }): FileNote {
  const { key, line, isHarmless } = options;
  const reason = describeForeignKey(key);
  const message =
    reason === undefined ? `${key} is gone: nothing here reads it` : `${key} is gone: it ${reason}`;
  return isHarmless ? changed(line, message) : decide(line, message);
}
