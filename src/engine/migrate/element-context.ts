import type { AttributeReader } from './attribute-reader.ts';
import type { JsxElement } from './jsx-edits.ts';
import type { PageContext } from './page-context.ts';

/** An element while it is migrated. */
export interface ElementContext {
  page: PageContext;
  node: JsxElement;
  attributes: AttributeReader;
  line: number;
}

/**
 * What became of an element: `changed`, and what it holds is still to be looked at; `done`, with all in it; `removed`,
 * with its attributes; `kept` as it was, because somebody has to decide; `plain`, an element of HTML now.
 */
export type Outcome = 'changed' | 'done' | 'removed' | 'kept' | 'plain';
