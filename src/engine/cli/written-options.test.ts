import { expect, test, vi } from 'vitest';
import { runCli } from './run-cli.ts';
import { checkWritten } from './written-options.ts';

test('texts that look like numbers stay as they were written', () => {
  const options = { out: 7, host: 0, newTags: 11.1, port: 3000, force: true };
  const argv = ['--out', '007', '--host=0', '--new-tags', '11.10', '--force'];
  expect(checkWritten(options, argv)).toBeUndefined();
  expect(options).toEqual({ out: '007', host: '0', newTags: '11.10', port: 3000, force: true });
});

test('an empty text is noticed', () => {
  expect(checkWritten({ out: 0 }, ['build', '--out', ''])).toBe(
    '--out is empty.\nRun with --help to see what is allowed.',
  );
  expect(checkWritten({ title: 0 }, ['new', '--title', ''])).toBeUndefined();
});

test.each([
  ['site', 'check --site a --site b'],
  ['out', 'build --out=a --out=b'],
  ['host', 'serve --host a --host=b'],
  ['locale', 'dev --locale ar --locale en'],
  ['port', 'serve --port 1 --port 2'],
  ['title', 'new page a --title A --title B'],
  ['new-tags', 'new post a --new-tags A --newTags B'],
  ['install', 'new version v2 --install yes --no-install'],
])('--%s twice is told: %s', async (name, line) => {
  let told = '';
  vi.stubEnv('NODE_ENV', 'test');
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += text;
    return true;
  });
  // Should it not be told, the command finds no site.
  const more = name === 'site' ? [] : ['--site', '/none'];
  const code = await runCli(['node', 'site', ...line.split(' '), ...more]).finally(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  expect(told).toContain(`--${name} is given twice.\nKeep one of them.`);
  expect(code).toBe(2);
});

test('what follows two hyphens is no option', () => {
  expect(checkWritten({}, ['check', '--quiet', '--', '--quiet'])).toBeUndefined();
});
