import { describe, expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

describe('tables', () => {
  it('are in a scroller that is named by their columns', async () => {
    const { html } = await compileText('| A | `B` |\n|---|:-:|\n| 1 | 2 |\n');
    expect(html).toBe(
      '<TableScroll label="Table: A, B"><table><thead><tr><th>A</th><th align="center"><code>B</code></th></tr></thead><tbody><tr><td>1</td><td align="center">2</td></tr></tbody></table></TableScroll>',
    );
  });

  it('have no header over a column without a name', async () => {
    const { html } = await compileText('| | A |\n|---|---|\n| 1 | 2 |\n');
    expect(html).toContain('<thead><tr><td></td><th>A</th></tr></thead>');
  });
});

describe('tabs', () => {
  it('tell the names of their tabs', async () => {
    const { html, problems } = await compileText(
      '<Tabs group="os">\n  <Tab label="Mac OS">a</Tab>\n  <Tab label="Other" value="x">\n\n  b\n\n  </Tab>\n</Tabs>\n',
    );
    expect(problems).toEqual([]);
    expect(html).toBe(
      '<Tabs group="os" tabs={[{"label":"Mac OS","value":"mac os"},{"label":"Other","value":"x"}]}><Tab label="Mac OS" value="mac os">a</Tab><Tab label="Other" value="x"><p>b</p></Tab></Tabs>',
    );
  });

  it('may be written on one line', async () => {
    const { html, problems } = await compileText(
      '<Tabs><Tab label="A">a *b*</Tab> <Tab label="B">c</Tab></Tabs>',
    );
    expect(problems).toEqual([]);
    expect(html).toBe(
      '<Tabs tabs={[{"label":"A","value":"a"},{"label":"B","value":"b"}]}><Tab label="A" value="a">a <em>b</em></Tab><Tab label="B" value="b">c</Tab></Tabs>',
    );
  });

  it('have values of their own', async () => {
    const { reports } = await compileText(
      '<Tabs>\n<Tab label="A">a</Tab>\n<Tab label="a">b</Tab>\n</Tabs>',
    );
    expect(reports).toEqual([
      'error duplicate-tab content/docs/page.mdx:3:1 Two tabs have the value "a". Give one of them another label or value.',
    ]);
  });
});
