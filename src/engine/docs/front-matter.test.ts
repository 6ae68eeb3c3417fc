import { expect, test } from 'vitest';
import { docFrontMatterSchema } from '#schema/doc-front-matter.ts';
import { parseFrontMatter } from './front-matter.ts';

const parse = (source: string) =>
  parseFrontMatter({ file: 'a.mdx', source, schema: docFrontMatterSchema });

test('[V5] front matter is read and blanked out, so that lines stay where they are', () => {
  const { frontMatter, body, problems, lines } = parse('---\ntitle: A\nslug: /a\n---\n\n# Text\n');
  expect(problems).toEqual([]);
  expect(frontMatter).toMatchObject({ title: 'A', slug: '/a', draft: false });
  expect(body).toBe('\n\n\n\n\n# Text\n');
  expect(lines).toEqual({ title: 2, slug: 3 });
});

test('[V5] a file without front matter is all body', () => {
  expect(parse('# Text\n\n---\n\nMore')).toMatchObject({
    body: '# Text\n\n---\n\nMore',
    problems: [],
  });
  expect(parse('---\n---\nText').problems).toEqual([]);
});

test('[V5] a value of the wrong type is named with its line and column', () => {
  expect(parse('---\ntitle: A\nsidebar_position: first\n---\n').problems).toEqual([
    {
      code: 'front-matter-invalid',
      severity: 'error',
      message: 'Front matter: "sidebar_position" is "first", but must be a number.',
      file: 'a.mdx',
      line: 3,
      column: 19,
    },
  ]);
});

test('[V5] an unknown key is named with the one that was meant', () => {
  const [problem] = parse('---\ntitle: A\nsidebar_lable: B\n---\n').problems;
  expect(problem).toMatchObject({
    message: 'Front matter: "sidebar_lable" is not a known key.',
    line: 3,
    column: 1,
  });
  expect(problem?.hint).toMatch(/^Did you mean "sidebar_label"\? Known keys: title, description,/);
});

test('[V5] a key of another framework is named with what does the same here', () => {
  const [problem] = parse('---\nid: a\ntitle: A\nconstructor: b\n---\n').problems;
  expect(problem?.hint).toBe(
    '"id" names a doc in Docusaurus; here the path of the file does, and `slug` changes its address.',
  );
});

test('[V5] YAML that cannot be read is reported where it breaks', () => {
  const [problem] = parse('---\ntitle: A: B\n---\n').problems;
  expect(problem).toMatchObject({
    code: 'front-matter-invalid',
    file: 'a.mdx',
    line: 2,
    column: 8,
  });
  expect(problem?.message).toBe(
    'The front matter is not valid YAML: nested mappings are not allowed in compact mappings.',
  );
  expect(problem?.hint).toContain('in quotes');
});

test('[V5] front matter that is not a list of keys', () => {
  expect(parse('---\njust text\n---\n').problems).toMatchObject([
    { message: 'Front matter: it must be a list of "key: value" lines.', line: 2 },
  ]);
});

test('[V5] several mistakes are reported together', () => {
  expect(parse('---\ndraft: maybe\nkeywords: a\n---\n').problems).toHaveLength(2);
});

test('[V5] front matter that is not closed is read all the same', () => {
  const { frontMatter, body, problems } = parse(
    '---\ntitle: A\nslug: /a\n\n# Text\n\n---\n\nMore\n',
  );
  expect(problems).toEqual([
    {
      code: 'front-matter-not-closed',
      severity: 'error',
      message:
        'The front matter that begins here has no end: its lines would be published as text.',
      hint: 'Write a line of three dashes, ---, below its last key.',
      file: 'a.mdx',
      line: 1,
      column: 1,
    },
  ]);
  expect(frontMatter).toMatchObject({ title: 'A', slug: '/a' });
  expect(body).toBe('\n\n\n\n# Text\n\n---\n\nMore\n');
  expect(parse('---\ntitle: A').problems).toMatchObject([{ code: 'front-matter-not-closed' }]);
  expect(parse('---\ntitle: A\n----\n\nText').problems).toMatchObject([
    { code: 'front-matter-not-closed' },
  ]);
});

test('[V5] TOML, and front matter that is not first', () => {
  expect(parse('+++\ntitle = "A"\n+++\n\nText\n')).toMatchObject({
    body: '\n\n\n\nText\n',
    problems: [
      {
        code: 'front-matter-toml',
        message: 'Front matter between lines of "+++" is TOML, which is not read.',
        hint: 'Write YAML between lines of "---": title: Define routers',
        line: 1,
      },
    ],
  });
  expect(parse('\n\n---\ntitle: A\n---\nText\n')).toMatchObject({
    frontMatter: { title: 'A' },
    body: '\n\n\n\n\nText\n',
    problems: [{ code: 'front-matter-not-first', line: 3 }],
  });
  expect(parse('----\ntitle: A\n---\nText\n').problems).toMatchObject([
    { code: 'front-matter-not-first', message: 'The front matter begins with "----".' },
  ]);
});

test('[V5] front matter below a comment, and twice', () => {
  expect(parse('{/* By hand. */}\n\n---\ntitle: A\n---\nText\n')).toMatchObject({
    frontMatter: { title: 'A' },
    problems: [{ code: 'front-matter-not-first', line: 3 }],
  });
  expect(parse('---\ntitle: A\n---\n\n---\ntitle: B\n---\nText\n')).toMatchObject({
    frontMatter: { title: 'A' },
    problems: [{ code: 'front-matter-twice', line: 5 }],
  });
  expect(parse('---\ntitle: A\n---\n---\n\nNote: a rule.\n\n---\n').problems).toEqual([]);
  // Quick, however many comments there are.
  expect(parse(`${'{/* a */}'.repeat(1000)}Text\n`).problems).toEqual([]);
});

test('[V5] a rule, and a value that ends in dashes, are no front matter', () => {
  expect(parse('---\n\nText\n').problems).toEqual([]);
  expect(parse('Text\n---\ntitle: A\n---\n').problems).toEqual([]);
  const dashes = parse('---\ntitle: A ---\nslug: /a\n---\nText\n');
  expect(dashes).toMatchObject({ frontMatter: { title: 'A ---', slug: '/a' }, problems: [] });
});

test('[V5] a reference to another value is explained, and ends nothing', () => {
  const [problem, ...others] = parse('---\ntitle: *foo\n---\nText\n').problems;
  expect(others).toEqual([]);
  expect(problem).toEqual({
    code: 'front-matter-invalid',
    severity: 'error',
    message:
      'The front matter is not valid YAML: "*foo" is a reference to another value, which is not read here.',
    hint: 'Put it in quotes: "*foo".',
    file: 'a.mdx',
    line: 2,
    column: 8,
  });
  expect(parse('---\na: &x [*x]\n---\n').problems).toHaveLength(1);
});

test('a wrong key does not take the others along', () => {
  const { frontMatter } = parse('---\ntitle: 5\nslug: /a\n---\nText\n');
  expect(frontMatter).toMatchObject({ slug: '/a' });
});

test('a long text below a rule is read at once', () => {
  const lines = Array.from({ length: 40 }, () => 'many words and more '.repeat(8)).join('\n');
  expect(parse(`---\n${lines}\n\nText\n`)).toMatchObject({ problems: [], lines: {} });
  expect(parse(`---\n${' '.repeat(500)}\n${lines}`).problems).toEqual([]);
});
