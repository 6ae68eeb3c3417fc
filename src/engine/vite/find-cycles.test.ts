import { expect, test } from 'vitest';
import { findCycles } from './find-cycles.ts';

const cyclesIn = (graph: Record<string, string[]>) => findCycles(new Map(Object.entries(graph)));

test('two ways to the same chunk are no cycle', () => {
  expect(cyclesIn({ entry: ['app', 'shared'], app: ['shared'], shared: ['outside'] })).toEqual([]);
});

test('a cycle is named from the chunk where it begins', () => {
  const graph = { entry: ['app'], app: ['shared', 'search'], shared: [], search: ['router'] };
  expect(cyclesIn({ ...graph, router: ['app'] })).toEqual([['app', 'search', 'router', 'app']]);
});

test('a cycle that no entry leads to is found', () => {
  expect(cyclesIn({ entry: [], one: ['two'], two: ['one'] })).toEqual([['one', 'two', 'one']]);
});

test('a chunk that imports itself is a cycle', () => {
  expect(cyclesIn({ one: ['one'] })).toEqual([['one', 'one']]);
});
