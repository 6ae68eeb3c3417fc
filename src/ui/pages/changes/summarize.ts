import type { ComparisonCounts } from '#shared/changes.ts';
import { plural } from '#shared/strings/fill.ts';
import type { PluralForms } from '#shared/strings/strings.ts';

/** `3 sections read differently, 2 are only in 11.x, 1 is only in 10.x. 4 samples differ.` */
export function summarize(options: {
  counts: ComparisonCounts;
  /** Labels of the two versions. */
  newer: string;
  older: string;
}): string {
  const { counts, newer, older } = options;
  const { changed, added, removed, moved, samples } = counts;
  const { sections, ofThem } = STRINGS.changes;
  const clauses = [
    { count: changed, first: sections.changed, later: ofThem.changed },
    { count: added, first: sections.onlyIn, later: ofThem.onlyIn, version: newer },
    { count: removed, first: sections.onlyIn, later: ofThem.onlyIn, version: older },
    { count: moved, first: sections.elsewhere, later: ofThem.elsewhere },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, first, later, version = '' }, index) =>
      plural<PluralForms>(index === 0 ? first : later, count, { version }),
    );
  const said = clauses.length === 0 ? STRINGS.changes.noSection : clauses.join(', ');
  return samples === 0 ? `${said}.` : `${said}. ${plural(STRINGS.changes.samples, samples)}`;
}
