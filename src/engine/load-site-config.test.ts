import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';
import { loadFiles, loadFolder } from './testing/load-test-site.ts';
import { siteConfig, writeSite } from './testing/write-site.ts';

test('[V5] a missing config is a problem that says what to do', async () => {
  const root = await writeSite({ 'content/x.txt': '' });
  const { site, problems } = await loadFolder(root);
  expect(site.routes).toEqual([]);
  expect(problems).toEqual([
    {
      code: 'config-not-found',
      severity: 'error',
      message: `There is no site.config.ts in ${root}.`,
      hint: "Name the site's folder with --site, or write site.config.ts there: export default defineSiteConfig({ … }).",
      file: 'site.config.ts',
    },
  ]);
});

test('[V5] [E5] every mistake in the config is reported with its place and frame', async () => {
  const more = `  colorMode: { defualt: 'dark' },
  storage: 'disk',
`;
  const config = siteConfig(more).replace(
    "navbar: { title: 'Test' }",
    "navbar: { title: 'Test', items: [{ type: 'lnk', label: 'A', href: '/' }] }",
  );
  const { site, problems } = await loadFiles({ 'site.config.ts': config });
  expect(site.routes).toEqual([]);
  expect(
    problems.map(({ code, message, line, column }) => ({ code, message, line, column })),
  ).toEqual([
    {
      code: 'navbar-item-unknown',
      message: 'navbar.items[0].type is "lnk", which is not a known type.',
      line: 9,
      column: 44,
    },
    {
      code: 'config-invalid',
      message: '"defualt" is not a known key of "colorMode".',
      line: 10,
      column: 16,
    },
    {
      code: 'config-invalid',
      message: '"storage" is "disk", but must be "local", "session" or "none".',
      line: 11,
      column: 12,
    },
  ]);
  expect(problems[2]?.frame).toBe(
    [
      "   9 |   navbar: { title: 'Test', items: [{ type: 'lnk', label: 'A', href: '/' }] },",
      "  10 |   colorMode: { defualt: 'dark' },",
      "> 11 |   storage: 'disk',",
      '     |            ^',
      '  12 | });',
      '  13 |',
    ].join('\n'),
  );
});

test('[V5] a value that the config imports is reported in the file that contains it', async () => {
  const config = siteConfig(
    "  search: { provider: 'static', synonyms: words },\n  bundles: bundles,\n",
  ).replace(/^/, "import bundles, { words } from './content/data.ts';\n");
  const { problems } = await loadFiles({
    'site.config.ts': config,
    'content/data.ts':
      "import { one } from './one.ts';\nexport const words = {\n  auth: 1,\n};\nexport default [one];\n",
    'content/one.ts': 'export const one = {\n  pages: [1],\n};\n',
  });
  const placed = problems.map(({ file, line, column }) => `${file}:${line}:${column}`);
  expect(placed).toEqual(expect.arrayContaining(['content/data.ts:3:9', 'content/one.ts:2:11']));
});

test('[V5] a config that is not TypeScript, or that throws', async () => {
  const broken = await loadFiles({ 'site.config.ts': 'export default {\n  title: ,\n};\n' });
  expect(broken.problems).toMatchObject([
    {
      code: 'config-invalid',
      severity: 'error',
      message: 'site.config.ts cannot be read: Unexpected token.',
      file: 'site.config.ts',
      line: 2,
      column: 10,
    },
  ]);
  const throwing = await loadFiles({ 'site.config.ts': "throw new Error('no network');\n" });
  expect(throwing.problems).toMatchObject([
    { message: 'site.config.ts cannot be read: no network.', file: 'site.config.ts' },
  ]);
  const nothing = await loadFiles({ 'site.config.ts': 'throw undefined;\n' });
  expect(nothing.problems).toMatchObject([
    {
      message: 'site.config.ts cannot be read: undefined was thrown, which is not an error.',
      file: 'site.config.ts',
    },
  ]);
  // Vitest transforms modules again, which changes their lines, so this uses a real process.
  const root = await writeSite({ 'site.config.ts': "\nthrow new Error('no network');\n" });
  const bin = join(projectRoot, 'bin/site.js');
  const run = promisify(execFile)(process.execPath, [bin, 'check', '--site', root]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/at \S*site\.config\.ts:2:7/),
  });
  const importing = await loadFiles({
    'site.config.ts': "import { texts } from './content/texts.ts';\nexport default texts;\n",
    'content/texts.ts': 'export const texts = {\n  title: ,\n};\n',
  });
  expect(importing.problems).toMatchObject([
    {
      message: 'content/texts.ts cannot be read: Unexpected token.',
      file: 'content/texts.ts',
      line: 2,
      column: 10,
    },
  ]);
});

test.each(['fr', 'constructor'])(
  'a default locale %s that is not in the list is told',
  async (name) => {
    const more = `  i18n: { defaultLocale: '${name}' },\n`;
    const { problems } = await loadFiles({ 'site.config.ts': siteConfig(more) });
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'config-invalid',
        message: expect.stringContaining('must be a key of i18n.locales'),
      }),
    ]);
  },
);
