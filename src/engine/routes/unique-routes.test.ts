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

test('[V3] duplicate routes are problems that name both sources; the first stays', () => {
  const { routes: unique, problems } = uniqueRoutes({ routes, severity: 'error' });
  expect(unique.map(({ source }) => source.file)).toEqual([
    'content/docs/v1/a.mdx',
    'content/docs/v1/c.mdx',
  ]);
  expect(problems).toEqual([
    {
      code: 'duplicate-route',
      severity: 'error',
      message:
        'The route "/docs/a" has two sources: content/docs/v1/a.mdx and content/docs/v1/b.mdx.',
      hint: 'Give one of them another slug or another name.',
      file: 'content/docs/v1/b.mdx',
    },
    {
      code: 'duplicate-route',
      severity: 'error',
      message:
        'The route "/docs/c" has two sources: content/docs/v1/c.mdx and content/docs/v1/sidebar.ts (generated index).',
      hint: 'Give one of them another slug or another name.',
      file: 'content/docs/v1/sidebar.ts',
    },
  ]);
});

test('[V3] the site decides how much duplicates matter', () => {
  expect(uniqueRoutes({ routes, severity: 'ignore' }).problems).toEqual([]);
  expect(uniqueRoutes({ routes, severity: 'warn' }).problems[0]?.severity).toBe('warning');
});
