import type { SectionComparison } from '#shared/changes.ts';
import type { DocChangesPage } from '#shared/page-data.ts';

/** What is above the first heading of a page. */
export const BEGINNING = 'Beginning of the page';

/**
 * How the section of the one page differs from that of the other. The words are about the pages: a section that only
 * one of them has says nothing of what the versions can do.
 */
export function labelsOf(
  { state, isMoved }: Pick<SectionComparison, 'state' | 'isMoved'>,
  { newer, older }: { [Side in 'newer' | 'older']: Pick<DocChangesPage[Side], 'label'> },
): string[] {
  const label = {
    same: undefined,
    changed: 'Text differs',
    added: `Section only in ${newer.label}`,
    removed: `Section only in ${older.label}`,
  }[state];
  return [...(label ? [label] : []), ...(isMoved ? ['At another place'] : [])];
}
