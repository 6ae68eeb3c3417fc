import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Problem } from '#shared/problem.ts';
import { damage, damages } from '../testing/damage.ts';
import { smallSite } from '../testing/small-site.ts';
import { writeSite } from '../testing/write-site.ts';
import { createDevSite } from './dev-site.ts';

/** Without a release, its samples cannot be compiled, which does not matter here. */
const config = (smallSite['site.config.ts'] ?? '').replace(
  '  docs: {},',
  "  docs: {},\n  checks: { samples: 'ignore' },",
);
const sources: Record<string, string> = { ...smallSite, 'site.config.ts': config };

async function openSmallSite(
  options: {
    locale?: string;
    more?: Record<string, string>;
    onProblems?: (problems: Problem[]) => void;
  } = {},
) {
  const { locale, more, onProblems = () => {} } = options;
  const root = await writeSite({ ...sources, ...more });
  const site = await createDevSite({ siteRoot: root, locale, onProblems });
  onTestFinished(async () => {
    await site.close();
    await rm(root, { recursive: true, force: true });
  });
  const write = (file: string, content: string | Uint8Array) =>
    writeFile(join(root, file), content);
  return { root, site, write };
}

test('two hundred random edits in a row end in problems that name a file', {
  timeout: 300_000,
}, async () => {
  const { site, write } = await openSmallSite();
  const files = fc.constantFrom(...Object.keys(sources));
  const edits = fc.sample(fc.tuple(files, damages), { numRuns: 200, seed: 20_261_122 });
  for (const [file, list] of edits) {
    const text = sources[file] ?? '';
    await write(file, damage(new TextEncoder().encode(text), list));
    await site.reload();
    for (const problem of site.problems()) {
      expect(problem.file, JSON.stringify(problem)).toBeTypeOf('string');
      expect(problem.code, JSON.stringify(problem)).not.toMatch(
        /^(?:content-crashed|reading-failed)$/,
      );
    }
    expect(site.site().routes.length, 'pages are still there').toBeGreaterThan(3);
    await write(file, text);
  }
  await site.reload();
  expect(site.problems()).toEqual([]);
});

test('problems of a load that another edit has overtaken are not reported', async () => {
  const reported: number[] = [];
  const { site, write } = await openSmallSite({
    onProblems: (problems) => reported.push(problems.length),
  });
  const file = 'content/docs/v2/guide/one.mdx';
  await write(file, '');
  const reading = site.reload();
  await site.reload(file);
  await reading;
  expect(reported.filter(Boolean)).toEqual([1]);
  await write(file, sources[file] ?? '');
  await site.reload();
  expect(reported.at(-1)).toBe(0);
});

test('while the config cannot be read the last good site stays, with the problem', async () => {
  const { site, write } = await openSmallSite();
  await write('site.config.ts', 'export default { title: 1 };');
  await site.reload();
  expect(site.site().config.title).toBe('Test');
  expect(site.problems()).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ file: 'site.config.ts' })]),
  );
  await write('site.config.ts', config.replace("'Test'", "'Tides'"));
  await site.reload();
  expect(site.site().config.title).toBe('Tides');
  expect(site.problems()).toEqual([]);
});

test('another language shows its translations, its own words of the frame, and their edits', async () => {
  const locales = `i18n: { locales: {
    en: { label: 'English', htmlLang: 'en' },
    fr: { label: 'Français', htmlLang: 'fr', overrides: { title: 'Essai' } },
  } },`;
  const file = 'content/i18n/fr/docs/v2/start.mdx';
  const translation = (title: string) =>
    `---\ntitle: ${title}\ndescription: Ici.\nslug: /\n---\n\nTexte.\n`;
  const { site, write } = await openSmallSite({
    locale: 'fr',
    more: {
      'site.config.ts': config.replace('  docs: {},', `  docs: {},\n  ${locales}`),
      [file]: translation('Marées'),
    },
  });
  expect(site.site().config).toMatchObject({ title: 'Essai', baseUrl: '/fr/' });
  expect(site.route('/docs')?.page.head.title).toBe('Marées | Essai');
  await write(file, translation('Lunes'));
  await site.reload(file);
  expect(site.route('/docs')?.page.head.title).toBe('Lunes | Essai');
});

test('a site that moves to another base URL asks to be started again', async () => {
  const { site, write } = await openSmallSite();
  await write('site.config.ts', config.replace('  docs: {},', "  docs: {},\n  baseUrl: '/sub/',"));
  await site.reload();
  expect(site.site().config.baseUrl).toBe('/');
  expect(site.problems()).toMatchObject([{ code: 'restart-needed', file: 'site.config.ts' }]);
});

test('a deleted config is a problem, and the site stays', async () => {
  const { root, site } = await openSmallSite();
  await rm(join(root, 'site.config.ts'));
  await site.reload();
  expect(site.route('/docs')).toBeDefined();
  expect(site.problems()).toMatchObject([{ code: 'config-not-found' }]);
});

test('[V5] while the last good site stays, the problems of its samples are hidden', async () => {
  const more = { 'site.config.ts': smallSite['site.config.ts'] ?? '' };
  const { root, site, write } = await openSmallSite({ more });
  await new Promise<void>((resolve) => site.onSamples(resolve));
  expect(site.problems().map(({ code }) => code)).toContain('sample-release-missing');
  const file = 'content/docs/versions.ts';
  await write(file, 'export default 1;\n');
  await site.reload(join(root, file));
  expect(site.problems()).toMatchObject([{ code: 'versions-invalid', file }]);
  await write(file, sources[file] ?? '');
  await site.reload(join(root, file));
  expect(site.problems().map(({ code }) => code)).toContain('sample-release-missing');
});

test('nothing is read any more once the engine has changed', async () => {
  const { site, write } = await openSmallSite();
  await write('site.config.ts', config.replace("'Test'", "'Tides'"));
  site.outdate('src/engine/load-site.ts');
  site.outdate('src/engine/site.ts');
  await site.reload();
  expect(site.site().config.title).toBe('Test');
  expect(site.problems()).toMatchObject([
    { code: 'restart-needed', message: expect.stringContaining('src/engine/load-site.ts') },
  ]);
});

test('[V5] a static file at an address that the site writes is reported until it is gone', async () => {
  const { root, site, write } = await openSmallSite();
  const file = 'content/static/sitemap.xml';
  const page = 'content/static/docs/later/index.html';
  await mkdir(join(root, 'content/static/docs/later'), { recursive: true });
  await write(file, '<x/>');
  await write(page, '<p>Later.</p>');
  await site.reload(join(root, file));
  expect(site.problems()).toMatchObject([{ code: 'static-file-hidden', file }]);
  // The page that hides the other one is added by an edit of content.
  await write('content/docs/v2/later.mdx', '# Later\n\nLater.\n');
  await site.reload();
  expect(site.problems().map((problem) => problem.file)).toEqual([page, file]);
  await rm(join(root, file));
  await rm(join(root, 'content/docs/v2/later.mdx'));
  await site.reload(join(root, file));
  expect(site.problems()).toEqual([]);
});

test('[V5] an old anchor of a page that does not exist is reported until it is fixed', async () => {
  const { root, site, write } = await openSmallSite();
  const file = 'content/anchors.tsv';
  await write(file, 'path\tanchor\ttarget\n/docs/guide/two\told\t#first\n');
  await site.reload(join(root, file));
  expect(site.problems()).toMatchObject([{ code: 'anchor-page-missing', file, line: 2 }]);
  await write(file, 'path\tanchor\ttarget\n/docs/guide/one\told\t#first\n');
  await site.reload(join(root, file));
  expect(site.problems()).toEqual([]);
});

test('[V5] problems are reported once, however often a page is edited meanwhile', async () => {
  const { root, site, write } = await openSmallSite();
  const file = 'content/docs/v2/start.mdx';
  await write('content/pages/pages.ts', "export default { '/about': { titel: 'About' } };\n");
  await write('content/pages/about.tsx', 'export const About = () => null;\n');
  await site.reload();
  const told = site.problems().map(({ code }) => code);
  expect(told).toContain('page-without-default-export');
  await site.reload(join(root, file));
  await site.reload(join(root, file));
  expect(site.problems().map(({ code }) => code)).toEqual(told);
});

test('[V5] while the code of a lesson is broken, the other pages are edited', async () => {
  const lesson = 'content/learn/01-first';
  const text = '---\ntitle: A\ngoal: B\npart: calls\nguide: /docs\nhints: [C]\n---\n\nText.\n';
  const { root, site, write } = await openSmallSite({
    more: {
      [`${lesson}/lesson.mdx`]: text,
      [`${lesson}/check.ts`]: 'const a = ;\n',
      [`${lesson}/start/server.ts`]: 'const a = ;\n',
      [`${lesson}/solution/server.ts`]: '',
    },
  });
  expect(site.problems().map(({ code }) => code)).toEqual([
    'lesson-check-invalid',
    'lesson-code-invalid',
  ]);
  expect(site.route('/learn/first'), 'the lesson is a page').toBeDefined();
  const page = 'content/docs/v2/guide/one.mdx';
  await write(page, '# Begun\n\nText.\n');
  await site.reload(join(root, page));
  expect(site.route('/docs/guide/one')?.page.head.title).toContain('Begun');
});

test('[V5] a sidebar that never ends is named, and the site stays until it is fixed', async () => {
  const { root, site, write } = await openSmallSite();
  const sidebar = 'content/docs/v1/sidebar.ts';
  await write(sidebar, `while (true) {}\n${sources[sidebar]}`);
  await site.reload(join(root, sidebar));
  expect(site.problems()).toMatchObject([
    { message: `${sidebar} did not finish within 10 seconds.`, file: sidebar },
  ]);
  expect(site.route('/docs')).toBeDefined();
  await write(sidebar, sources[sidebar] ?? '');
  await site.reload(join(root, sidebar));
  expect(site.problems()).toEqual([]);
});
