import type { AttributeReader } from './attribute-reader.ts';
import type { JsxElement } from './jsx-edits.ts';
import type { PageContext } from './page-context.ts';

/** An element being migrated. */
export interface ElementContext {
  page: PageContext;
  node: JsxElement;
  attributes: AttributeReader;
  line: number;
}

/**
 * The result for an element. `changed`: its children still need migration; `done`: its children are finished too;
 * `removed`: with its attributes; `kept`: unchanged, because a person has to decide; `plain`: it is now an HTML
 * element.
 */
export type Outcome = 'changed' | 'done' | 'removed' | 'kept' | 'plain';
