import { expect, test } from 'vitest';
import type { PageSection } from './block.ts';
import { matchSections } from './match-sections.ts';

/** `id: words` */
function sections(...lines: string[]): PageSection[] {
  return lines.map((line) => {
    const [id = '', title = '', text = ''] = line.split(': ');
    const words = text.split(' ').map((word) => ({ text: word, style: 'plain' as const }));
    return { id, title, blocks: [{ kind: 'paragraph', words }] };
  });
}

/** `older>newer`, with `*` after moved sections. */
function matched(older: PageSection[], newer: PageSection[]): string[] {
  return matchSections({ older, newer }).map((match) => {
    const isMoved = 'isMoved' in match && match.isMoved;
    return `${match.older?.id ?? ''}>${match.newer?.id ?? ''}${isMoved ? '*' : ''}`;
  });
}

test('a section is found by its id, before its heading, before its topic', () => {
  expect(
    matched(
      sections(
        'input: Input: alpha',
        'old-id: Output: beta',
        'errors: Errors: one two three four five six seven eight six',
      ),
      sections(
        'input: Output: beta',
        'new-id: output: gamma',
        'faults: Faults: one two three four five six seven eight nine',
      ),
    ),
  ).toEqual(['input>input', 'old-id>new-id', 'errors>faults']);
});

test('sections in other words are one where they share what few others say', () => {
  expect(
    matched(
      sections(
        'start: Start: how the server is started for you and for the others',
        'hide: Hide errors: the errorFormatter takes data.stack, query and cause out of the shape',
        'deploy: Deploy: how the server is sent to you and to the others',
      ),
      sections(
        'first: First: how a client is made for you and for the others',
        'keep: Errors stay: a shape without data.stack, query and cause from an errorFormatter',
        'last: Last: how a client is ended by you and by the others',
      ),
    ).sort(),
  ).toEqual(['>first', '>last', 'deploy>', 'hide>keep', 'start>']);
});

test('sections with little in common are gone and new', () => {
  expect(
    matched(sections('a: A: one two three four'), sections('b: B: one six seven eight')),
  ).toEqual(['a>', '>b']);
});

test('what is gone comes behind the section that it followed', () => {
  expect(
    matched(
      sections('first: F: v', 'a: A: w', 'gone: G: x', 'b: B: y', 'last: L: z'),
      sections('a: A: w', 'new: N: q', 'b: B: y'),
    ),
  ).toEqual(['first>', 'a>a', 'gone>', '>new', 'b>b', 'last>']);
});

test('as few sections as possible have moved', () => {
  expect(
    matched(sections('a: A: 1', 'b: B: 2', 'c: C: 3'), sections('c: C: 3', 'a: A: 1', 'b: B: 2')),
  ).toEqual(['c>c*', 'a>a', 'b>b']);
});

test('the beginnings of two pages are matched, though they have no heading', () => {
  expect(matched(sections(': : alpha'), sections(': : beta', 'a: A: x'))).toEqual(['>', '>a']);
  expect(matchSections({ older: sections(': : alpha'), newer: sections(': : beta') })).toHaveLength(
    1,
  );
});
