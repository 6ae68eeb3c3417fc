import { expect, test } from 'vitest';
import { collectPassages } from './collect-passages.ts';
import { allowancesOf, measurePage } from './measure-page.ts';

const measure = async (source: string, file = 'content/docs/page.mdx') =>
  measurePage({ file, page: file, passages: await collectPassages({ file, source }) });

/** `habit line:column sentence` for every use of a habit, except short sentences. */
async function habitsIn(source: string, file?: string): Promise<string[]> {
  const { found } = await measure(source, file);
  return [...found]
    .filter(([name]) => name !== 'short')
    .flatMap(([name, places]) =>
      places.map(({ line, column, sentence }) => `${name} ${line}:${column} ${sentence}`),
    );
}

test('a habit is where the file has it, with its sentence as it is written', async () => {
  const source = [
    '---',
    'title: What that of a heading is',
    'description: A page that answers with JSON.',
    '---',
    '',
    '## That of a heading {#that-of}',
    '',
    'Nothing here. The client keeps [**what** the server](./a.mdx) sends,',
    'and `those of` the code stand below.',
    '',
    '```ts',
    'const besides = "that of";',
    '```',
    '',
    '| Option | Type |',
    '| --- | --- |',
    '| a | that of b |',
  ].join('\n');
  expect(await habitsIn(source)).toEqual([
    'answer 3:26 A page that answers with JSON.',
    'what 8:35 The client keeps [**what** the server](./a.mdx) sends, and `those of` the code stand below.',
    'stand 9:25 The client keeps [**what** the server](./a.mdx) sends, and `those of` the code stand below.',
    'that of 17:7 that of b |',
  ]);
});

test.each([
  ['It sends one request a call.', ['a for per']],
  ['It runs once a connection, and once a request fails it stops.', ['a for per']],
  ['What a router is good for? Nobody asks what if.', ['question']],
  ['A link stands for an address, and localLink alone is enough for tests here.', []],
  ['Towards the end it is cancelled.', ['british', 'british']],
  ['The entity &amp; in a text and Next.js are one sentence.', []],
])('%s', async (source, names) => {
  expect((await habitsIn(source)).map((line) => line.split(/ \d/)[0])).toEqual(names);
});

test('sentences are counted in paragraphs, without cells, labels and what has no end', async () => {
  const page = await measure(
    [
      'Next.js sends one request per call to the server. It is short.',
      '',
      '- **A label.** This sentence has exactly seven words here.',
      '- **The key** begins a sentence of eight words.',
      '- no sentence at all',
      '',
      '| A cell. |',
      '| --- |',
    ].join('\n'),
  );
  expect(page).toMatchObject({ sentences: 4, median: 8, short: 1 / 4 });
  expect(page.found.get('short')).toEqual([{ line: 1, column: 51, sentence: 'It is short.' }]);
});

test('the words of modules count, their code does not', async () => {
  const source = `export const page = { title: 'A page besides' };\nconst meanwhile = 'for-ever';\n`;
  expect(await habitsIn(source, 'content/pages/a.ts')).toEqual([`idiom 1:38 'A page besides'`]);
});

test('what a page may have without a budget grows with its length', async () => {
  const page = await measure('Eight words are in this sentence, not more. '.repeat(63));
  expect(page.words).toBe(504);
  expect(Object.fromEntries(allowancesOf(page))).toMatchObject({ what: 1, short: 7, stand: 0 });
});
