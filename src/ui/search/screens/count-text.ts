import { plural } from '#shared/strings/fill.ts';

/** `1 result`, `23 results`. */
export function countText(count: number): string {
  return plural(STRINGS.search.results, count);
}
