import { expect, test } from 'vitest';
import { writeReference } from '../changes/changes-test-support.ts';
import { docsVersion } from '../testing/docs-version.ts';
import { createVersionMatcher } from './version-matcher.ts';

const v11 = docsVersion({
  label: '11.x',
  isLast: true,
  ids: ['index', 'server/routers', 'server/validators', 'client/links/index'],
});
const v10 = docsVersion({
  label: '10.x',
  path: '/docs/v10',
  ids: ['index', 'server/routers', 'client/links/index', 'migrate'],
});
const v9 = docsVersion({
  label: '9.x',
  path: '/docs/v9',
  ids: ['index', 'router', 'links', 'output-validation', 'old'],
});
const matcher = createVersionMatcher([
  { version: v11, equivalents: {} },
  { version: v10, equivalents: {} },
  {
    version: v9,
    equivalents: {
      router: 'server/routers',
      links: 'client/links/index',
      'output-validation': 'server/validators',
    },
  },
]);

test.each([
  [v11, '/docs/server/routers', v10, '/docs/v10/server/routers'],
  [v11, '/docs', v10, '/docs/v10'],
  [v9, '/docs/v9/router', v11, '/docs/server/routers'],
  [v11, '/docs/server/routers', v9, '/docs/v9/router'],
  [v10, '/docs/v10/server/routers', v9, '/docs/v9/router'],
  [v9, '/docs/v9/links', v10, '/docs/v10/client/links'],
  [v9, '/docs/v9/old', v11, undefined],
  [v10, '/docs/v10/migrate', v9, undefined],
  [v11, '/docs/server/validators', v10, undefined],
])('[D9] from %s %s', (from, path, to, expected) => {
  expect(matcher.samePage({ from, path, to })?.path).toBe(expected);
});

test('[D9] a page in its own place goes before one that was moved there', () => {
  const latest = docsVersion({ label: '2.x', isLast: true, ids: ['server'] });
  const old = docsVersion({ label: '1.x', path: '/docs/v1', ids: ['a', 'server'] });
  const both = createVersionMatcher([
    { version: latest, equivalents: {} },
    { version: old, equivalents: { a: 'server' } },
  ]);
  expect(both.samePage({ from: latest, path: '/docs/server', to: old })?.id).toBe('server');
  expect(both.samePage({ from: old, path: '/docs/v1/a', to: latest })?.id).toBe('server');
});

test('[D9] equivalents that name nothing are reported on the side that is wrong', () => {
  const { problems } = createVersionMatcher([
    { version: v11, equivalents: {} },
    { version: v9, equivalents: { routr: 'server/routers', router: 'server/router' } },
  ]);
  expect(problems).toMatchObject([
    {
      key: 'routr',
      part: 'key',
      message: 'equivalents of 9.x name "routr", which does not exist in 9.x.',
      hint: 'Did you mean "router"?',
    },
    {
      key: 'router',
      part: 'value',
      message: 'equivalents of 9.x name "server/router", which does not exist in 11.x.',
      hint: 'Did you mean "server/routers"?',
    },
  ]);
});

test('[D9] a symbol is the same whatever entry exports it, and one of another name is not', () => {
  const exportsOf = (root: string, entry: string) => ({
    version: docsVersion({
      label: root,
      path: root,
      isLast: root === '/new',
      ids: [`${entry}/moved`, '@x/server/other'],
    }),
    equivalents: {},
    api: writeReference(root, [
      { name: 'moved', from: [entry] },
      { name: root === '/new' ? 'fresh' : 'gone', from: ['@x/server'] },
    ]),
  });
  const [latest, old] = [exportsOf('/new', '@x/server'), exportsOf('/old', '@x/server/shared')];
  const { samePage } = createVersionMatcher([latest, old]);
  const [from, to] = [old.version, latest.version];
  const path = '/old/@x/server/shared/moved';
  expect(samePage({ from, path, to })?.path).toBe('/new/@x/server/moved');
  expect(samePage({ from: to, path: '/new/@x/server/moved', to: from })?.path).toBe(path);
  expect(samePage({ from, path: '/old/@x/server/gone', to })).toBeUndefined();
  // Pages that are not about symbols are matched by path.
  expect(samePage({ from, path: '/old/@x/server/other', to })?.path).toBe('/new/@x/server/other');
});
