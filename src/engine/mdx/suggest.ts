import { nearNames } from '../problems/suggest.ts';

/** `Did you mean "x"? ` or nothing, to stand before the list of what is allowed. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const [near] = nearNames({ written, names, limit: 1 });
  return near === undefined ? '' : `Did you mean "${near}"? `;
}
