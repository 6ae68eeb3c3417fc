import { expect, test } from 'vitest';
import type { ApiReference } from '#shared/api.ts';
import { historyWords } from '#shared/history-words.ts';
import { en } from '#shared/strings/en.ts';
import { docsVersion } from '../testing/docs-version.ts';
import { createApiHistory } from './api-history.ts';
import { writeReference } from './changes-test-support.ts';

function load(label: string, exports: ApiReference, { hasPages = true } = {}) {
  const path = `/docs/${label}`;
  return {
    version: { ...docsVersion({ label, path }), release: `${label}.0` },
    exports,
    ...(hasPages ? { api: exports } : {}),
  };
}

const one = load(
  'v1',
  writeReference('/v1', [
    { name: 'router', from: ['@x/old'], code: 'type router = {\n  a: 1;\n};' },
    { name: 'doomed', from: ['@x/server'] },
  ]),
  { hasPages: false },
);
const two = load(
  'v2',
  writeReference('/v2', [
    { name: 'router', from: ['@x/server'], code: 'type router = {\n  b: 1;\n};' },
    { name: 'fresh', from: ['@x/server'] },
    { name: 'back', from: ['@x/server'], deprecated: 'use fresh' },
    { name: 'left', from: ['@x/server', '@x/server/old'] },
  ]),
);
const three = load(
  'v3',
  writeReference('/v3', [
    {
      name: 'router',
      from: ['@x/server'],
      code: 'type router = {\n  b: 1;\n};',
      deprecated: 'use fresh',
    },
    { name: 'fresh', from: ['@x/server'] },
    { name: 'back', from: ['@x/server'] },
    { name: 'left', from: ['@x/server'] },
    { name: 'inside', from: ['@x/server/unstable-core'] },
  ]),
);
const history = createApiHistory({
  versions: [three, two, one],
  replacements: [{ version: 'v2', rows: [{ gone: ['doomed'], renamed: 'fresh' }] }],
});

function lines(loaded: ReturnType<typeof load>, name: string): string[] {
  const symbol = loaded.exports?.symbols.find((it) => it.name === name);
  if (!symbol) throw new Error(`no ${name}`);
  return history.of(loaded, symbol).map((item) => {
    const links = [item.href, item.goneHref, ...item.replaces.map(({ href }) => href)];
    return [item.version, historyWords(item, en.api.history), ...links.filter((href) => href)].join(
      ' | ',
    );
  });
}

test('a name says of each version where it was, and what changed', () => {
  expect(lines(three, 'router')).toEqual([
    'v1 | Exported',
    'v2 | Moved to @x/server. Declaration changed | /v2/@x/server/router',
    'v3 | Deprecated',
  ]);
  expect(lines(two, 'router')[2]).toBe('v3 | Deprecated | /v3/@x/server/router');
});

test('a name that is no longer deprecated says so, and one that has left a second entry has not moved', () => {
  expect(lines(three, 'back')).toEqual([
    'v1 | Not exported',
    'v2 | New. Deprecated | /v2/@x/server/back',
    'v3 | No longer deprecated',
  ]);
  expect(lines(three, 'left').at(-1)).toBe('v3 | Unchanged');
});

test('the lines of a declaration are compared where the page is of that version', () => {
  const symbol = two.exports?.symbols.find(({ name }) => name === 'router');
  const [, second] = symbol ? history.of(two, symbol) : [];
  expect(second?.hunks?.map((hunk) => Object.keys(hunk).join())).toEqual([
    'same',
    'older,newer',
    'same',
  ]);
  const later = three.exports?.symbols.find(({ name }) => name === 'router');
  const [, other] = later ? history.of(three, later) : [];
  expect(other?.hunks).toEqual([]);
});

test('a new name says what it replaces, and one that is gone where to read on', () => {
  expect(lines(three, 'fresh')).toEqual([
    'v1 | Not exported',
    'v2 | New | /v2/@x/server/fresh | /docs/v2/changes#doomed',
    'v3 | Unchanged',
  ]);
  expect(lines(one, 'doomed')).toEqual([
    'v1 | Exported',
    'v2 | Removed | /docs/v2/changes#doomed',
    'v3 | Not exported',
  ]);
});

test('what nobody shall rely on has no history, and the oldest version no comparison', () => {
  expect(lines(three, 'inside')).toEqual([]);
  expect(history.comparedOf(one)).toBeUndefined();
  expect(history.comparedOf(three)?.older.loaded).toBe(two);
});
