import { expect, test } from 'vitest';
import type { IndexedSection } from '#shared/search/search-index-file.ts';
import type { SearchPage } from './search-page.ts';
import { shortenSections } from './shorten-sections.ts';

/** A page with a section for each sample. */
const page = (path: string, samples: string[]): SearchPage => ({
  tag: 'docs-default-current',
  messages: [],
  indexed: {
    path,
    title: path,
    group: '',
    labels: [],
    kind: 'guide',
    sections: samples.map((code, index): IndexedSection => [2, `${index}`, 'Part', '', code, '']),
  },
});

/** Pages that are found by a name in their code. */
const foundBy = (name: string, pages: SearchPage[]) =>
  shortenSections(pages)
    .filter(({ indexed }) =>
      indexed.sections.some(([, , , , code]) => code.split(' ').includes(name)),
    )
    .map(({ indexed }) => indexed.path);

const call = 'createHandler({ router })';

test('a name in the code of few pages finds all of them', () => {
  expect(foundBy('createHandler', [page('/a', [call]), page('/b', [call])])).toEqual(['/a', '/b']);
});

test('of many pages, a name in code finds those with the most sections that have it', () => {
  const pages = [
    ...['/once', '/also-once', '/once-more', '/once-again'].map((path) => page(path, [call])),
    page('/twice', [call, call]),
    page('/thrice', [call, call, call]),
  ];
  expect(foundBy('createHandler', pages)).toEqual(['/twice', '/thrice']);
});

test('a name that many pages have once is about none of them', () => {
  const pages = ['/a', '/b', '/c', '/d'].map((path) => page(path, [call]));
  expect(foundBy('createHandler', pages)).toEqual([]);
});
