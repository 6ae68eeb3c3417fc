import { beforeAll, describe, expect, it } from 'vitest';
import { type CodeHighlighter, createCodeHighlighter } from './code-highlighter.ts';
import type { LineMark } from './render-code.ts';

let highlighter: CodeHighlighter;
beforeAll(async () => {
  highlighter = await createCodeHighlighter();
});

const line = (html: string) => `<span class="line">${html}</span>`;

describe('tokenize', () => {
  it('reads a block once, until hundreds of others have come', async () => {
    const block = { code: 'const a = 1;', language: 'ts' };
    const first = await highlighter.tokenize(block);
    expect(await highlighter.tokenize({ ...block, language: 'typescript' })).toBe(first);
    for (let index = 0; index < 500; index += 1) {
      await highlighter.tokenize({ code: String(index), language: 'text' });
    }
    const again = await highlighter.tokenize(block);
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
  });
});

describe('highlight', () => {
  it('sorts tokens into kinds, joins neighbors and leaves default code unwrapped', async () => {
    expect(
      await highlighter.highlight({ code: `export const a = f('x', b);`, language: 'ts' }),
    ).toBe(
      line(
        `<span class="k">export const</span> a <span class="u">= </span><span class="f">f</span>(<span class="s">'x'</span>, b);`,
      ),
    );
  });

  it('ends lines inside of the line, the last one without', async () => {
    expect(await highlighter.highlight({ code: 'a\n\nb', language: 'text' })).toBe(
      `${line('a\n')}${line('\n')}${line('b')}`,
    );
  });

  it('gives lines the classes of their marks', async () => {
    const marks = new Map<number, Set<LineMark>>([[1, new Set(['add', 'focus'])]]);
    expect(await highlighter.highlight({ code: 'a\nb', language: 'text', marks })).toBe(
      `${line('a\n')}<span class="line add focus">b</span>`,
    );
  });

  it.each(['text', 'ts', 'html', 'unheard-of'])('escapes code in %s', async (language) => {
    const html = await highlighter.highlight({
      code: `"</span><script>&amp;" + a<b>(c)`,
      language,
    });
    expect(html).not.toContain('<script>');
    const text = html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(text).toBe(`"</span><script>&amp;" + a<b>(c)`);
  });

  it('writes no inline styles', async () => {
    const html = await highlighter.highlight({ code: '<a style="x">b</a>', language: 'tsx' });
    expect(html.match(/<(?!\/?span)|<span (?!class="[a-z ]+">)/g)).toBeNull();
  });

  it.each([
    ['json', '{ "a": 1 }', '{ <span class="p">"a"</span>: <span class="n">1</span> }'],
    ['bash', 'npm i -D x # c', '<span class="a">-D </span>'],
    ['diff', '-a\n+b', '<span class="d">-a</span>'],
    ['css', '.a { color: red }', '<span class="p">color</span>'],
    ['html', '<a href="x">', '<span class="g">a </span><span class="a">href</span>'],
    ['yaml', 'a: 1', '<span class="p">a</span>: <span class="n">1</span>'],
    ['toml', 'a = 1', '<span class="p">a</span>'],
    ['prisma', 'model User {', '<span class="k">model </span><span class="t">User</span>'],
    ['graphql', 'query Q { a }', '<span class="k">query </span>'],
    ['http', 'GET /a HTTP/1.1', '<span class="k">GET</span>'],
    ['md', '# H', '<span class="h"># H</span>'],
    ['dotenv', 'A="b"', '<span class="p">A</span>'],
    ['sql', 'SELECT 1', '<span class="k">SELECT </span>'],
    ['tsx', '<Foo bar />', '<span class="g">Foo </span><span class="a">bar</span>'],
  ])('knows %s', async (language, code, part) => {
    expect(highlighter.knows(language)).toBe(true);
    expect(await highlighter.highlight({ code, language })).toContain(part);
  });

  it('knows aliases and plain languages, and no others', () => {
    expect(['typescript', 'shell', 'yml', 'text', 'npm', 'TS'].map(highlighter.knows)).toEqual(
      Array(6).fill(true),
    );
    expect(highlighter.knows('tyypescript')).toBe(false);
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'shows code in %s as text',
    async (language) => {
      expect(highlighter.knows(language)).toBe(false);
      expect(await highlighter.highlight({ code: 'a', language })).toBe(line('a'));
    },
  );
});
