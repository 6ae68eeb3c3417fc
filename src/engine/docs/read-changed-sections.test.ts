import { expect, test } from 'vitest';
import { readChangedSections } from './read-changed-sections.ts';

/** Git's output for one commit that changed one file; lines begin with a space, `+` or `-`. */
function sectionsOf(...lines: string[]): string[] | undefined {
  const header = 'diff --git content/a.mdx content/a.mdx\nindex 1..2 100644\n';
  const files = '--- content/a.mdx\n+++ content/a.mdx\n@@ -1,9 +1,9 @@\n';
  const log = `\0c1\n\n${header}${files}${lines.join('\n')}\n`;
  return readChangedSections(log).get('c1')?.get('content/a.mdx');
}

const front = [' ---', ' title: A', ' ---'];

test('a change is one of the section that it is in', () => {
  expect(
    sectionsOf(
      ...front,
      '+Above the first heading.',
      ' ## First {#first}',
      ' Words.',
      ' ## The `second` one',
      '-Old.',
      '+New.',
      '+## Added',
      '+More.',
      '-## Removed',
      '-Less.',
    ),
  ).toEqual(['', 'The second one', 'Added', 'Removed']);
});

test('neither front matter nor spaces between paragraphs are a section', () => {
  expect(sectionsOf(' ---', '-title: A', '+title: B', ' ---', ' ## First', '+', ' Words.')).toEqual(
    [],
  );
});

test('a comment in a sample is no heading', () => {
  expect(sectionsOf(...front, ' ## First', ' ```sh', ' ## a comment', '+npm ci', ' ```')).toEqual([
    'First',
  ]);
});

test('files of a commit are told apart, whatever their lines say', () => {
  const patch = (file: string) =>
    `diff --git ${file} ${file}\n--- ${file}\n+++ ${file}\n@@ -1 +1,2 @@\n ## Of ${file}\n+++ more\n`;
  const log = `\0c1\n\n${patch('a.mdx')}${patch('b c.mdx')}\0c2\n\n${patch('d.mdx')}`;
  const read = readChangedSections(log);
  expect([...(read.get('c1') ?? [])]).toEqual([
    ['a.mdx', ['Of a.mdx']],
    ['b c.mdx', ['Of b c.mdx']],
  ]);
  expect(read.get('c2')?.get('d.mdx')).toEqual(['Of d.mdx']);
});
