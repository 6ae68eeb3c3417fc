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
