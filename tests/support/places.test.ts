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
  expect([...page(inner)].filter((place) => !known.has(place))).not.toEqual([]);
});

test('as few pages as have all places, those with the most first', () => {
  const pages = new Map([
    ['/one', new Set(['a'])],
    ['/two', new Set(['a', 'b'])],
    ['/three', new Set(['b', 'c', 'd'])],
    ['/four', new Set(['d'])],
  ]);
  expect(cover(pages)).toEqual(['/three', '/one']);
});
