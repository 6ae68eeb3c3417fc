import { describe, expect, it } from 'vitest';
import { compileText } from './mdx-test-support.ts';

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const line = (html: string, marks = '') => `<span class="line${marks}">${html}</span>`;

describe('fences', () => {
  it('become code blocks; what they hide is not shown but kept for the checks', async () => {
    const code = 'import x;\n// ---cut---\na; // [!code focus]\nb;';
    const { html, codeBlocks, sections } = await compileText(
      `x\n\n${fence('typescript title="a.ts" {2} showLineNumbers wrap', code)}`,
    );
    expect(html).toContain(
      `<CodeBlock html="${line('a;\n', ' focus')}${line('b;', ' hl')}" language="ts" lineNumbers={1} wrap={true} hasFocus={true} sample={[0,0]} isPart={true} title="a.ts">`,
    );
    expect(codeBlocks).toEqual([
      {
        file: 'content/docs/page.mdx',
        line: 3,
        column: 1,
        language: 'typescript',
        meta: 'title="a.ts" {2} showLineNumbers wrap',
        code,
      },
    ]);
    expect(sections[0]?.code).toBe('a;\nb;');
  });

  it('with several files become a group', async () => {
    const { html } = await compileText(
      fence('ts {2} run', '// @filename: a.ts\na;\n// @filename: b.ts\nb;'),
    );
    expect(html).toBe(
      `<CodeGroup labels={["a.ts","b.ts"]}>` +
        `<CodeBlock html="${line('a;')}" language="ts" sample={[0,0]} isPart={true} run={true}></CodeBlock>` +
        `<CodeBlock html="${line('b;', ' hl')}" language="ts" sample={[0,1]} isPart={true} run={true}></CodeBlock></CodeGroup>`,
    );
  });

  it('of language diff mark their lines', async () => {
    const { html } = await compileText(fence('diff', '--- a\n+++ b\n-c\n+d\n e'));
    expect(html.match(/class="line[^"]*"/g)).toEqual([
      'class="line"',
      'class="line"',
      'class="line del"',
      'class="line add"',
      'class="line"',
    ]);
  });

  it('of language npm become tabs for every package manager', async () => {
    const { html } = await compileText(fence('npm', 'npm install zod'));
    expect(html).toMatch(/^<PackageManagerTabs commands=\{\[\{"manager":"npm","html":/);
    for (const manager of ['npm', 'pnpm', 'yarn', 'bun', 'deno']) {
      expect(html).toContain(`"manager":"${manager}"`);
    }
    expect(html).toContain('npm:zod');
  });

  it('of language mermaid become diagrams', async () => {
    const { html, problems } = await compileText(
      fence('mermaid title="A to B"', 'flowchart LR\n  A --> B'),
    );
    expect(problems).toEqual([]);
    expect(html).toMatch(/^<Diagram html="<svg role="img" .* title="A to B"><\/Diagram>$/);
  });

  it('[V5] report what they cannot mean, in the line where it stands', async () => {
    const { reports } = await compileText(
      [
        fence('tss wrapp', 'a'),
        fence('ts {7}', 'a;\nb; // [!code higlight]'),
        fence('npm', 'npm cii'),
        fence('mermaid', 'flowhcart LR'),
      ].join('\n'),
    );
    expect(reports).toEqual([
      'warning fence-meta content/docs/page.mdx:1:1 "wrapp" is not known on the first line of a fence. Did you mean "wrap"? Allowed: title="…", {1,3-5}, showLineNumbers, showLineNumbers=10, wrap, run, nocheck="reason", version="10.x".',
      expect.stringMatching(
        /^warning unknown-language content\/docs\/page\.mdx:1:1 The fence language "tss" is not known; its code is shown without colors\. Did you mean "\w+"\? Write "text" where no language fits\.$/,
      ),
      'warning fence-meta content/docs/page.mdx:5:1 The fence marks line 7, but it shows 2 lines. Line numbers start at 1 and skip hidden lines and comments with marks.',
      'warning code-mark content/docs/page.mdx:7:1 "[!code higlight]" marks nothing. Did you mean "highlight"? Allowed: highlight, hl, ++, --, focus.',
      'warning npm-command content/docs/page.mdx:10:1 "npm cii" has no equivalent for some package managers. A fence "npm" contains npm install, npm run, npm exec, npm create or npx lines; write ```bash for others.',
      'warning diagram-title-missing content/docs/page.mdx:14:1 The diagram has no title. Describe what it shows: ```mermaid title="A request goes through the links".',
      expect.stringContaining(
        'error diagram-invalid content/docs/page.mdx:14:1 The diagram cannot be drawn',
      ),
    ]);
  });
});
