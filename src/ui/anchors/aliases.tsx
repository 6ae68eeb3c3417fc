import { RawHtml } from '../primitives/raw-html.tsx';
import { markupOf } from './markup-of.ts';

/** Ids that lead to the element that they are in: they are empty, so nobody sees or hears them. */
export function Aliases({ ids }: { ids: string[] | undefined }) {
  if (ids === undefined || ids.length === 0) return null;
  const html = ids.map((id) => markupOf('i', { id })).join('');
  return <RawHtml as="span" data-aliases="" html={html} />;
}
