import { expect, test } from 'vitest';
import { createAnswerFinder } from './find-answers.ts';
import { titled } from './rank-test-support.ts';
import type { IndexedMessage } from './search-index-file.ts';

const message = (more: Partial<IndexedMessage>): IndexedMessage => ({
  path: '/docs/errors',
  anchor: 'network',
  seen: '`fetch failed` or so',
  numbers: '',
  text: 'Start the `server`.',
  ...more,
});

const page = titled('Errors', '', {
  sections: [
    [1, '', '', '', '', ''],
    [2, 'types', 'Types', '', '', ''],
    [2, 'network', 'Network errors', '', '', ''],
  ],
});

function find(more: Partial<IndexedMessage>) {
  const files = [{ pages: [titled('Other')] }, { pages: [page], messages: [message(more)] }];
  const [answer] = createAnswerFinder(files, 'Error messages').find('TypeError: fetch failed');
  return answer;
}

test('an answer shows the message without marks, its cause, and where it is explained', () => {
  expect(find({})).toEqual({
    id: '/docs/errors#network `fetch failed` or so',
    href: '/docs/errors#network',
    type: 'message',
    group: 'Error messages',
    title: [{ text: 'fetch failed or so', marked: false }],
    trail: ['Errors', 'Network errors'],
    excerpt: [],
    answer: { text: 'Start the `server`.' },
  });
});

test('an answer before all headings, or on an unknown page, has no heading', () => {
  expect(find({ anchor: '' })).toMatchObject({ href: '/docs/errors', trail: ['Errors'] });
  expect(find({ anchor: 'gone' })?.trail).toEqual(['Errors']);
  expect(find({ path: '/docs/gone' })?.trail).toEqual([]);
});

test('a heading that is the message itself is not repeated', () => {
  const named = { ...page, sections: [[2, 'network', '`fetch failed`', '', '', '']] };
  const messages = [message({ seen: '`fetch failed`' })];
  const files = [{ pages: [named as typeof page], messages }];
  const [answer] = createAnswerFinder(files, 'Error messages').find('fetch failed');
  expect(answer?.trail).toEqual(['Errors']);
});
