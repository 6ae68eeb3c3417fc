import { decodePart } from '#shared/decode-address.ts';

/** An element that an address may refer to. */
export interface SectionElement {
  id: string;
  /** The section's new address, if it has left the page. */
  movedTo?: string | undefined;
}

/**
 * The target for an anchor that does not simply exist: ids that differ only in case, spaces, dashes and underscores are
 * treated as equal, and a section may have left the page.
 *
 * @param input.hash the address's hash, with `#`
 * @param input.elements everything on the page that has an id
 * @returns `#id`, or the address of another page; undefined if the browser finds the section itself, or it does not
 *   exist
 */
export function findSection(input: {
  hash: string;
  elements: Iterable<SectionElement>;
}): string | undefined {
  const wanted = decodePart(input.hash.slice(1).replace(/:~:.*$/s, ''));
  if (wanted === '') return undefined;
  const folded = fold(wanted);
  const elements = [...input.elements];
  const found =
    elements.find(({ id }) => id === wanted) ?? elements.find(({ id }) => fold(id) === folded);
  if (found === undefined) return undefined;
  if (found.movedTo !== undefined) return found.movedTo;
  return found.id === wanted ? undefined : `#${encodeURIComponent(found.id)}`;
}

function fold(id: string): string {
  return id.toLowerCase().replace(/[\s_-]+/g, '');
}
