import { expect, it } from 'vitest';
import { en } from '#shared/strings/en.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { markedStrings } from '../strings/strings-test-support.ts';
import { fillTemplate } from './markdown-template.ts';
import { compileText } from './mdx-test-support.ts';

/**
 * The Markdown of content, with links as `https://tohref` and samples as fences that name their
 * number.
 */
async function markdownOf(
  source: string,
  files: Record<string, string> = {},
  strings = en as Strings,
): Promise<string> {
  const { markdown, reports } = await compileText(source, { files, strings });
  expect(reports).toEqual([]);
  return fillTemplate(markdown, {
    link: (href) => `https://to${href}`,
    code: (block) => `\`\`\`ts\nblock ${block}\n  more\n\`\`\``,
  });
}

it('keeps prose, and gives headings their ids', async () => {
  const text = await markdownOf(
    '# Title\n\nSome *prose* with [a link](./other.mdx#x) and `npm ci`.\n\n## Two {#second}\n\n### Three\n',
  );
  expect(text).toBe(
    'Some *prose* with [a link](https://to./other.mdx#x) and `npm ci`.\n\n## Two {#second}\n\n### Three {#three}',
  );
});

it('makes sections with headings of tabs, below the section that they are in', async () => {
  const text = await markdownOf(
    '## Serve {#serve}\n\n<Tabs group="adapter">\n<Tab label="Express">\n\nOne.\n\n</Tab>\n<Tab label="Fetch">Two.</Tab>\n</Tabs>\n',
  );
  expect(text).toBe('## Serve {#serve}\n\n### Express\n\nOne.\n\n### Fetch\n\nTwo.');
});

it('names the stacks that a part is for, one level deeper where one is in another', async () => {
  const text = await markdownOf(
    '## Serve {#serve}\n\n<StackPicker />\n\n<ForStack is="vite-react none">\n<ForStack is="express">\n\nOne.\n\n</ForStack>\n</ForStack>\n\n<ForStack is="next-app">\n\nTwo.\n\n</ForStack>\n',
  );
  expect(text).toBe(
    '## Serve {#serve}\n\n### With Vite + React or No framework\n\n#### With Express\n\nOne.\n\n### With Next.js App Router\n\nTwo.',
  );
});

it('makes quotes of admonitions, with what they hold', async () => {
  const text = await markdownOf(
    ':::warning[Import the type]\n\nNot the router:\n\n```ts\nx\n```\n\n:::\n\n:::note\n\nShort.\n\n:::\n',
  );
  expect(text).toBe(
    [
      '> **Warning: Import the type**',
      '>',
      '> Not the router:',
      '>',
      '> ```ts',
      '> block 0',
      '>   more',
      '> ```',
      '',
      '> **Note**',
      '>',
      '> Short.',
    ].join('\n'),
  );
});

it('takes steps apart into headings, and cards into a list', async () => {
  const text = await markdownOf(
    '<Steps>\n<Step title="Install">\n\nDo it.\n\n</Step>\n</Steps>\n\n<Cards>\n<Card title="Routers" href="./routers.mdx">What they are.</Card>\n<Card title="Links" href="/links">\n\nHow they send.\n\n</Card>\n</Cards>\n',
  );
  expect(text).toBe(
    '## Install {#install}\n\nDo it.\n\n- [Routers](https://to./routers.mdx): What they are.\n- [Links](https://to/links): How they send.',
  );
});

it('keeps samples where they are, also in lists', async () => {
  const text = await markdownOf('1. First:\n\n   ```ts\n   a\n   ```\n\n2. ```tsx\n   b\n   ```\n');
  expect(text).toBe(
    '1. First:\n\n   ```ts\n   block 0\n     more\n   ```\n\n2. ```ts\n   block 1\n     more\n   ```',
  );
});

it('numbers samples among all fences, and writes other fences without what only this site knows', async () => {
  const text = await markdownOf(
    '```json title="package.json" {1} showLineNumbers\n{ "a": 1 } // [!code highlight]\n```\n\n```ts\nx\n```\n\n```mermaid title="A call"\nflowchart LR\n  A --> B\n```\n',
  );
  expect(text).toBe(
    '```json title="package.json"\n{ "a": 1 }\n```\n\n```ts\nblock 1\n  more\n```\n\nDiagram: A call\n\n```mermaid\nflowchart LR\n  A --> B\n```',
  );
});

it('says the commands of every package manager', async () => {
  expect(await markdownOf('```npm\nnpm install zod\n```\n')).toBe(
    '```bash\nnpm install zod\n```\n\npnpm: `pnpm add zod`; yarn: `yarn add zod`; bun: `bun add zod`; deno: `deno add npm:zod`',
  );
});

it('writes tables, partials, elements and expressions as text', async () => {
  const text = await markdownOf(
    '| Option | Meaning |\n|---|---|\n| `a \\| b` | one |\n\n<Partial src="./_part.mdx" />\n\nPress <kbd>Ctrl</kbd>{\' \'}<b>K</b>.{/* why */}\n\n<details>\n<summary>More</summary>\n\nHidden.\n\n</details>\n',
    { 'content/docs/_part.mdx': 'From a [partial](/x).' },
  );
  expect(text).toBe(
    '| Option | Meaning |\n| - | - |\n| `a \\| b` | one |\n\nFrom a [partial](https://to/x).\n\nPress `Ctrl` **K**.\n\n**More**\n\nHidden.',
  );
});

it('keeps the words of a picture that only browsers can show', async () => {
  const text = await markdownOf(
    '<Explorable name="batching">\n\nSix calls begin.\n\n</Explorable>\n',
  );
  expect(text).toBe('> **An interactive picture, which shows at first:**\n>\n> Six calls begin.');
});

it('takes the words around content from the strings of the locale', async () => {
  const text = await markdownOf(
    ':::warning[Look]\n\nA.\n\n:::\n\n<ForStack is="vite-react none">\n\nB.\n\n</ForStack>\n\n```mermaid title="C"\nflowchart LR\n  a --> b\n```\n\n<Explorable name="types">\n\nD.\n\n</Explorable>\n',
    {},
    markedStrings,
  );
  expect(text.split('\n').filter((line) => line.includes('⟦'))).toEqual([
    '> **⟦⟦Warning⟧: Look⟧**',
    '## ⟦With ⟦⟦Vite + React⟧ or ⟦No framework⟧⟧⟧',
    '⟦Diagram: C⟧',
    '> **⟦An interactive picture, which shows at first:⟧**',
  ]);
});
