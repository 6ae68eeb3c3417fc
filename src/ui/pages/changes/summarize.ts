import type { ComparisonCounts } from '#shared/changes.ts';

/** `3 sections read differently, 2 are only in 11.x, 1 is only in 10.x. 4 samples differ.` */
export function summarize(options: {
  counts: ComparisonCounts;
  /** Labels of the two versions. */
  newer: string;
  older: string;
}): string {
  const { counts, newer, older } = options;
  const { changed, added, removed, moved, samples } = counts;
  const clauses = [
    { count: changed, one: 'reads differently', many: 'read differently' },
    { count: added, one: `is only in ${newer}`, many: `are only in ${newer}` },
    { count: removed, one: `is only in ${older}`, many: `are only in ${older}` },
    { count: moved, one: 'is at another place', many: 'are at another place' },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }, index) => {
      const noun = count === 1 ? 'section ' : 'sections ';
      return `${count} ${index === 0 ? noun : ''}${count === 1 ? one : many}`;
    });
  const sections = clauses.length === 0 ? 'No section reads differently' : clauses.join(', ');
  if (samples === 0) return `${sections}.`;
  return `${sections}. ${samples === 1 ? '1 sample differs' : `${samples} samples differ`}.`;
}
