/** An element that an address may ask for. */
export interface SectionElement {
  id: string;
  /** Where the section is now, if it has left the page. */
  movedTo?: string | undefined;
}

/**
 * Where to go for the section that an address asks for, when it is not simply there: ids that differ only in
 * case, spaces, dashes and underscores count as the same, and a section may have left the page.
 *
 * @param input.hash of the address, with its `#`
 * @param input.elements everything on the page that has an id
 * @returns `#id`, or the address of another page; nothing where the browser finds the section by itself, or
 *   nobody can
 */
export function findSection(input: {
  hash: string;
  elements: Iterable<SectionElement>;
}): string | undefined {
  const wanted = decode(input.hash.slice(1).replace(/:~:.*$/s, ''));
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

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
