import { expect, test } from 'vitest';
import { mergeStatic } from './merge-static.ts';
import type { OutputFiles } from './output-files.ts';

const written: OutputFiles = new Map([
  ['index.html', 'home'],
  ['docs/start/index.html', 'start'],
  ['assets/app-1.js', 'app'],
  ['robots.txt', 'generated'],
  ['sitemap.xml', 'generated'],
]);

const merge = (...paths: string[]) => {
  const statics: OutputFiles = new Map(paths.map((path) => [path, { copyFrom: path }]));
  return mergeStatic({ statics, written });
};

test('a file of its own is published beside the pages', () => {
  const { files, problems } = merge('logo.svg', 'docs/start/a.png', 'favicon.ico', 'note.html');
  expect(problems).toEqual([]);
  expect([...files.keys()]).toEqual([
    ...written.keys(),
    'logo.svg',
    'docs/start/a.png',
    'favicon.ico',
    'note.html',
  ]);
});

test('robots.txt and its like win over those that the site writes', () => {
  const { files, problems } = merge('robots.txt');
  expect(problems).toEqual([]);
  expect(files.get('robots.txt')).toEqual({ copyFrom: 'robots.txt' });
});

test.each([
  ['docs/start/index.html', 'the site writes a file there itself'],
  ['assets/app-1.js', 'the site writes a file there itself'],
  ['sitemap.xml', 'the site writes a file there itself'],
  ['docs/start', 'the site has pages below it'],
  ['docs/start.html', 'hosts could not tell it from the page /docs/start'],
  ['sitemap.xml/a.txt', 'the site writes a file at /sitemap.xml'],
])('[V5] %s is not published: %s', (path, reason) => {
  const { files, problems } = merge(path);
  expect(files).toEqual(written);
  expect(problems).toEqual([
    {
      code: 'static-file-hidden',
      severity: 'error',
      message: `The file content/static/${path} cannot be published at /${path}: ${reason}.`,
      hint: 'Rename or delete it. Only these files replace the ones that the site writes: favicon.ico, humans.txt, manifest.webmanifest, robots.txt, .well-known/security.txt.',
      file: `content/static/${path}`,
    },
  ]);
});
