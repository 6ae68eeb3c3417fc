import { describe, expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

describe('fences', () => {
  it('[V5] that never end are reported where they begin, and not compiled', async () => {
    const { reports, codeBlocks } = await compileText('Text\n\n```ts\nconst a = 1;\n\n## More\n');
    expect(reports).toEqual([
      'error fence-not-closed content/docs/page.mdx:3:1 The code fence that begins here is never closed: everything below it is code. Write ``` on a line of its own where the code ends. To show code that contains fences, put it between longer ones, ````.',
    ]);
    expect(codeBlocks).toMatchObject([{ language: 'text' }]);
  });

  it('[V5] that end only where the next one was to', async () => {
    const { reports } = await compileText(
      '```ts\nconst a = 1;\n\nText\n\n```ts\nconst b = 1;\n```\n',
    );
    expect(reports[0]).toContain(
      'error fence-not-closed content/docs/page.mdx:1:1 The code fence that begins here is not closed before the next one, on line 6.',
    );
    expect(reports).toHaveLength(1);
  });

  it('[V5] in a list, a quote, an element or a partial', async () => {
    const files = { 'content/docs/_p.mdx': 'A\n\n~~~json\n{}\n' };
    const list = await compileText('- item\n\n  ```ts\n  const a = 1;\n\ntext\n');
    expect(list.reports[0]).toContain('fence-not-closed content/docs/page.mdx:3:3');
    const quote = await compileText('> ```ts\n> const a = 1;\n\ntext\n');
    expect(quote.reports[0]).toContain('fence-not-closed content/docs/page.mdx:1:3');
    const partial = await compileText('<Partial src="./_p.mdx" />', { files });
    expect(partial.reports[0]).toContain('fence-not-closed content/docs/_p.mdx:3:1');
  });

  it.each([
    '```ts\nconst a = 1;\n```',
    '```ts\n```',
    '````md\n```ts\nconst a = 1;\n```\n````',
    '~~~md\n```ts\nconst a = 1;\n```\n~~~',
    '- item\n\n  ```ts\n  const a = 1;\n  ```\n\n  more',
    '> ```ts\n> const a = 1;\n> ```\n',
    '```ts\nconst a = 1;\n`````',
    '<Steps>\n  <Step title="A">\n    ```ts\n    const a = 1;\n    ```\n  </Step>\n</Steps>',
  ])('that end are right: %j', async (source) => {
    expect((await compileText(source)).reports).toEqual([]);
  });
});
