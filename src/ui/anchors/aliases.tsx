import { RawHtml } from '../primitives/raw-html.tsx';
import { markupOf } from './markup-of.ts';

/**
 * Old ids of the surrounding element. They are empty, so they are neither visible nor announced.
 */
export function Aliases({ ids }: { ids: string[] | undefined }) {
  if (ids === undefined || ids.length === 0) return null;
  const html = ids.map((id) => markupOf('i', { id })).join('');
  return <RawHtml as="span" data-aliases="" html={html} />;
}
