import { expect, test } from 'vitest';
import type { HistoryItem } from './api-changes.ts';
import { historyWords } from './history-words.ts';
import { en } from './strings/en.ts';

const item: HistoryItem = {
  version: 'v11',
  release: '11.0.0',
  isShown: true,
  state: 'there',
  isOldest: false,
  isNew: false,
  isDeprecated: false,
  wasDeprecated: false,
  replaces: [],
};

test.each<[string, Partial<HistoryItem>]>([
  ['Unchanged', {}],
  ['Unchanged', { isDeprecated: false, wasDeprecated: false }],
  ['Exported', { isOldest: true }],
  ['New', { isNew: true }],
  ['New. Deprecated', { isNew: true, isDeprecated: true }],
  ['Moved to @trpc/server/http', { movedTo: '@trpc/server/http' }],
  ['Moved to @trpc/client. Declaration changed', { movedTo: '@trpc/client', hunks: [] }],
  ['Deprecated', { isDeprecated: true, wasDeprecated: true }],
  ['No longer deprecated', { wasDeprecated: true }],
  ['Not exported', { state: 'absent', wasDeprecated: true }],
  ['Removed', { state: 'absent', goneHref: '/docs/migrate' }],
])('a version says %j of %o', (words, more) => {
  expect(historyWords({ ...item, ...more }, en.api.history)).toBe(words);
});
