import { expect, test } from 'vitest';
import { buildMessages } from './build-messages.ts';

const row = { seen: '`Not here`', numbers: ['404'], text: '**Fix:** look elsewhere.' };
const section = (id: string, heading: string, more = {}) => ({
  anchors: [id],
  headings: [heading],
  text: `About ${id}.`,
  code: '',
  ...more,
});

test('rows of tables are messages, and so are headings that leave something open', () => {
  const found = buildMessages({
    path: '/docs/errors',
    sections: [
      section('rows', 'Some rows', { messages: [row] }),
      section('codes', 'NOT_FOUND, 404', { messages: [row] }),
      section('open', 'No … here', { text: `${'A sentence of the text. '.repeat(20)}` }),
      section('other', 'How it works'),
    ],
  });
  expect(found.map(({ anchor, seen, numbers, text }) => [anchor, seen, numbers, text])).toEqual([
    ['rows', '`Not here`', '404', row.text],
    ['codes', '`Not here`', '404', row.text],
    ['open', 'No … here', '', 'A sentence of the text. '.repeat(10).trim()],
  ]);
});

test('a page without tables of errors explains none', () => {
  const sections = [section('open', 'No … here')];
  expect(buildMessages({ path: '/docs/a', sections })).toEqual([]);
});
