import { expect, test } from 'vitest';
import type { Replacement } from '#schema/replacements.ts';
import type { ApiReference } from '#shared/api.ts';
import { writeReference } from './changes-test-support.ts';
import { compareApi } from './compare-api.ts';

function compare(older: ApiReference, newer: ApiReference, replacements: Replacement[] = []) {
  return compareApi({
    older: { reference: older, hasPages: false },
    newer: { reference: newer, hasPages: true },
    replacements,
    titleOf: (path) => (path === '/docs/links' ? 'Links' : undefined),
  });
}

const older = writeReference('/old', [
  { name: 'kept', from: ['@x/server'] },
  { name: 'reshaped', from: ['@x/server'], code: 'type reshaped = 1;' },
  { name: 'moved', from: ['@x/server/old', '@x/server/other'] },
  { name: 'left', from: ['@x/server', '@x/server/old'] },
  { name: 'renamed', from: ['@x/server'] },
  { name: 'replaced', from: ['@x/server'] },
  { name: 'hidden', from: ['@x/server'] },
  { name: 'forgotten', from: ['@x/client'] },
  { name: 'aging', from: ['@x/server'] },
]);
const newer = writeReference('/new', [
  { name: 'kept', from: ['@x/server'] },
  { name: 'reshaped', from: ['@x/server'], code: 'type reshaped = 2;' },
  { name: 'moved', from: ['@x/server/fresh', '@x/server/other'] },
  { name: 'left', from: ['@x/server', '@x/server/fresh'] },
  { name: 'better', from: ['@x/server'] },
  { name: 'other', from: ['@x/tools'] },
  { name: 'hidden', from: ['@x/server/unstable-core'] },
  { name: 'aging', from: ['@x/server'], deprecated: 'use other' },
]);

const changes = compare(older, newer, [
  { gone: ['renamed'], renamed: 'better' },
  { gone: ['replaced'], use: ['other'], note: 'Give `<it>` a name.', guide: '/docs/links#a' },
  { gone: ['hidden'] },
]);
const server = changes.packages.find(({ name }) => name === '@x/server');

test('names that are gone say what to write instead, or that nobody has said it', () => {
  expect(server?.gone.map(({ name, instead }) => [name, instead.kind])).toEqual([
    ['renamed', 'renamed'],
    ['replaced', 'replaced'],
    ['hidden', 'nothing'],
  ]);
  expect(server?.gone[0]?.instead.names).toMatchObject([
    { name: 'better', entry: '@x/server', href: '/new/@x/server/better' },
  ]);
  expect(server?.gone[1]?.instead).toMatchObject({
    names: [{ name: 'other', entry: '@x/tools' }],
    note: 'Give <code>&lt;it&gt;</code> a name.',
    guide: { title: 'Links', href: '/docs/links#a' },
  });
  expect(server?.gone[2]?.instead.internal).toMatchObject({ entry: '@x/server/unstable-core' });
  const client = changes.packages.find(({ name }) => name === '@x/client');
  expect(client).toMatchObject({ state: 'removed', gone: [{ instead: { kind: 'unknown' } }] });
  // The older version publishes no reference.
  expect(server?.gone[0]).not.toHaveProperty('href');
});

test('what moved, was declared otherwise, deprecated or added is found without a table', () => {
  expect(server).toMatchObject({
    state: 'kept',
    entriesGone: ['@x/server/old'],
    entriesAdded: ['@x/server/fresh'],
    moved: [{ name: 'moved', entry: '@x/server/fresh', from: ['@x/server/old'] }],
    // It can still be imported from the documented entry.
    left: [{ name: 'left', entry: '@x/server', from: ['@x/server/old'] }],
    deprecated: [{ name: 'aging', reason: 'use other' }],
    changed: [{ name: 'reshaped' }],
    // "better" is the new name of another export.
    added: [],
  });
  const tools = changes.packages.find(({ name }) => name === '@x/tools');
  expect(tools).toMatchObject({ state: 'added', added: [{ name: 'other' }] });
});

test('the same exports have no changes, and rows of one name have ids of their own', () => {
  for (const it of compare(older, older).packages) {
    const { name: _name, state, ...lists } = it;
    expect(state).toBe('kept');
    expect(Object.values(lists).flat()).toEqual([]);
  }
  const twice = writeReference('/old', [
    { name: 'same', from: ['@x/server'] },
    { name: 'same', from: ['@x/client'] },
    { name: 'kept', from: ['@x/server', '@x/client'] },
  ]);
  const ids = compare(twice, writeReference('/new', [])).packages.flatMap(({ gone }) =>
    gone.map(({ id }) => id),
  );
  expect([...ids].sort()).toEqual(['kept', 'same', 'same-2']);
});
