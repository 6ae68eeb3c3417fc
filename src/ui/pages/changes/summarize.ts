import type { ComparisonCounts } from '#shared/changes.ts';

/** `3 sections changed, 2 are new, 1 is gone. 4 samples differ.` */
export function summarize(counts: ComparisonCounts): string {
  const { changed, added, removed, moved, samples } = counts;
  const clauses = [
    { count: changed, one: 'changed', many: 'changed' },
    { count: added, one: 'is new', many: 'are new' },
    { count: removed, one: 'is gone', many: 'are gone' },
    { count: moved, one: 'moved', many: 'moved' },
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
