import { expect, test } from 'vitest';
import { entryOf, playgroundHref } from './playground.ts';

const entry = (...names: string[]) => entryOf(names.map((name) => ({ name })));

test('a run starts with the file that is named for it, else with the last one', () => {
  expect(entry('client.ts', 'server.ts')).toBe('client.ts');
  expect(entry('src/main.tsx', 'server.ts')).toBe('src/main.tsx');
  expect(entry('index.ts', 'server.ts')).toBe('index.ts');
  expect(entry('server/index.ts', 'src/client.tsx')).toBe('src/client.tsx');
  expect(entry('my-client.ts', 'server.ts')).toBe('server.ts');
  expect(entry('client.ts.txt', 'client.json', 'server.ts')).toBe('server.ts');
  expect(entry()).toBeUndefined();
});

test('a sample is opened by its page and its place on it', () => {
  expect(playgroundHref({ path: '/docs/a', sample: 2 })).toBe('/playground?sample=/docs/a/2');
});
