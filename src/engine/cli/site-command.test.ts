import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { writeSite } from '../testing/write-site.ts';
import { OUTPUT_OWN } from '../writing/output-folder.ts';

interface Run {
  code: number;
  /** All output. */
  output: string;
}

/** Runs `node bin/site.js` like a user. */
async function site(args: string[], environment: Record<string, string> = {}): Promise<Run> {
  const env = { ...process.env, ...environment };
  const command = [join(projectRoot, 'bin/site.js'), ...args];
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}

const files = {
  'site.config.ts': `import { defineSiteConfig } from '#schema/site-config.ts';
import { synonyms, title } from './config/texts.ts';

export default defineSiteConfig({
  title,
  tagline: 'A site for a test.',
  url: process.env.TEST_SITE_URL ?? 'https://none.example',
  version: '1.0.0',
  repository: 'https://github.com/example/test',
  navbar: { title: 'Test' },
  search: { provider: 'static', synonyms },
});
`,
  'config/texts.ts': "export const title = 'First title';\nexport const synonyms = {};\n",
  'content/pages/pages.ts':
    "export default { '/': { title: 'Home', description: 'A home.' }, '/search': { title: 'Search', description: 'A search.' } };\n",
  'content/pages/index.tsx':
    "import { text } from '../../lib/text.ts';\n\nexport default () => <h1>{text} {process.env.TEST_SITE_WORD}</h1>;\n",
  'content/pages/search.tsx':
    "import { SearchPage } from '#ui/pages/search/page.tsx';\n\nexport default () => <SearchPage title='Search' places={[]} />;\n",
  'lib/text.ts': "export const text = 'First text';\n",
};

/** Every file of a folder, by its path. */
async function readFolder(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = paths
    .sort()
    .map(async (path) => [path.slice(dir.length), await readFile(path, 'latin1')]);
  return Object.fromEntries(await Promise.all(texts));
}

const edit = async (file: string, from: string, to: string): Promise<void> => {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
};

/** On a busy machine, each app build takes seconds. In milliseconds. */
const TEST_TIMEOUT_MS = 240_000;

test('a build answers for its sources, wherever they are, and for the environment', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const root = await writeSite(files);
  const build = async (environment: Record<string, string>) => {
    const { code, output } = await site(['build', '--site', root], environment);
    expect(output, output).not.toMatch(/^\s+at /m);
    expect(code, output).toBe(0);
    return output;
  };
  const home = () => readFile(join(root, 'dist/index.html'), 'utf8');

  const one = { TEST_SITE_URL: 'https://one.example' };
  expect(await build(one)).toContain('3 pages, 3 rendered');
  expect(await home()).toContain('https://one.example');
  expect(await build(one)).toContain('(0 files written)');
  // Without a build, it knows all files of one, such as those that the results page requests.
  expect(await site(['check', '--site', root], one)).toMatchObject({ code: 0 });

  // A variable that the config reads.
  const two = { TEST_SITE_URL: 'https://two.example' };
  await build(two);
  expect(await home()).toContain('https://two.example');

  // A module that the config imports. Only the search uses synonyms, so no page is rendered again.
  await edit(join(root, 'config/texts.ts'), 'synonyms = {}', "synonyms = { tide: ['ebb'] }");
  expect(await build(two)).toContain('3 pages, 0 rendered');
  expect(await readFile(join(root, 'dist/search/manifest.json'), 'utf8')).toContain('ebb');

  // A module that a page imports.
  await edit(join(root, 'lib/text.ts'), 'First text', 'Second text');
  await build(two);
  expect(await home()).toContain('Second text');

  // A comment changes the app's hash, but not its output.
  await edit(join(root, 'lib/text.ts'), 'export', '// A comment.\nexport');
  expect(await build(two)).toContain('3 pages, 0 rendered');

  // A variable that a page reads.
  await build({ ...two, TEST_SITE_WORD: 'of a word' });
  expect(await home()).toContain('of a word');

  // Facts about a page that are not part of the app, and the reason for rendering it.
  await build(two);
  await edit(join(root, 'content/pages/pages.ts'), 'A home.', 'Another home.');
  const output = await build({ ...two, SITE_DEBUG: 'cache,render' });
  expect(output).toMatch(/^cache: page \/: page\.head has changed$/m);
  expect(output).not.toMatch(/^cache: (?:app|page \/search)/m);
  expect(output).toMatch(/^render: 1 pages rendered; the slowest:\nrender: +\d+\.\d ms \/$/m);

  const cleaned = await site(['clean', '--site', root]);
  expect(cleaned.output).toContain(join(root, '.site/cache'));
  expect(await readdir(join(root, '.site'))).toEqual(['routes.d.ts']);
  expect(await home()).toContain('Another home.');
});

test('other files are left alone, and damaged caches cost time and a line', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const root = await writeSite({ ...files, 'out/precious.txt': 'Mine.' });
  const out = join(root, 'out');
  const args = ['build', '--site', root, '--out', out];
  const refused = await site(args);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('it contains files that no build has written: precious.txt.');
  expect(refused.output).toContain('output-refused');
  const sources = await site(['build', '--site', root, '--out', root, '--force']);
  expect(sources.code).toBe(1);
  expect(sources.output).toContain('a build would delete the sources of the site');
  expect(await readFolder(out)).toEqual({ '/precious.txt': 'Mine.' });
  expect((await site([...args, '--force'])).code).toBe(0);
  const built = await readFolder(out);
  expect(built['/precious.txt']).toBeUndefined();

  const damage = ['', '{"key":', 'null', '{}', '[]', '\0'];
  const names = await readdir(join(root, '.site'), { recursive: true });
  const caches = names.filter((name) => name.endsWith('.json'));
  expect(caches.length).toBeGreaterThan(4);
  for (const [index, name] of caches.entries()) {
    await writeFile(join(root, '.site', name), damage[index % damage.length] ?? '');
  }
  const { code, output } = await site(args);
  expect(output).toMatch(/^Dropped a damaged note of the last build: .*\.json\.$/m);
  expect(output).toMatch(/^Dropped a damaged file of the cache: .*\.json and \d+ more\.$/m);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(0);
  expect(await readFolder(out)).toEqual(built);
  expect((await site(args)).output).toContain('(0 files written)');

  // A build that was killed between two steps, and has removed the page whose new form it has prepared.
  const own = join(out, OUTPUT_OWN);
  const mark = JSON.parse(await readFile(join(own, 'output.json'), 'utf8'));
  await mkdir(join(own, 'prepared'));
  await rename(join(out, 'index.html'), join(own, 'prepared/index.html'));
  await writeFile(
    join(own, 'swap.json'),
    JSON.stringify({ moves: ['index.html'], removals: [], mark }),
  );
  expect((await site(args)).output).toContain(
    `Completing the site that an interrupted build has left in ${out}.`,
  );
  expect(await readFolder(out)).toEqual(built);

  // A cache that cannot be written to.
  await rm(join(root, '.site'), { recursive: true });
  await writeFile(join(root, '.site'), 'A file in the way.');
  const blocked = await site(args);
  expect(blocked.output).not.toMatch(/^\s+at /m);
  expect(blocked.output).toContain(
    `${join(root, '.site')} could not be read or written: a file is in`,
  );
  expect(blocked.code).toBe(1);
});

test('two builds of the same sources are equal to the byte', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const minimal = join(projectRoot, 'tests/sites/minimal');
  const one = join(await writeSite({}), 'one');
  const two = join(await writeSite({}), 'another/folder');
  for (const folder of [one, two]) {
    await cp(minimal, folder, { recursive: true, filter: (path) => !/\.site$|dist$/.test(path) });
  }
  const first = await site(['build', '--site', one, '--out', `${one}-out`], { TZ: 'Asia/Tokyo' });
  const zone = { TZ: 'America/Lima', LANG: 'tr_TR.UTF-8' };
  const second = await site(['build', '--site', two], zone);
  expect([first.code, second.code], first.output + second.output).toEqual([0, 0]);
  const built = await readFolder(`${one}-out`);
  expect(Object.keys(built).length).toBeGreaterThan(40);
  expect(await readFolder(join(two, 'dist'))).toEqual(built);
});

test('a build on Vercel wants the rules that Vercel reads, and a command writes them', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const root = await writeSite({ ...files, 'vercel.json': '{ "regions": ["fra1"] }' });
  const build = (environment: Record<string, string>) =>
    site(['build', '--site', root], { TEST_SITE_URL: 'https://one.example', ...environment });
  const here = await build({});
  expect(here.code, here.output).toBe(0);
  expect(here.output).toContain('host-rules-stale');
  // An earlier build does not hide it.
  const there = await build({ VERCEL: '1' });
  expect(there.code).toBe(1);
  expect(there.output).toContain('npm run host-config -- vercel --out vercel.json');

  const config = (...args: string[]) => site(['host-config', ...args, '--site', root]);
  expect((await config('vercel', '--out', 'vercel.json')).output).toContain('Written: vercel.json');
  const written = JSON.parse(await readFile(join(root, 'vercel.json'), 'utf8'));
  expect(written).toMatchObject({ regions: ['fra1'], outputDirectory: 'dist', cleanUrls: true });
  expect((await build({ VERCEL: '1' })).output).not.toContain('host-rules-stale');
  expect((await config('vercel', '--out', 'vercel.json')).output).toContain('is current');

  // Only the configuration is printed.
  expect((await config('nginx')).output).toMatch(/^# Written by `npm run host-config -- nginx`/);
  expect((await config('caddy')).output).toContain('\nexample.com {\n');
  const unknown = await config('apache');
  expect(unknown.code).toBe(2);
  expect(unknown.output).toContain('Choose one of caddy, nginx, vercel.');
});
