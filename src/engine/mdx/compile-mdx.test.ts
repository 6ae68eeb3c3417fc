import { describe, expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

describe('compileMdx', () => {
  it('compiles Markdown with as few elements as show it', async () => {
    const { html, problems } = await compileText(
      'A *b* `c` ~~d~~.\n\n- one\n- two\n\n1. three\n\n   four\n\n> q\n',
    );
    expect(problems).toEqual([]);
    expect(html).toBe(
      '<p>A <em>b</em> <code>c</code> <del>d</del>.</p><ul><li>one</li><li>two</li></ul><ol><li><p>three</p><p>four</p></li></ol><blockquote><p>q</p></blockquote>',
    );
  });

  it('keeps white space that shows', async () => {
    const { html } = await compileText('a\nb **c**\n**d** <Badge>e</Badge>\n*f*\n\n- g\n  h\n');
    expect(html).toBe(
      '<p>a\nb <strong>c</strong>\n<strong>d</strong> <Badge>e</Badge>\n<em>f</em></p><ul><li>g\nh</li></ul>',
    );
  });

  it('takes the heading, the summary and the words', async () => {
    const { heading, summary, words, html } = await compileText(
      '# The `router`\n\n:::note\nNot this.\n:::\n\nFirst *paragraph*\nof [two](/docs) lines.\n\nNext.\n',
    );
    expect(heading).toBe('The router');
    expect(summary).toBe('First paragraph of two lines.');
    expect(words).toBe(8);
    expect(html).not.toContain('router');
  });

  it('compiles the part before the marker alone, only when asked', async () => {
    const source = 'Before [a][r].\n\n{/* truncate */}\n\nAfter.\n\n[r]: /docs\n';
    const { html, excerptHtml } = await compileText(source, { excerptMarker: 'truncate' });
    expect(excerptHtml).toBe('<p>Before <a href="/docs">a</a>.</p>');
    expect(html).toBe(`${excerptHtml}<p>After.</p>`);
    expect((await compileText(source)).excerptHtml).toBeUndefined();
    const html5 = await compileText('A.\n\n<!-- truncate -->\n\nB.', { excerptMarker: 'truncate' });
    expect(html5.excerptHtml).toBe('<p>A.</p>');
    expect((await compileText('A.', { excerptMarker: 'truncate' })).excerptHtml).toBeUndefined();
  });

  it('lets expressions compute', async () => {
    const { html, problems } = await compileText('{[1, 2].map((it) => it * 2).join(", ")}\n');
    expect(problems).toEqual([]);
    expect(html).toBe('2, 4');
  });

  it('is quiet about correct content', async () => {
    const { problems } = await compileText(
      [
        '# Title',
        '',
        '<Steps>',
        '<Step title="One">',
        '',
        '## Install',
        '',
        '```npm',
        'npm install @trpc/server',
        '```',
        '',
        '</Step>',
        '</Steps>',
        '',
        '<Cards><Card title="A" href="/docs">Text</Card></Cards>',
        '',
        '<details><summary>More</summary>Inside a < b and 12:30.</details>',
        '',
        'Line<br />break, <kbd>K</kbd>, [x](https://trpc.io), https://trpc.io and a footnote[^1].',
        '',
        '[^1]: Note.',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
  });
});

describe('problems', () => {
  it('[V5] invalid MDX, unknown components and attributes are reported together, each in its place', async () => {
    const { reports } = await compileText(
      [
        '# Title',
        '',
        'A {foo bar} b.',
        '',
        '<Tabs>',
        '  <Tab lable="x">',
        '',
        'text',
        '',
        '  </Tab>',
        '</Tabs>',
        '',
        '<Crad title="a" href="/b" />',
        '',
        'x <b>bold',
        '',
        ':::warnin',
        'text',
        ':::',
      ].join('\n'),
    );
    expect(reports).toEqual([
      'error mdx-expression content/docs/page.mdx:3:7 The expression in braces is not valid JavaScript: unexpected content after expression. To show a brace write \\{ or put it in `code`.',
      'error missing-attribute content/docs/page.mdx:6:3 <Tab> has no label. Write <Tab label="…">: Text on the tab.',
      'error unknown-attribute content/docs/page.mdx:6:8 <Tab> has no attribute "lable". Did you mean "label"? Allowed: label, value.',
      'error unknown-component content/docs/page.mdx:13:1 There is no component <Crad> in content. Did you mean "Card"? Allowed: Tabs, Tab, Cards, Card, Steps, Step, Badge, ForStack, StackPicker, Partial, Explorable, Sponsors.',
      'error mdx-syntax content/docs/page.mdx:15:3 The tag <b> is not closed. Add </b> in the same block: a tag opened in a paragraph or list item must close there, and one alone on its line closes alone on a line. To show a "<" write \\< or put it in `code`.',
      'error unknown-admonition content/docs/page.mdx:17:1 There is no admonition ":::warnin". Did you mean "warning"? Allowed: note, tip, info, warning, danger, caution.',
    ]);
  });

  it.each([
    ['a <br> b', '1:3 The tag <br> is not closed. Write <br />.'],
    ['<Tabs>\n\n<Tab label="a">\n\n</Tabs>', '3:1 The tag <Tab> is not closed before </Tabs>.'],
    ['a\n\n</Tabs>', '3:2 The closing tag </Tabs> has no opening tag.'],
    ['<https://trpc.io>', '1:8 An address in angle brackets is read as a tag.'],
    ['a {b', '1:5 Unexpected end of file in expression'],
    ['<Badge kind=info>a</Badge>', '1:13 Unexpected character `i`'],
    ['a\n\nexport is a word', '3:8 A paragraph that begins with "import" or "export"'],
    ['import { x } from "./y"\n\na', '1:1 Content cannot import. Remove the line.'],
    ['export const a = 1', '1:1 Content cannot export.'],
    ['a {name} b', '1:3 The expression names "name", which does not exist in content.'],
    ['<Badge kind={kind}>a</Badge>', '1:1 The expression names "kind"'],
    ['{true && <Foo />}', '1:1 The expression contains the element <Foo>.'],
    ['<Tab label="a">b</Tab>', '1:1 <Tab> is outside of <Tabs>.'],
    ['<Tabs></Tabs>', '1:1 <Tabs> contains no <Tab>.'],
    ['<Badge kind="inf">a</Badge>', '1:8 <Badge kind> cannot be "inf". Did you mean "info"?'],
    ['<h2>a</h2>', '1:1 There is no element <h2> in content. Write ## Heading.'],
    ['a <Card title="b" href="/c">d</Card>', '1:3 <Card> is in the middle of a paragraph.'],
    ['<Admonition>a</Admonition>', '1:1 There is no component <Admonition> in content.'],
    ['<div style="color: red">a</div>', '1:6 <div> in content cannot have the attribute "style".'],
    [
      '<div class="x">a</div>',
      '1:6 <div> in content cannot have the attribute "class". Did you mean "className"?',
    ],
    ['<button onClick={() => 1}>a</button>', '1:1 There is no element <button> in content.'],
  ])('[V5] %j: %s', async (source, expected) => {
    const { reports } = await compileText(source);
    expect(reports.join('\n')).toContain(`page.mdx:${expected}`);
    expect(reports.every((report) => report.startsWith('error'))).toBe(true);
  });

  it('[V5] content that stops anywhere is reported, never thrown, and can be shown', async () => {
    const content =
      '# T {#t}\n\n<Tabs>\n<Tab label="a">\n\n:::tip A\n*b* {1 + 1} [c][d] <Partial src="x" />\n:::\n\n</Tab>\n</Tabs>\n\n' +
      '| a |\n|---|\n| `b` |\n\n```ts {1}\na; // [!code ++]\n```\n\n<!-- x -->\n<a href="/e">f</a>\n\n[d]: /d';
    for (let end = 0; end <= content.length; end += 3) {
      const { code, problems } = await compileText(content.slice(0, end));
      expect(code).toContain('MDXContent');
      for (const { line, column } of problems) expect(line && column).toBeGreaterThan(0);
    }
  });

  it('[V5] what is left of broken content can still be shown', async () => {
    const { html } = await compileText(
      'A {b} <Foo>c</Foo> <Badge kind={d}>e</Badge>\n\nx <i>y\n\nz',
    );
    expect(html).toContain('A  c <Badge>e</Badge>');
    expect(html).toContain('<p>z</p>');
  });
});
