import { describe, expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

describe('partials', () => {
  it('shows their content, and names their own file in links, code and problems', async () => {
    const { html, links, codeBlocks, reports, dependencies, toc } = await compileText(
      'Before.\n\n<Partial src="./parts/_install.mdx" />\n\nAfter.',
      {
        files: {
          'content/docs/parts/_install.mdx':
            '---\nnote: x\n---\n\n## Install\n\n[a](./b.mdx)\n\n<Foo />\n\n```ts\na;\n```\n',
        },
      },
    );
    expect(html).toMatch(/^<p>Before.<\/p><Heading .*Install<\/Heading><p><a href=".\/b.mdx">a/);
    expect(html).toMatch(/<p>After.<\/p>$/);
    expect(toc).toHaveLength(1);
    const file = 'content/docs/parts/_install.mdx';
    expect(links).toEqual([{ file, line: 7, column: 1, href: './b.mdx', text: 'a' }]);
    expect(codeBlocks).toMatchObject([{ file, line: 11, code: 'a;' }]);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain(`${file}:9:1 There is no component <Foo>`);
    expect(dependencies).toEqual([file]);
  });

  it('are on a line of their own or in an element, not in a sentence', async () => {
    const files = { 'content/docs/_a.mdx': 'A' };
    const inTab = await compileText(
      '<Tabs><Tab label="b"><Partial src="./_a.mdx" /></Tab></Tabs>',
      { files },
    );
    expect(inTab.html).toContain('<Tab label="b" value="b"><p>A</p></Tab>');
    const { html, reports } = await compileText('a <Partial src="./_a.mdx" /> b', { files });
    expect(html).toBe('<p>a  b</p>');
    expect(reports).toEqual([
      'error misplaced-component content/docs/page.mdx:1:3 <Partial> is in the middle of a paragraph. Put it in lines of its own, with a blank line before and after.',
    ]);
  });

  it('[V5] reports an empty partial', async () => {
    const { reports } = await compileText('<Partial src="./_a.mdx" />', {
      files: { 'content/docs/_a.mdx': '' },
    });
    expect(reports).toEqual([
      'error partial-empty content/docs/page.mdx:1:1 The partial "./_a.mdx" is empty (content/docs/_a.mdx). Write its text, or remove this <Partial>.',
    ]);
  });

  it('[V5] reports missing files and partials that show themselves', async () => {
    const { reports } = await compileText(
      '<Partial src="./_a.mdx" />\n\n<Partial src="_instal.mdx" />\n\n<Partial />',
      {
        files: {
          'content/docs/_a.mdx': '\n<Partial src="./_b.mdx" />',
          'content/docs/_b.mdx': '<Partial src="./_a.mdx" />',
          'content/docs/_install.mdx': '',
        },
      },
    );
    expect(reports).toEqual([
      'error partial-not-found content/docs/page.mdx:3:1 The partial "_instal.mdx" does not exist (content/docs/_instal.mdx). Did you mean "_install.mdx"? Partials in that folder: _a.mdx, _b.mdx, _install.mdx.',
      'error missing-attribute content/docs/page.mdx:5:1 <Partial> has no src. Write <Partial src="./_name.mdx" />.',
      'error partial-cycle content/docs/_b.mdx:1:1 The partial "./_a.mdx" shows itself: content/docs/page.mdx -> content/docs/_a.mdx -> content/docs/_b.mdx -> content/docs/_a.mdx. Remove one of these <Partial> elements.',
    ]);
  });
});
