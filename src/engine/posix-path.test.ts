import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { posixPath } from './posix-path.ts';
import { locateProject } from './project-root.ts';
import { isInside } from './writing/output-folder.ts';

test('paths of Windows get forward slashes, other paths are left alone', () => {
  const path = win32.join('C:\\site', 'content', 'docs\\index.mdx');
  expect(posixPath(path, win32.sep)).toBe('C:/site/content/docs/index.mdx');
  expect(posixPath('content/a\\b.mdx', posix.sep)).toBe('content/a\\b.mdx');
});

test('the folder of the project has forward slashes and none at its end', () => {
  expect(locateProject('file:///C:/My%20site/src/engine/x.ts', win32.sep)).toBe('C:/My site');
  expect(locateProject('file:///home/a%23b/src/engine/x.ts', posix.sep)).toBe('/home/a#b');
});

test.each([
  ['C:\\site\\dist', 'C:\\site', true],
  ['C:\\site', 'C:\\site', true],
  ['c:\\SITE\\dist', 'C:\\site', true],
  ['C:\\site-dist', 'C:\\site', false],
  ['C:\\', 'C:\\site', false],
  ['D:\\site\\dist', 'C:\\site', false],
  ['C:\\site\\..dist', 'C:\\site', true],
])('on Windows %s is in %s: %s', (folder, other, expected) => {
  expect(isInside(folder, other, win32)).toBe(expected);
});
