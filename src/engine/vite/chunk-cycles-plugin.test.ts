import { expect, test } from 'vitest';
import { findCycle } from './chunk-cycles-plugin.ts';

const cycleIn = (graph: Record<string, string[]>) => findCycle(new Map(Object.entries(graph)));

test('two ways to the same chunk are no cycle', () => {
  expect(
    cycleIn({ entry: ['app', 'shared'], app: ['shared'], shared: ['outside'] }),
  ).toBeUndefined();
});

test('a cycle is named from the chunk where it begins', () => {
  const graph = { entry: ['app'], app: ['shared', 'search'], shared: [], search: ['router'] };
  expect(cycleIn({ ...graph, router: ['app'] })).toEqual(['app', 'search', 'router', 'app']);
});

test('a cycle that no entry leads to is found', () => {
  expect(cycleIn({ entry: [], one: ['two'], two: ['one'] })).toEqual(['one', 'two', 'one']);
});

test('a chunk that imports itself is a cycle', () => {
  expect(cycleIn({ one: ['one'] })).toEqual(['one', 'one']);
});
