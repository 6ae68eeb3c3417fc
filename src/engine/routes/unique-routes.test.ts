import { expect, test } from 'vitest';
import type { Route } from '#shared/route.ts';
import { uniqueRoutes } from './unique-routes.ts';

function route(path: string, file: string, kind = 'doc'): Route {
  return { path, source: { file }, inSitemap: true, page: { kind, path } as Route['page'] };
}

const routes = [
  route('/docs/a', 'content/docs/v1/a.mdx'),
  route('/docs/a', 'content/docs/v1/b.mdx'),
  route('/docs/c', 'content/docs/v1/c.mdx'),
  route('/docs/c', 'content/docs/v1/sidebar.ts', 'category-index'),
];

const locate = async ({ source }: Route) => ({ ...source, line: 3 });

test('[V3] duplicate routes are problems that name both sources; the first stays', async () => {
  const { routes: unique, problems } = await uniqueRoutes({ routes, severity: 'error', locate });
  expect(unique.map(({ source }) => source.file)).toEqual([
    'content/docs/v1/a.mdx',
    'content/docs/v1/c.mdx',
  ]);
  expect(problems).toEqual([
    {
      code: 'duplicate-route',
      severity: 'error',
      message:
        'The route "/docs/a" has two sources: content/docs/v1/a.mdx:3 and content/docs/v1/b.mdx:3.',
      hint: 'Give one of them another slug or another name.',
      file: 'content/docs/v1/b.mdx',
      line: 3,
    },
    {
      code: 'duplicate-route',
      severity: 'error',
      message:
        'The route "/docs/c" has two sources: content/docs/v1/c.mdx:3 and content/docs/v1/sidebar.ts:3 (generated index).',
      hint: 'Give one of them another slug or another name.',
      file: 'content/docs/v1/sidebar.ts',
      line: 3,
    },
  ]);
});

test('[V3] routes that differ only in case are a problem, and both stay', async () => {
  const pair = [
    route('/docs/Start', 'content/docs/v1/a.mdx'),
    route('/docs/start', 'content/docs/v1/b.mdx'),
  ];
  const { routes: unique, problems } = await uniqueRoutes({
    routes: pair,
    severity: 'error',
    locate,
  });
  expect(unique).toEqual(pair);
  expect(problems.map(({ message, file }) => [message, file])).toEqual([
    [
      'The routes "/docs/Start" and "/docs/start" are one file on macOS and Windows: content/docs/v1/a.mdx:3 and content/docs/v1/b.mdx:3.',
      'content/docs/v1/b.mdx',
    ],
  ]);
});

test('[V3] the site decides how much duplicates matter', async () => {
  const ignored = await uniqueRoutes({ routes, severity: 'ignore', locate });
  expect(ignored.problems).toEqual([]);
  const warned = await uniqueRoutes({ routes, severity: 'warn', locate });
  expect(warned.problems[0]?.severity).toBe('warning');
});
