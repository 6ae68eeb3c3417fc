import { expect, test } from 'vitest';
import { cover, placesOf } from './places.ts';

const page = (inner: string) =>
  placesOf(`<html lang="en"><body><main>${inner}</main></body></html>`);
const usual = '<h1 id="a">One</h1><p class="lead"><a href="/one">First</a></p>';

test.each([
  ['other words and addresses', usual.replace('One', 'Two').replace('/one', '/two')],
  ['the same once more', `${usual}<p class="lead"><a href="/x">Second</a></p>`],
])('%s are no new place', (_, inner) => {
  expect(page(inner)).toEqual(page(usual));
});

test.each([
  ['a class', usual.replace('lead', 'end')],
  ['an element around', usual.replace('<p', '<div><p')],
  ['a link without words', usual.replace('First', '')],
  ['a heading after another', `${usual}<h3>Three</h3>`],
  ['an id for the second time', `${usual}<p class="lead" id="a"></p>`],
  ['a state', usual.replace('<a ', '<a aria-current="page" ')],
])('%s is a new place', (_, inner) => {
  const known = page(usual);
  expect([...page(inner).keys()].filter((place) => !known.has(place))).not.toEqual([]);
});

test('a place is found by a selector of its first element, an order of headings is not', () => {
  const known = page(usual);
  const found = [...page(`${usual}<p class="end"></p><h3>Three</h3>`)];
  expect(found.filter(([place]) => !known.has(place))).toEqual([
    [
      expect.stringMatching(/p\[class=end\]$/),
      'html > body:nth-child(1) > main:nth-child(1) > p:nth-child(3)',
    ],
    [
      expect.stringMatching(/h3\[\]$/),
      'html > body:nth-child(1) > main:nth-child(1) > h3:nth-child(4)',
    ],
    ['h3 after h1', undefined],
  ]);
});

test('as few pages as have all places, those with the most first', () => {
  const places = (...names: string[]) => new Map(names.map((name) => [name, `#${name}`]));
  const pages = new Map([
    ['/one', places('a')],
    ['/two', places('a', 'b')],
    ['/three', places('b', 'c', 'd')],
    ['/four', places('d')],
  ]);
  expect(cover(pages)).toEqual([
    { path: '/three', selectors: ['#b', '#c', '#d'] },
    { path: '/one', selectors: ['#a'] },
  ]);
});

test('a page is looked at as a whole for what no element tells', () => {
  const pages = new Map([
    [
      '/one',
      new Map([
        ['h3 after h1', undefined],
        ['a', '#a'],
      ]),
    ],
  ]);
  expect(cover(pages)).toEqual([{ path: '/one' }]);
});
