import { describe, expect, test } from 'vitest';
import { createModuleReader } from './read-module.ts';

async function readFiles(files: Record<string, string>, file = 'a.js') {
  const reader = await createModuleReader({ readFile: (name) => files[name] });
  const data = reader.read(file);
  const notes = reader.notes.map(({ file: at, line, message }) => `${at}:${line} ${message}`);
  return { value: data.value, data, notes };
}

describe('modules that say what they export', () => {
  test.each([
    ['module.exports', "module.exports = { a: 'b' };"],
    ['a default export', "export default { a: 'b' };"],
    ['a constant with a type', "const config: Config = { a: 'b' };\nexport default config;"],
    ['satisfies', "export default { a: 'b' } satisfies Config;"],
    ['as const', "export default { a: 'b' } as const;"],
    ['a type in angle brackets', "export default <Config>{ a: 'b' };"],
    ['a function of its own', "const make = (a) => ({ a });\nmodule.exports = make('b');"],
    ['a list of exports', "const config = { a: 'b' };\nexport { config as default };"],
    ['export =', "export = { a: 'b' };"],
    ['a comment with a type', "module.exports = /** @type {x} */ ({ a: 'b' });"],
    ['an async arrow function', "module.exports = async () => ({ a: 'b' });"],
    ['a function', "export default function make() { return { a: 'b' }; }"],
    [
      'an async function by its name',
      "async function make() { const b = 'b'; return { a: b }; }\nmodule.exports = make;",
    ],
    [
      'a function that waits',
      "export default async function () { const all = { a: 'b' }; return await all; }",
    ],
    ['a helper that checks', "export default defineConfig({ a: 'b' });"],
    [
      'a spread of another object',
      "const base = { a: 'x' };\nmodule.exports = { ...base, a: 'b' };",
    ],
    ['Object.assign', "module.exports = Object.assign({}, { a: 'x' }, { a: 'b' });"],
    ['assignments', "const config = {};\nconfig.a = 'b';\nmodule.exports = config;"],
    ['a template', `const b = 'b';\nmodule.exports = { a: \`\${b}\` };`],
    ['destructuring', "const { b } = { b: 'b' };\nmodule.exports = { a: b };"],
    [
      'a condition that is written down',
      "const isOn = true;\nmodule.exports = { a: isOn ? 'b' : 'c' };",
    ],
  ])('%s', async (_, source) => {
    const { value, notes } = await readFiles({ 'a.js': source });
    expect(value).toEqual({ a: 'b' });
    expect(notes).toEqual([]);
  });

  test('other modules of the site are read, too', async () => {
    const { value, data, notes } = await readFiles({
      'a.js':
        "import navbar, { footer } from './parts/theme';\nimport * as more from './more.js';\nconst { version } = require('./package.json');\nexport default { navbar, footer, version, items: more.items, all: require('./more') };\n",
      'parts/theme.ts': "export const footer = 'F';\n\nexport default { title: 'N' };\n",
      'more.js': 'exports.items = [1];\n',
      'package.json': '{\n  "version": "1.0"\n}',
    });
    expect(value).toEqual({
      navbar: { title: 'N' },
      footer: 'F',
      version: '1.0',
      items: [1],
      all: { items: [1] },
    });
    expect(notes).toEqual([]);
    expect(data.get('navbar').get('title').place).toEqual({ file: 'parts/theme.ts', line: 3 });
  });

  test('what other modules export is exported again', async () => {
    const { value, notes } = await readFiles({
      'a.js': "export { default } from './b';\nexport { c } from './b';\nexport * from './d';\n",
      'b.js': "export const c = 'c';\nexport default { b: c };\n",
    });
    expect(value).toEqual({ b: 'c' });
    expect(notes).toEqual([expect.stringContaining("a.js:3 export * from './d'; is not read")]);
  });

  test('every part has its line', async () => {
    const { data } = await readFiles({
      'a.js':
        "const more = {\n  c: 'x',\n};\nmodule.exports = {\n  a: [\n    1,\n    { b: 2 },\n  ],\n  ...more,\n};\n",
    });
    expect(data.place.line).toBe(4);
    expect(data.get('a').get('1').place.line).toBe(7);
    expect(data.get('c').place.line).toBe(2);
  });

  test('lists are put together and filtered', async () => {
    const source =
      "const more = ['b'];\nconst list = ['a', ...more, false && 'c'].filter(Boolean);\nlist.push('d');\nmodule.exports = { list };\n";
    const { value, notes } = await readFiles({ 'a.js': source });
    expect(value).toEqual({ list: ['a', 'b', false, 'd'] });
    expect(notes).toEqual([]);
  });
});

describe('parts that only running the module would tell', () => {
  const unreadOf = async (source: string) => {
    const { data, notes } = await readFiles({ 'a.js': source });
    data.all();
    return [...data.unread().map(({ name, place }) => `${place.line} ${name}`), ...notes];
  };

  test.each([
    ['a call', 'module.exports = {\n  a: make(),\n};', ['2 a']],
    ['a spread', 'module.exports = {\n  ...base,\n  ...make(1),\n};', ['2 ...base', '3 ...make()']],
    [
      'a spread in a list',
      'module.exports = {\n  a: [\n    1,\n    ...make(),\n  ],\n};',
      ['4 a[1]'],
    ],
    ['a condition', 'module.exports = {\n  a: isOn ? 1 : 2,\n};', ['2 a']],
    ['a name that is made', 'module.exports = {\n  [name()]: 1,\n};', ['2 ["[…]"]']],
    ['a method', 'module.exports = {\n  a(path) { return path; },\n};', ['2 a']],
  ])('%s', async (_, source, expected) => {
    expect(await unreadOf(source)).toEqual(expected);
  });

  test.each([
    [
      'a variable of the environment with a value behind it',
      "module.exports = {\n  a: process.env.URL || 'https://example.com',\n};",
      "a.js:2 process.env.URL || 'https://example.com' is decided when the module runs",
    ],
    ['a module of a package', "module.exports = require('package')(1);", 'a.js:1 only running'],
    [
      'a wrapper',
      'module.exports = withMore({ a: 1 });',
      'a.js:1 withMore() is not run: it may change what it is given',
    ],
    [
      'statements',
      'const a = {};\nif (process.env.CI) {\n  a.b = 1;\n}\nmodule.exports = a;',
      'a.js:2 if (process.env.CI) {… is not run',
    ],
    [
      'a function with conditions',
      'export default () => {\n  if (x) return {};\n  return { a: 1 };\n};',
      'a.js:2 if (x) return {}; is not run',
    ],
    [
      'a mistake',
      'module.exports = {\n  a: 1,,\n};',
      'a.js:2 the module cannot be read from here on: Unexpected token',
    ],
    ['nothing', 'const a = 1;', 'a.js:1 only running the module would tell'],
  ])('%s is noted where it is', async (_, source, message) => {
    const { notes } = await readFiles({ 'a.js': source });
    expect(notes.join('\n')).toContain(message);
  });

  test('modules and names that lead back to themselves end', async () => {
    const { value } = await readFiles({
      'a.js':
        "const a = { ...a, b: require('./b'), c: make() };\nfunction make() { return make(); }\nmodule.exports = a;\n",
      'b.js': "module.exports = { a: require('./a') };\n",
    });
    expect(value).toMatchObject({ b: {} });
  });

  test('what is assigned to prototypes changes nothing', async () => {
    await readFiles({ 'a.js': 'const a = {};\na.__proto__.polluted = 1;\nmodule.exports = a;' });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

test.each([
  ['{"a": 1,, "b": 2}', 1],
  ['{\n  "a": [1,\n  2\n', 4],
  ['[\n  1,\n]', 3],
  ['{\n  "a":\n    nope\n}', 3],
  ['', 1],
])('JSON that is none is noted at its line: %j', async (text, line) => {
  const { notes } = await readFiles({ 'a.json': text }, 'a.json');
  expect(notes).toEqual([expect.stringMatching(new RegExp(`^a\\.json:${line} this is not JSON`))]);
});
