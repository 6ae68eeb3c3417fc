import type { AttributeReader } from './attribute-reader.ts';
import { editAttribute, type JsxElement } from './jsx-edits.ts';
import { shorten } from './migrate-attributes.ts';
import { decide } from './note.ts';
import { type PageContext, rangeOf } from './page-context.ts';

/** Removes the attributes that were not read and reports each of them. */
export function noteRest(page: PageContext, node: JsxElement, attributes: AttributeReader): void {
  for (const attribute of attributes.rest()) {
    const { start, end, line } = rangeOf(page, attribute);
    const written = shorten(page.text.slice(start, end));
    editAttribute(page, attribute, '');
    page.notes.push(decide(line, `${written} of <${node.name}> is gone: nothing here reads it`));
  }
}
