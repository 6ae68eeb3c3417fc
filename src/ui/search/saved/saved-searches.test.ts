import { expect, test } from 'vitest';
import {
  addFavorite,
  addRecent,
  noSavedSearches,
  parseSavedSearches,
  removeSaved,
  type SavedHit,
  shownRecent,
  toSavedHit,
} from './saved-searches.ts';

const hit = (name: string | number): SavedHit => ({
  href: `/${name}`,
  title: `${name}`,
  trail: [],
});
const many = (count: number) => Array.from({ length: count }, (_, index) => hit(index));
const hrefs = (hits: SavedHit[]) => hits.map(({ href }) => href);

test('[S5] the newest is first, each once, seven in all', () => {
  const saved = many(9).reduce(addRecent, noSavedSearches);
  expect(hrefs(saved.recent)).toEqual(['/8', '/7', '/6', '/5', '/4', '/3', '/2']);
  expect(hrefs(addRecent(saved, hit(4)).recent).slice(0, 2)).toEqual(['/4', '/8']);
});

test('[S5] a favourite is no recent any more, ten are kept, and beside them four recents are shown', () => {
  const saved = addFavorite({ recent: many(7), favorite: [] }, hit(3));
  expect(hrefs(saved.favorite)).toEqual(['/3']);
  expect(hrefs(saved.recent)).not.toContain('/3');
  expect(shownRecent(saved)).toHaveLength(4);
  expect(addRecent(saved, hit(3))).toBe(saved);
  expect(many(12).reduce(addFavorite, saved).favorite).toHaveLength(10);
  expect(shownRecent(removeSaved(saved, 'favorite', hit(3)))).toHaveLength(6);
});

test('what the engine marked is stored as text', () => {
  const title = [
    { text: 'Merge', marked: true },
    { text: ' routers', marked: false },
  ];
  expect(toSavedHit({ ...hit(1), type: 'page', title, id: '', group: '', excerpt: [] }).title).toBe(
    'Merge routers',
  );
});

test.each([
  undefined,
  '',
  'null',
  '[]',
  '7',
  '{"recent":7}',
  '{"recent":[null,7,{}]}',
  '{"favorite":[{"href":"javascript:alert(1)","type":"page","title":"x","trail":[]}]}',
  '{"recent":[{"href":"/a","type":"page","title":{},"trail":[]}]}',
])('[S5] stored %s is nothing', (stored) => {
  expect(parseSavedSearches(stored)).toEqual(noSavedSearches);
});

test('[S5] what was stored is read', () => {
  const saved = { recent: many(2), favorite: [hit('x')] };
  expect(parseSavedSearches(JSON.stringify(saved))).toEqual(saved);
});
