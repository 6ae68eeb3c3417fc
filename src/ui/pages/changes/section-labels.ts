import type { SectionComparison } from '#shared/changes.ts';
import type { DocChangesPage } from '#shared/page-data.ts';
import { fill } from '#shared/strings/fill.ts';

/** What is above the first heading of a page. */
export const BEGINNING = STRINGS.changes.beginning;

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
    changed: STRINGS.changes.textDiffers,
    added: fill(STRINGS.changes.onlyIn, { version: newer.label }),
    removed: fill(STRINGS.changes.onlyIn, { version: older.label }),
  }[state];
  return [...(label ? [label] : []), ...(isMoved ? [STRINGS.changes.elsewhere] : [])];
}
