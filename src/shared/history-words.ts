import type { HistoryItem } from './api-changes.ts';
import { fill } from './strings/fill.ts';
import type { Strings } from './strings/strings.ts';

/**
 * Describes a name in one version, without links.
 *
 * @param words `api.history` of the table of strings
 */
export function historyWords(item: HistoryItem, words: Strings['api']['history']): string {
  const { state, isOldest, isNew, movedTo, isDeprecated, wasDeprecated, hunks, goneHref } = item;
  if (goneHref !== undefined) return words.removed;
  if (state === 'absent') return words.absent;
  const said = [
    ...(isOldest ? [words.exported] : []),
    ...(isNew ? [words.added] : []),
    ...(movedTo === undefined ? [] : [fill(words.moved, { entry: movedTo })]),
    ...(hunks ? [words.changed] : []),
    ...(isDeprecated ? [words.deprecated] : []),
    ...(wasDeprecated && !isDeprecated ? [words.restored] : []),
  ];
  return said.length === 0 ? words.unchanged : said.join('. ');
}
