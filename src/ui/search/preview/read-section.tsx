import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { RawHtml } from '../../primitives/raw-html.tsx';

/** Maximum length of a preview; it ends with the first sample if that comes earlier. */
const MAX_BLOCKS = 6;

const BLOCK = /^(p|[uod]l|pre|table|blockquote)$/;
const KEPT =
  /^(p|[uod]l|pre|table|blockquote|code|strong|em|del|kbd|br|li|d[td]|t(head|body|[rhd]))$/;
const LEFT_OUT = /^(aside|button|details|figcaption|footer|head|nav|svg)$/;

const HEADING = /^h[1-6]$/;

/** Links and hover marks in code markup, which a preview does not need. */
const INTERACTIVE = /<\/?a\b[^>]*>| data-h="?\d+"?/g;

type Part = { anchor: string } | { block: ReactNode; isSample: boolean };

/**
 * The beginning of a section on a page that was loaded but not rendered: its first blocks, rebuilt from a few harmless
 * elements, without ids, links and buttons. Empty if the page has no such section.
 *
 * @param anchor of its heading; empty for the beginning of the page
 */
export function readSection(page: ReactNode, anchor: string): ReactNode[] {
  const blocks: ReactNode[] = [];
  let isInside = false;
  for (const part of partsOf(page)) {
    if ('anchor' in part) {
      if (isInside) break;
      isInside = part.anchor === anchor;
    } else if (isInside) {
      blocks.push(part.block);
      if (part.isSample || blocks.length === MAX_BLOCKS) break;
    }
  }
  return blocks;
}

/** Headings and blocks in page order. The page's own heading has no anchor. */
function* partsOf(node: unknown, isInHeader = false): Generator<Part> {
  const value = settled(node);
  if (Array.isArray(value)) for (const child of value) yield* partsOf(child, isInHeader);
  if (!isValidElement<Record<string, unknown>>(value)) return;
  const { type, props } = value;
  if (typeof type === 'string') {
    if (LEFT_OUT.test(type)) return;
    if (HEADING.test(type)) {
      yield { anchor: type === 'h1' ? '' : `${props.id ?? NOWHERE}` };
    } else if (!BLOCK.test(type)) {
      yield* partsOf(props.children, isInHeader || type === 'header');
    } else if (!isInHeader) {
      yield { block: copy(value), isSample: type === 'pre' };
    }
  } else if (props.html === undefined) {
    // Parts of a page may be in other props than `children`, such as the text of a lesson.
    for (const prop of Object.values(props)) yield* partsOf(prop, isInHeader);
  } else if (!isInHeader) {
    const block = copy(value);
    if (block) yield { block, isSample: false };
  }
}

/** An anchor that no hit has. */
const NOWHERE = ' ';

function copy(node: unknown): ReactNode {
  const value = settled(node);
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return createElement(Fragment, null, ...value.map(copy));
  if (!isValidElement<Record<string, unknown>>(value)) return null;
  const { type, props } = value;
  if (typeof type !== 'string') {
    return typeof props.html === 'string' ? copyHtml(props, props.html) : copy(props.children);
  }
  // A heading's link to itself has only this sign.
  if (LEFT_OUT.test(type) || props.children === '#') return null;
  const kept = HEADING.test(type) ? 'strong' : type;
  return createElement(KEPT.test(kept) ? kept : Fragment, null, copy(props.children));
}

/** Generated markup: code, and texts of the reference. Diagrams and lists of old ids are left out. */
function copyHtml({ as, className }: Record<string, unknown>, html: string): ReactNode {
  if (/<svg|<i id/.test(html)) return null;
  return (
    <RawHtml
      as={as as 'code'}
      className={className as string | undefined}
      html={html.replaceAll(INTERACTIVE, '')}
    />
  );
}

const LAZY = Symbol.for('react.lazy');

/** React's placeholder for a later part of a payload; on a loaded page, everything has arrived. */
function settled(node: unknown): unknown {
  const { $$typeof, _payload, then, value }: Record<string, unknown> = Object(node);
  if ($$typeof === LAZY) return settled(_payload);
  return then && value ? settled(value) : node;
}
