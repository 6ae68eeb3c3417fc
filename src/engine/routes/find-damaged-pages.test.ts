import { expect, it } from 'vitest';
import type { Problem } from '#shared/problem.ts';
import { check, DOC_A, link } from '../checks/checks-test-support.ts';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import { findDamagedPages } from './find-damaged-pages.ts';

const routes = [pageRoute('/'), docRoute('/docs/a'), docRoute('/docs/b')];
const [, a] = routes;
const problem = (code: string, file: string): Problem => ({
  code,
  severity: 'error',
  message: '',
  file,
});

it('a page is damaged if its own file or a partial hides text, not if a link is wrong', () => {
  const file = a?.source.file ?? '';
  const contents = { [file]: { dependencies: ['content/docs/_part.mdx'] } };
  const find = (...problems: Problem[]) => [...findDamagedPages({ routes, contents, problems })];
  expect(find(problem('empty-page', file))).toEqual(['/docs/a']);
  expect(find(problem('broken-link', file), problem('mdx-syntax', 'content/x.mdx'))).toEqual([]);
});

it('[V5] links into a page that cannot be read whole are no mistakes', () => {
  const site: Omit<Parameters<typeof check>[0], 'damaged'> = {
    checks: { brokenAnchors: 'error', publishedAnchors: 'error', redirects: 'error' },
    html: { '/docs/a': '<i id="old"></i><a href="/docs/b#gone">b</a>' },
    links: { [DOC_A]: [link('/docs/b#gone', 3)] },
    redirects: [{ from: '/old', to: '/docs/b#gone', file: 'r', line: 2 }],
    old: ['/docs/a\told\t/docs/b#gone'],
    lock: ['/#title', '/docs/a#title', '/docs/a#old', '/docs/b#title', '/docs/b#gone'],
  };
  const codes = (damaged: string[]) =>
    check({ ...site, damaged })
      .map(({ code }) => code)
      .sort();
  expect(codes([])).toEqual([
    'anchor-lost',
    'anchor-target-missing',
    'broken-anchor',
    'redirect-anchor',
  ]);
  expect(codes(['/docs/b'])).toEqual([]);
});
