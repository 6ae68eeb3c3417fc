import MagicString from 'magic-string';
import { childOf, parseDataModule } from '../problems/locate-in-module.ts';
import { indentOf, removeElement, type Span } from './list-source.ts';

/** A field of a version's entry and its new value as TypeScript; `undefined` removes the field. */
export interface FieldChange {
  dir: string;
  field: string;
  value: string | undefined;
}

/**
 * Adds an entry at the top of the list of versions.
 *
 * @returns undefined if the list is not a literal
 */
export async function addVersion(options: {
  source: string;
  entry: string[];
}): Promise<string | undefined> {
  const tree = await parseDataModule(options.source);
  const first = tree?.value.type === 'ArrayExpression' ? tree.value.elements[0] : undefined;
  if (!first) return undefined;
  const edits = new MagicString(options.source);
  const indent = indentOf(options.source, first.start);
  const lines = options.entry.map((line) => `${indent}  ${line}\n`).join('');
  edits.appendLeft(first.start, `{\n${lines}${indent}},\n${indent}`);
  return edits.toString();
}

/**
 * Changes fields of versions.
 *
 * @returns undefined if an entry is not a literal in the text
 */
export async function changeVersions(options: {
  source: string;
  changes: FieldChange[];
}): Promise<string | undefined> {
  const { source, changes } = options;
  const tree = await parseDataModule(source);
  if (tree?.value.type !== 'ArrayExpression') return undefined;
  const edits = new MagicString(source);
  for (const { dir, field, value } of changes) {
    const entry = tree.value.elements.find((element) => {
      const written = element && childOf(element, 'dir')?.value;
      return written?.type === 'Literal' && written.value === dir;
    });
    if (entry?.type !== 'ObjectExpression') return undefined;
    const property = entry.properties.find(
      (candidate) =>
        candidate.type === 'Property' &&
        candidate.key.type === 'Identifier' &&
        candidate.key.name === field,
    );
    if (property?.type !== 'Property') {
      const anchor = childOf(entry, 'path');
      if (value !== undefined && anchor)
        append({ source, edits, anchor: anchor.value, text: `${field}: ${value}` });
    } else if (value === undefined) removeElement({ source, edits, element: property });
    else edits.overwrite(property.value.start, property.value.end, value);
  }
  return edits.toString();
}

/** After a value, on a new line if the entry has one field per line. */
function append(options: { source: string; edits: MagicString; anchor: Span; text: string }): void {
  const { source, edits, anchor, text } = options;
  const isLast = /^,?[^\S\n]*\n/.test(source.slice(anchor.end));
  const separator = isLast ? `\n${indentOf(source, anchor.start)}` : ' ';
  edits.appendLeft(anchor.end, `,${separator}${text}`);
}
