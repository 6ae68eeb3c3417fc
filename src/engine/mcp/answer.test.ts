import { expect, test } from 'vitest';
import { boundAnswer } from './answer.ts';

const page = '/docs/long';
const MAX_CHARACTERS = 200;

test('a short answer is sent as it is', () => {
  expect(boundAnswer({ text: 'short', page })).toEqual({ text: 'short' });
  expect(boundAnswer({ text: 'no', isError: true })).toEqual({ text: 'no', isError: true });
});

test('the parts of a long text are the text, and each says where the next one begins', () => {
  const text = Array.from({ length: 40 }, (_, row) => `## Heading ${row}\n\nWords.\n`).join('\n');
  const parts: string[] = [];
  for (let offset = 0; offset < text.length; ) {
    const { text: answer } = boundAnswer({ text, page, offset }, MAX_CHARACTERS);
    const [, shown = '', note = ''] = /^(.*)\n\n\[(.*)\]$/s.exec(answer) ?? [];
    expect(shown.length).toBeLessThanOrEqual(MAX_CHARACTERS);
    expect(shown).toMatch(/^## Heading/);
    parts.push(shown);
    const next = /page "\/docs\/long" and offset (\d+)\.$/.exec(note)?.[1];
    if (next === undefined) expect(note).toMatch(/ The end\.$/);
    offset = next === undefined ? text.length : Number(next);
  }
  expect(parts.join('')).toBe(text);
  expect(parts.length).toBeGreaterThan(4);
});

test('a text without lines is cut between signs', () => {
  const { text } = boundAnswer({ text: '😀'.repeat(200), page }, 101);
  expect(text).toMatch(/^(?:😀){50}\n\n\[Characters 0 to 100 of 400\./u);
});

test('what no address leads to can only be asked for in a shorter form', () => {
  expect(boundAnswer({ text: 'a\n'.repeat(200) }, MAX_CHARACTERS).text).toMatch(
    / Request less\.\]$/,
  );
});

test('behind the end there is nothing', () => {
  expect(boundAnswer({ text: 'short', page, offset: 5 })).toEqual({
    text: '/docs/long has 5 characters: none is at 5.',
    isError: true,
  });
});
