import { expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

const proseOf = async (source: string, files: Record<string, string> = {}) => {
  const { prose } = await compileText(source, { files });
  return prose.map(({ file, line, column, text }) => `${file}:${line}:${column} ${text}`);
};

it('takes what readers read as language, where it was written', async () => {
  const source = [
    '## A *heading* {#id}',
    '',
    'Text with `a-b`, a [link](./gone.mdx "x") and',
    '> no quote.',
    '',
    '| Cell | `a-b` |',
    '| --- | --- |',
    '| one | two |',
    '',
    '```ts title="file.ts"',
    'const word = 1;',
    '```',
    '',
    '```mermaid title="How it flows"',
    'flowchart LR',
    '```',
    '',
    ':::note[The point]',
    '',
    'Inside, at 12:30.',
    '',
    ':::',
    '',
    '{/* A comment. */}',
  ].join('\n');
  expect(
    (await proseOf(source)).map((piece) => piece.replace('content/docs/page.mdx:', '')),
  ).toEqual([
    '1:4 A ',
    '1:7 heading',
    '1:15  \\{#id}',
    '3:1 Text with ',
    '3:16 , a ',
    '3:21 link',
    '3:42  and',
    '4:3 no quote.',
    '6:3 Cell',
    '8:3 one',
    '8:9 two',
    '14:19 How it flows',
    '18:9 The point',
    '20:1 Inside, at 12',
  ]);
});

it('takes titles, labels and alternative texts of elements, and nothing else of them', async () => {
  const source =
    '<Tabs group="adapter">\n<Tab label="The label" value="thevalue">\n\nText.\n\n</Tab>\n</Tabs>\n\n<Steps>\n<Step\n  title="The title"\n>\n\n<kbd>Ctrl</kbd> and <code>code</code>\n\n</Step>\n</Steps>\n\n![An image](/gone.png)\n';
  expect(
    (await proseOf(source)).map((piece) => piece.replace('content/docs/page.mdx:', '')),
  ).toEqual(['2:13 The label', '4:1 Text.', '11:10 The title', '14:16  and ', '19:3 An image']);
});

it('leaves out links whose text is the name of a package', async () => {
  const prose = await proseOf('[trpc-cli](https://example.com) and [well-known](/docs).\n');
  expect(prose.map((piece) => piece.split(' ').slice(1).join(' '))).toEqual([
    ' and ',
    'well-known',
  ]);
});

it('takes the text of partials from their file', async () => {
  const prose = await proseOf('Above.\n\n<Partial src="./_part.mdx" />\n', {
    'content/docs/_part.mdx': '---\ntitle: Part\n---\n\nWithin.\n',
  });
  expect(prose).toEqual(['content/docs/page.mdx:1:1 Above.', 'content/docs/_part.mdx:5:1 Within.']);
});
