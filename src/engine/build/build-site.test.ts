import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import type { Reporter } from '../terminal/reporter.ts';
import { docsSite, siteConfig, writeSite } from '../testing/write-site.ts';
import { buildSite } from './build-site.ts';

/** A logger without output. */
const silent: Reporter = { phase: (_, work) => work(() => {}), info() {}, error() {} };

test('[V5] an app that cannot be built hides no other problem', async () => {
  const siteRoot = await writeSite({
    'site.config.ts': siteConfig("  favicon: '/favicon.svg',\n"),
    'content/static/favicon.svg': 'No picture.',
    'content/pages/index.tsx': "import { gone } from './gone.ts';\n\nexport default () => gone;\n",
    'content/pages/pages.ts':
      "export default { '/': { title: 'Home', description: 'A home.' } };\n",
  });
  const { problems } = await buildSite({
    siteRoot,
    outDir: undefined,
    reporter: silent,
    now: new Date('2026-01-01'),
  });
  expect(problems.map(({ code, file }) => [code, file])).toEqual([
    ['card-failed', 'content/pages/index.tsx'],
    ['app-build-failed', 'content/pages/index.tsx'],
  ]);
});

test('[V5] pages that throw are reported where they do, in a page, its helper or its client component', async () => {
  const siteRoot = await writeSite({
    'site.config.ts': siteConfig(),
    'content/pages/pages.ts': `export default {
  '/': { title: 'Home', description: 'A page that throws.' },
  '/client': { title: 'Client', description: 'Its client component throws.' },
  '/helper': { title: 'Helper', description: 'Its helper throws.' },
  '/nothing': { title: 'Nothing', description: 'It throws nothing.' },
};
`,
    'content/pages/index.tsx': `interface Person {
  name: { first: string };
}

export default function Home() {
  const person: Person = JSON.parse('{}');
  return <h1>{person.name.first}</h1>;
}
`,
    'content/pages/_parse-date.ts': `export function parseDate(text: string): Date {
  if (text === '') throw new Error('A date is missing.');
  return new Date(text);
}
`,
    'content/pages/nothing.tsx': `export default function Nothing() {
  throw undefined;
}
`,
    'content/pages/helper.tsx': `import { parseDate } from './_parse-date.ts';

export default () => <h1>{parseDate('').toISOString()}</h1>;
`,
    'content/pages/_counter.tsx': `'use client';

export function Counter({ start }: { start: number }) {
  if (start < 0) throw new RangeError('The counter cannot start below 0.');
  return <output>{start}</output>;
}
`,
    'content/pages/client.tsx': `import { Counter } from './_counter.tsx';

export default () => <Counter start={-1} />;
`,
  });
  // In a real process: Vitest transforms modules again, which changes their line numbers.
  const bin = join(projectRoot, 'bin/site.js');
  const printed = await promisify(execFile)(process.execPath, [
    bin,
    'check',
    '--site',
    siteRoot,
  ]).then(
    () => 'No problem was found.',
    ({ stderr }: { stderr: string }) => stripVTControlCharacters(stderr),
  );
  const found = [
    ...printed.matchAll(/^error (?<message>.*)\n {2}at (?<place>\S+)\n(?<frame>(?: .*\n)*)/gm),
  ];
  expect(found.map(({ groups }) => [groups?.place, groups?.message])).toEqual([
    [
      'content/pages/_counter.tsx:4:24',
      'The page /client could not be rendered: The counter cannot start below 0. render-failed',
    ],
    [
      'content/pages/_parse-date.ts:2:26',
      'The page /helper could not be rendered: A date is missing. render-failed',
    ],
    [
      'content/pages/index.tsx:7:27',
      "The page / could not be rendered: Cannot read properties of undefined (reading 'first') render-failed",
    ],
    [
      'content/pages/nothing.tsx',
      'The page /nothing could not be rendered: undefined was thrown, which is not an error render-failed',
    ],
  ]);
  expect(found[0]?.groups?.frame).toContain('> 4 |   if (start < 0) throw new RangeError(');
  expect(found[0]?.groups?.frame).toContain(
    'It was thrown while content/pages/client.tsx was rendered.',
  );
});

test('a changed label draws the pages again that show its sidebar, and no other', {
  timeout: 240_000,
}, async () => {
  const page = (title: string) =>
    `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;
  const sidebars = (label: string) =>
    `export default { guides: ['index', { type: 'doc', id: 'one', label: '${label}' }], more: ['two', 'three'] };\n`;
  const files = {
    'content/redirects.tsv': '/\t/docs\n',
    'content/docs/v1/sidebar.ts': sidebars('One'),
    'content/docs/v1/index.mdx': page('Start'),
    'content/docs/v1/one.mdx': page('One'),
    'content/docs/v1/two.mdx': page('Two'),
    'content/docs/v1/three.mdx': page('Three'),
  };
  const siteRoot = await writeSite(docsSite(files));
  const bin = join(projectRoot, 'bin/site.js');
  const countRendered = async () => {
    const args = [bin, 'check', '--site', siteRoot];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    return /\d+ pages, \d+ rendered/.exec(stripVTControlCharacters(stdout))?.[0];
  };
  expect(await countRendered()).toBe('5 pages, 5 rendered');
  expect(await countRendered()).toBe('5 pages, 0 rendered');
  await writeFile(join(siteRoot, 'content/docs/v1/sidebar.ts'), sidebars('First'));
  expect(await countRendered()).toBe('5 pages, 2 rendered');
});

test('problems of a locale and of the default one are reported together, each once', async () => {
  const siteRoot = await writeSite(
    docsSite({
      'site.config.ts': siteConfig(`  docs: {},
  i18n: {
    defaultLocale: 'en',
    locales: {
      en: { label: 'English', htmlLang: 'en' },
      de: { label: 'Deutsch', htmlLang: 'de' },
    },
  },
`),
      'content/docs/v1/start.mdx': '# Start\n\n[Nowhere](./nowhere.mdx)\n',
      'content/i18n/de/strings.ts': "export default { frame: { menu: 'Menü' } };\n",
    }),
  );
  const { problems } = await buildSite({
    siteRoot,
    outDir: undefined,
    reporter: silent,
    now: new Date('2026-01-01'),
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const ofStrings = errors.filter(({ code }) => code === 'strings-invalid');
  expect(new Set(ofStrings.map(({ file }) => file))).toEqual(
    new Set(['content/i18n/de/strings.ts']),
  );
  expect(errors.filter(({ code }) => code === 'broken-markdown-link')).toHaveLength(1);
});
