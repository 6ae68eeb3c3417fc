import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { siteConfig, writeSite } from '../testing/write-site.ts';
import { buildLicenses } from './build-licenses.ts';

test('a list of all comes first, then each text in full', async () => {
  const { text, problems } = await buildLicenses({
    packages: [
      { name: 'b', version: '2.0.0', license: 'MIT', text: 'Text of b.' },
      { name: 'a.woff2', text: 'Text of a.' },
      { name: 'b', version: '2.0.0', license: 'MIT', text: 'Text of b.' },
    ],
  });
  expect(problems).toEqual([]);
  expect(text).toContain('\n- a.woff2\n- b 2.0.0 (MIT)\n');
  expect(text.match(/Text of [ab]\./g)).toEqual(['Text of a.', 'Text of b.']);
});

test('whatever has no license text is a problem that says where to put it', async () => {
  const { problems } = await buildLicenses({
    packages: [
      { name: '@x/y', version: '1.2.3', license: 'MIT' },
      { name: 'z', version: '1.0.0' },
      { name: 'face.woff2' },
    ],
  });
  expect(
    problems.map(({ code, severity, message, hint }) => [code, severity, message, hint]),
  ).toEqual([
    [
      'license-missing',
      'error',
      'Browsers load code of @x/y 1.2.3, which has no license text: it has only "MIT" in its package.json.',
      'Take the text from the repository of the package and put it into src/engine/licenses/texts/@x/y.txt.',
    ],
    [
      'license-missing',
      'error',
      'Pages load the font face.woff2, but there is no license beside it.',
      'Put its text into a file face.license.txt in the same folder.',
    ],
    [
      'license-missing',
      'error',
      'Browsers load code of z 1.0.0, which has no license text: it has no license at all.',
      'Take the text from the repository of the package and put it into src/engine/licenses/texts/z.txt.',
    ],
  ]);
});

test('a text that we keep replaces the missing one', async () => {
  const root = await writeSite({ 'src/engine/licenses/texts/@x/y.txt': 'Kept text.\n' });
  const { text, problems } = await buildLicenses({
    packages: [{ name: '@x/y', version: '1.2.3' }],
    root,
  });
  expect(problems).toEqual([]);
  expect(text).toContain('Kept text.');
});

const site = {
  'site.config.ts': siteConfig(),
  'content/pages/pages.ts':
    "export default { '/': { title: 'Home', description: 'A home of a test.' } };\n",
  'content/pages/index.tsx': `import { onServer } from 'only-drawn';
import { Tide } from '../../lib/tide.tsx';

export default () => <main id="main"><h1>{onServer()}</h1><Tide /></main>;
`,
  'lib/tide.tsx': `'use client';
import { tide } from 'new-dependency';

export function Tide() {
  return <button onClick={() => alert(tide())}>Tide</button>;
}
`,
  'node_modules/new-dependency/package.json': JSON.stringify({
    name: 'new-dependency',
    version: '1.4.2',
    type: 'module',
    main: 'index.js',
    license: 'ISC',
  }),
  'node_modules/new-dependency/index.js': 'export const tide = () => Date.now();\n',
  'node_modules/new-dependency/LICENSE': 'Text of the new dependency.\n',
  'node_modules/only-drawn/package.json': JSON.stringify({
    name: 'only-drawn',
    version: '1.0.0',
    type: 'module',
    main: 'index.js',
  }),
  'node_modules/only-drawn/index.js': "export const onServer = () => 'Home';\n",
};

test('a new dependency that browsers get cannot be forgotten', { timeout: 240_000 }, async () => {
  const root = await writeSite(site);
  const build = () => {
    const command = [join(projectRoot, 'bin/site.js'), 'build', '--site', root];
    return promisify(execFile)(process.execPath, command).then(
      () => '',
      (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
    );
  };
  expect(await build()).toBe('');
  const text = await readFile(join(root, 'dist/licenses.txt'), 'utf8');
  expect(text).toContain('\n- new-dependency 1.4.2 (ISC)\n');
  expect(text).toContain('Text of the new dependency.');
  expect(text).toContain('\n- react-dom ');
  // Its code is not published, so it needs no license.
  expect(text).not.toContain('only-drawn');

  // The same build again, from the cache.
  await rm(join(root, 'dist'), { recursive: true });
  expect(await build()).toBe('');
  expect(await readFile(join(root, 'dist/licenses.txt'), 'utf8')).toBe(text);

  const bare = await writeSite({ ...site, 'node_modules/new-dependency/LICENSE': '' });
  await rm(join(bare, 'node_modules/new-dependency/LICENSE'));
  const command = [join(projectRoot, 'bin/site.js'), 'build', '--site', bare];
  const failed = promisify(execFile)(process.execPath, command);
  await expect(failed).rejects.toMatchObject({
    stderr: expect.stringContaining('Browsers load code of new-dependency 1.4.2'),
  });
});
