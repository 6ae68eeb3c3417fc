import type { SectionComparison } from '#shared/changes.ts';

/** What is above the first heading of a page. */
export const BEGINNING = 'Beginning of the page';

/** What became of a section. */
export function labelsOf({ state, isMoved }: SectionComparison): string[] {
  const label = { same: undefined, changed: 'Changed', added: 'New', removed: 'Gone' }[state];
  return [...(label ? [label] : []), ...(isMoved ? ['Moved'] : [])];
}
