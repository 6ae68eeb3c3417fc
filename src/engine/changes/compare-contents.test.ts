import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { ChangePart, PageComparison } from '#shared/changes.ts';
import { escapeText } from '#shared/escape-xml.ts';
import { en } from '#shared/strings/en.ts';
import { type CodeHighlighter, createCodeHighlighter } from '../code/code-highlighter.ts';
import { compileMdx } from '../mdx/compile-mdx.ts';
import { markdownWords } from '../mdx/markdown-words.ts';
import type { MdxServices } from '../mdx/mdx-context.ts';
import type { PageSection } from './block.ts';
import { compareContents, isSameContent } from './compare-contents.ts';
import { type ComparedContent, readSections } from './read-sections.ts';

let highlighter: CodeHighlighter;
let services: MdxServices;

beforeAll(async () => {
  highlighter = await createCodeHighlighter();
  const nothing = async () => undefined;
  services = { highlighter, readFile: nothing, listFolder: async () => [] };
});

function compile(source: string): Promise<ComparedContent> {
  return compileMdx(
    { file: 'page.mdx', source, root: '/nowhere', words: markdownWords(en) },
    services,
  );
}

async function compare(before: string, after: string): Promise<PageComparison> {
  const [older, newer] = await Promise.all([compile(before), compile(after)]);
  return compareContents({ older, newer, highlighter });
}

/** The text of one side, without spaces. */
function textOf(parts: ChangePart[], side: 'older' | 'newer'): string {
  const htmls = parts.flatMap((part) => {
    const pieces = part.kind === 'sample' ? part.hunks : [part];
    return pieces.map((piece) => piece.same ?? piece[side] ?? '');
  });
  return htmls
    .join('')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, '');
}

test('words that differ are marked in both versions of a paragraph', async () => {
  const { sections, counts } = await compare(
    'The `url` of a link is required, and read once.',
    'The `href` of a link is optional, and read once.',
  );
  expect(counts).toMatchObject({ changed: 1, added: 0, removed: 0, same: 0, samples: 0 });
  expect(sections[0]?.parts).toEqual([
    {
      kind: 'paragraph',
      older: 'The <del><code>url</code></del> of a link is <del>required</del>, and read once.',
      newer: 'The <ins><code>href</code></ins> of a link is <ins>optional</ins>, and read once.',
    },
  ]);
});

test('what authors write is text in a comparison, and never an element', async () => {
  const { sections } = await compare(
    'A \\<b>bold\\</b> `<img src=x onerror=alert(1)>` & more.\n\n```html\n<script>a</script>\n```',
    'A \\<b>new\\</b> `<img src=y onerror=alert(1)>` & more.\n\n```html\n<script>b</script>\n```',
  );
  const html = JSON.stringify(sections[0]?.parts);
  expect(html).toContain('&lt;img src=y');
  expect(html).toContain('&lt;b&gt;');
  expect(html.match(/<(?!\/?(?:del|ins|code|span)\b)[^>]*>/g)).toBeNull();
});

test('a sample of the same file is compared with it, however little they share', async () => {
  const fence = (line: string) => `\`\`\`ts title="a.ts"\n${line}\n\`\`\``;
  const { sections } = await compare(fence('const one = 1;'), fence('export {};'));
  expect(sections[0]?.parts).toMatchObject([{ kind: 'sample', hunks: [{}] }]);
  expect(Object.keys(sections[0]?.parts[0] ?? {})).not.toContain('oldTitle');
});

test('hundreds of rows that all differ are gone and new', async () => {
  const rows = (sign: string) =>
    Array.from({ length: 300 }, (_, index) => `| ${sign}${index} | value |`).join('\n');
  const table = (sign: string) => `| a | b |\n| - | - |\n${rows(sign)}`;
  const { sections } = await compare(table('x'), table('y'));
  const kinds = sections[0]?.parts.map((part) => Object.keys(part).join());
  expect(new Set(kinds)).toEqual(new Set(['kind,same', 'kind,older', 'kind,newer']));
});

test('lines of samples are compared, colored as in the page, without what the page hides', async () => {
  const fence = (lines: string) => `\`\`\`ts title="a.ts"\n${lines}\n\`\`\``;
  const { sections, counts } = await compare(
    fence('const hidden = 1;\n// ---cut---\nconst a = 1;\nconst b = 2;'),
    fence('const other = 1;\n// ---cut---\nconst a = 1;\nconst b = 3;\nconst c = 4;'),
  );
  expect(counts).toMatchObject({ changed: 1, samples: 1 });
  const [part] = sections[0]?.parts ?? [];
  if (part?.kind !== 'sample') throw new Error('no sample');
  expect(part).toMatchObject({ title: 'a.ts', language: 'ts' });
  expect(part.hunks.map((hunk) => Object.keys(hunk).join())).toEqual(['same', 'older,newer']);
  expect(part.hunks[1]?.newer).toContain('<span class="k">const</span>');
  expect(textOf([part], 'older')).toBe('consta=1;constb=2;');
  expect(textOf([part], 'newer')).toBe('consta=1;constb=3;constc=4;');
});

test('sections are new, gone, changed, moved or the same', async () => {
  const { sections, counts } = await compare(
    '## One {#one}\n\nFirst words here.\n\n## Gone {#gone}\n\nNobody needs this.\n\n## Last {#last}\n\nThe same.',
    '## Last {#last}\n\nThe same.\n\n## Number one {#one}\n\nFirst words here.\n\n## New {#new}\n\nSomething else entirely.',
  );
  expect(
    sections.map(({ id, state, isMoved }) => `${id} ${state}${isMoved ? ' moved' : ''}`),
  ).toEqual(['last same', 'one changed moved', 'gone removed', 'new added']);
  expect(sections[1]).toMatchObject({ title: 'Number one', oldTitle: 'One', anchor: 'one' });
  expect(counts).toEqual({ changed: 1, added: 1, removed: 1, moved: 1, same: 1, samples: 0 });
});

test('items, rows of tables and notes are compared one by one', async () => {
  const { sections } = await compare(
    '- first item\n- second item\n\n| a | b |\n| - | - |\n| one | two |\n\n:::note\n\nMind the gap.\n\n:::',
    '- first item\n- third item\n\n| a | b |\n| - | - |\n| one | three |\n\n:::note\n\nMind the gap.\n\n:::',
  );
  expect(
    sections[0]?.parts.map(({ kind, ...rest }) => `${kind} ${Object.keys(rest).join()}`),
  ).toEqual([
    'item same',
    'item older,newer',
    'row same',
    'row older,newer',
    'note same',
    'note same',
  ]);
});

test('where links lead, and what samples hide, makes no difference', async () => {
  const [older, newer] = await Promise.all([
    compile('Read [more](./a.mdx).\n\n```ts\nconst a = 1;\n// ---cut---\na;\n```'),
    compile('Read [more](./b.mdx).\n\n```ts\nconst a = 2;\n// ---cut---\na;\n```'),
  ]);
  expect(isSameContent(older, newer)).toBe(true);
  const { sections } = await compareContents({ older, newer, highlighter });
  expect(sections).toMatchObject([{ state: 'same', parts: [] }]);
  expect(isSameContent(older, await compile('Read [less](./a.mdx).'))).toBe(false);
});

const words = fc
  .array(fc.constantFrom('alpha', '`beta`', 'gamma,', '**delta**', '`<x>`', '\\< &'), {
    minLength: 1,
  })
  .map((all) => all.join(' '));
const block = fc.oneof(
  words,
  fc.array(words, { minLength: 1, maxLength: 3 }).map((items) => `- ${items.join('\n- ')}`),
  words.map((line) => `\`\`\`text\n${line}\nend\n\`\`\``),
);
const section = fc
  .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.array(block, { maxLength: 4 }))
  .map(([id, blocks]) => ({ id, text: [`## ${id} {#${id}}`, ...blocks].join('\n\n') }));
const page = fc
  .uniqueArray(section, { selector: ({ id }) => id, maxLength: 4 })
  .map((all) => all.map(({ text }) => text).join('\n\n'));

/** Text of a page's sections, without spaces, in any order. */
function textsOf(sections: PageSection[]): string[] {
  return sections.map(sectionText).sort();
}

function sectionText({ blocks }: PageSection): string {
  const texts = blocks.map((block) =>
    block.kind === 'sample' ? block.lines.join('') : block.words.map(({ text }) => text).join(''),
  );
  return escapeText(texts.join('').replace(/\s+/g, ''));
}

test('the older text with its parts exchanged is the newer text, and equal pages have no parts', async () => {
  await fc.assert(
    fc.asyncProperty(page, page, async (before, after) => {
      const [older, newer] = await Promise.all([compile(before), compile(after)]);
      const { sections } = await compareContents({ older, newer, highlighter });
      const newerSections = readSections(newer);
      const sidesOf = (side: 'older' | 'newer', without: string) =>
        sections
          .filter(({ state }) => state !== without)
          .map(({ state, anchor = '', parts }) => {
            if (state !== 'same') return textOf(parts, side);
            const same = newerSections.find(({ id }) => id === anchor);
            return same ? sectionText(same) : 'lost';
          })
          .sort();
      expect(sidesOf('older', 'added')).toEqual(textsOf(readSections(older)));
      expect(sidesOf('newer', 'removed')).toEqual(textsOf(newerSections));
      const same = await compareContents({ older: newer, newer, highlighter });
      expect(same.counts.same).toBe(newerSections.length);
      expect(same.sections.flatMap(({ parts }) => parts)).toEqual([]);
    }),
    { numRuns: 60 },
  );
}, 30_000);
