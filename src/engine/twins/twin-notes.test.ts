import { expect, test } from 'vitest';
import type { HistoryItem } from '#shared/api-changes.ts';
import type { ApiSymbolPage, DocsContext } from '#shared/page-data.ts';
import { en } from '#shared/strings/en.ts';
import { testConfig } from '../blog/blog-test-support.ts';
import { writeReference } from '../changes/changes-test-support.ts';
import { docRoute } from '../outputs/output-test-support.ts';
import { notesOf } from './twin-notes.ts';

const banner: NonNullable<DocsContext['banner']> = {
  kind: 'unmaintained',
  latestHref: '/docs',
  latestLabel: '2.x',
  samePage: false,
};
const old = 'This page is about 1.x, which is no longer maintained.';

const item = (version: string, more: Partial<HistoryItem>): HistoryItem => ({
  version,
  release: '1.0.0',
  isShown: false,
  state: 'there',
  isOldest: false,
  isNew: false,
  isDeprecated: false,
  wasDeprecated: false,
  replaces: [],
  ...more,
});

function symbolPage(history: HistoryItem[]): ApiSymbolPage {
  const { page } = docRoute('/docs/v1/a', { version: { name: '1.x', path: '/docs/v1' } });
  const [symbol] = writeReference('/docs/v1', [{ name: 'old', from: ['a'] }]).symbols;
  if (page.kind !== 'doc' || !symbol) throw new Error('There is a page and a symbol.');
  return {
    ...page,
    kind: 'api-symbol',
    docs: { ...page.docs, banner },
    symbol,
    usedIn: [],
    history,
  };
}

test.each([
  [
    'is imported from another place',
    [item('1.x', { isShown: true }), item('2.x', { href: '/docs/b/old' })],
    '2.x exports the name from another place: https://example.com/docs/b/old.md',
  ],
  [
    'is gone',
    [
      item('1.x', { isShown: true }),
      item('2.x', { state: 'absent', goneHref: '/docs/changes#old' }),
    ],
    '2.x no longer exports it. What to write instead: https://example.com/docs/changes.md#old',
  ],
  ['has no history', [], '2.x has no such page. Its first page: https://example.com/docs.md'],
])(
  'an old page without a counterpart says what is known of a name that %s',
  (_, history, words) => {
    expect(notesOf({ config: testConfig(), strings: en, lang: 'en' }, symbolPage(history))).toEqual(
      [`> ${old} ${words}`],
    );
  },
);
