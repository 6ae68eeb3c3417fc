import { expect, test } from 'vitest';
import { collectModuleProse } from './collect-module-prose.ts';
import { collectYamlProse } from './collect-yaml-prose.ts';

const show = (prose: { line: number; column: number; text: string }[]) =>
  prose.map(({ line, column, text }) => `${line}:${column} ${text}`);

test('front matter: what readers read, where it was written', () => {
  const source =
    '---\ntitle: "The title"\nslug: a-slug\nkeywords: [wrod]\ndescription: >\n  Two\n  lines.\nsidebar_label: Short\n---\n\ntitle: not this\n';
  expect(show(collectYamlProse({ file: 'a.mdx', source }))).toEqual([
    '2:8 "The title"',
    '5:14 >\n  Two\n  lines.\n',
    '8:16 Short',
  ]);
  expect(collectYamlProse({ file: 'a.mdx', source: 'title: none\n' })).toEqual([]);
  expect(collectYamlProse({ file: 'a.mdx', source: '---\r\ntitle: *foo\r\n---\r\n' })).toEqual([]);
});

test('authors', () => {
  const source = 'ada:\n  name: Ada\n  title: Writes words\n';
  expect(show(collectYamlProse({ file: 'authors.yml', source }))).toEqual(['3:10 Writes words']);
});

test('modules: text between tags, named strings, sentences', async () => {
  const source = `import { gone } from './a-pth.ts';
export default () => (
  <main className="wide hero" id="aenchor" title="The title">
    Text {'and more'} <b>bold</b>
    {list({ label: 'one', href: '/a-pth', items: ['A short sentence', 'nowrod'] })}
    {\`Hello \${name}, wellcome\`}
  </main>
);
`;
  expect(
    show(await collectModuleProse({ file: 'page.tsx', source })).map((it) => it.trim()),
  ).toEqual([
    '3:50 "The title"',
    '3:62 \n    Text',
    "4:11 'and more'",
    '4:26 bold',
    "5:20 'one'",
    "5:51 'A short sentence'",
    '6:6 `Hello ${',
    '6:19 }, wellcome`',
  ]);
});

test('a module that cannot be parsed has no prose', async () => {
  expect(await collectModuleProse({ file: 'a.ts', source: 'export default {' })).toEqual([]);
});
