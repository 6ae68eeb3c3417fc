import { closest, distance } from 'fastest-levenshtein';

/** The candidate that was most likely meant; undefined where none is near. */
export function suggest(written: string, candidates: readonly string[]): string | undefined {
  const lower = written.toLowerCase();
  const exact = candidates.find((candidate) => candidate.toLowerCase() === lower);
  if (exact !== undefined || candidates.length === 0) return exact;
  const near = closest(written, [...candidates]);
  const allowed = written.length < 4 ? 1 : Math.max(2, Math.floor(written.length / 3));
  return distance(written, near) <= allowed ? near : undefined;
}

/** `Did you mean "x"? ` or nothing, to stand before the list of what is allowed. */
export function didYouMean(written: string, candidates: readonly string[]): string {
  const near = suggest(written, candidates);
  return near === undefined ? '' : `Did you mean "${near}"? `;
}
