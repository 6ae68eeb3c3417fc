import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { globSync } from 'tinyglobby';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { createModuleReader } from '#engine/config/module-reader.ts';
import { projectRoot } from '#engine/project-root.ts';
import { buildJsonSchemas, SCHEMAS_FOLDER } from './json-schemas.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const ignore = ['**/_*', '**/_*/**', '**/node_modules/**'];

// A validator that is independent of the schemas in use.
const ajv = new Ajv({ allErrors: true });
addFormats.default(ajv);

/** Errors of a value according to a named schema file. */
function complaints(name: string, value: unknown): string[] {
  const key = `${name}.schema.json`;
  const validate =
    ajv.getSchema(key) ??
    ajv.compile({ $id: key, ...JSON.parse(read(`${SCHEMAS_FOLDER}/${key}`)) });
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const frontMatterOf = (file: string): unknown =>
  parse(/^---\n([\s\S]*?)\n---/.exec(read(file))?.[1] ?? '');

test('the schema files are those of the schemas in use (npm run schemas writes them)', () => {
  const built = buildJsonSchemas();
  expect(readdirSync(join(projectRoot, SCHEMAS_FOLDER)).sort()).toEqual([...built.keys()].sort());
  for (const [name, text] of built) expect(read(`${SCHEMAS_FOLDER}/${name}`)).toBe(text);
});

test('all content is valid by the schema files', async () => {
  const docs = globSync('content/docs/**/*.mdx', { cwd: projectRoot, ignore });
  const posts = globSync('content/blog/*.mdx', { cwd: projectRoot, ignore });
  const sidebars = globSync('content/docs/*/sidebar.ts', { cwd: projectRoot, ignore });
  expect([docs.length > 100, posts.length > 5, sidebars.length > 2]).toEqual([true, true, true]);
  for (const file of docs) {
    expect([file, ...complaints('doc-front-matter', frontMatterOf(file))]).toEqual([file]);
  }
  for (const file of posts) {
    expect([file, ...complaints('blog-front-matter', frontMatterOf(file))]).toEqual([file]);
  }
  const modules = await createModuleReader();
  onTestFinished(() => modules.close());
  for (const file of sidebars) {
    const value = await modules.readDefault(join(projectRoot, file));
    expect([file, ...complaints('sidebars', value)]).toEqual([file]);
  }
  expect(complaints('authors', parse(read('content/blog/authors.yml')))).toEqual([]);
});

test.each([
  ['doc-front-matter', { titel: 'Routers' }, 'additional properties'],
  ['doc-front-matter', { draft: 'yes' }, '/draft must be boolean'],
  ['doc-front-matter', { title: '' }, '/title must NOT have fewer'],
  ['doc-front-matter', { custom_edit_url: 'here' }, '/custom_edit_url'],
  ['blog-front-matter', { title: 'A', date: '2025-01-02' }, "required property 'authors'"],
  ['blog-front-matter', { title: 'A', date: '2025-02-30', authors: ['a'] }, '/date'],
  ['blog-front-matter', { title: 'A', date: '2025-01-02', authors: [] }, '/authors'],
  ['authors', { 'Bob Smith': { name: 'Bob' } }, 'property name'],
  ['authors', { bob: { title: 'Keeper' } }, "required property 'name'"],
  ['authors', { bob: { name: 'Bob', url: 'bob' } }, '/bob/url'],
  ['sidebars', { docs: [{ type: 'category', label: 'Server' }] }, "required property 'items'"],
  ['sidebars', { docs: [{ type: 'page', id: 'a' }] }, '/docs/0'],
  ['sidebars', { docs: 'index' }, '/docs must be array'],
])('%s refuses %j', (name, value, complaint) => {
  expect(complaints(name, value).join('\n')).toContain(complaint);
});

test('editors find the schema of the authors file, by their settings and by the file itself', () => {
  const settings = JSON.parse(read('.vscode/settings.json'));
  const [modeline = ''] = read('content/blog/authors.yml').split('\n');
  const schema = /^# yaml-language-server: \$schema=(.+)$/.exec(modeline)?.[1] ?? '';
  expect(join('content/blog', schema)).toBe('schemas/authors.schema.json');
  for (const [file, target] of Object.entries<string>(settings['yaml.schemas'])) {
    expect(() => read(file)).not.toThrow();
    expect(globSync(target, { cwd: projectRoot })).not.toEqual([]);
  }
});

test('every field of front matter says what it means', () => {
  for (const name of ['doc-front-matter', 'blog-front-matter']) {
    const { properties } = JSON.parse(read(`${SCHEMAS_FOLDER}/${name}.schema.json`));
    for (const [field, { description }] of Object.entries<{ description?: string }>(properties)) {
      expect(description, field).toMatch(/\w/);
    }
  }
});
