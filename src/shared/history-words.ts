import type { HistoryItem } from './api-changes.ts';

/** Describes a name in one version, in words without links. */
export function historyWords(item: HistoryItem): string {
  const { state, isOldest, isNew, movedTo, isDeprecated, wasDeprecated, hunks, goneHref } = item;
  if (goneHref !== undefined) return 'Removed';
  if (state === 'absent') return 'Not exported';
  const words = [
    ...(isOldest ? ['Exported'] : []),
    ...(isNew ? ['New'] : []),
    ...(movedTo === undefined ? [] : [`Moved to ${movedTo}`]),
    ...(hunks ? ['Declaration changed'] : []),
    ...(isDeprecated ? ['Deprecated'] : []),
    ...(wasDeprecated && !isDeprecated ? ['No longer deprecated'] : []),
  ];
  return words.length === 0 ? 'Unchanged' : words.join('. ');
}
