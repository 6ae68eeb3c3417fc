import type { SectionComparison } from '#shared/changes.ts';
import type { DocChangesPage } from '#shared/page-data.ts';
import { fill } from '#shared/strings/fill.ts';

/** The part above the first heading of a page. */
export const BEGINNING = STRINGS.changes.beginning;

/**
 * How a section differs between the two pages. The text is about the pages: a section that only one of them has says
 * nothing about the features of the versions.
 */
export function labelsOf(
  { state, isMoved }: Pick<SectionComparison, 'state' | 'isMoved'>,
  { newer, older }: { [Side in 'newer' | 'older']: Pick<DocChangesPage[Side], 'label'> },
): string[] {
  const label = {
    same: undefined,
    changed: STRINGS.changes.textDiffers,
    added: fill(STRINGS.changes.onlyIn, { version: newer.label }),
    removed: fill(STRINGS.changes.onlyIn, { version: older.label }),
  }[state];
  return [...(label ? [label] : []), ...(isMoved ? [STRINGS.changes.elsewhere] : [])];
}
