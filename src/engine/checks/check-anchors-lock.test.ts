import { expect, it } from 'vitest';
import type { PageData } from '#shared/page-data.ts';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import { findNewAnchors } from './check-anchors-lock.ts';
import { check } from './checks-test-support.ts';
import { readEmittedPage } from './read-emitted-page.ts';

const checks = { publishedAnchors: 'error' } as const;
const titles = ['/#title', '/docs/a#title', '/docs/b#title'];

it('several new sections are counted, and three of them named', () => {
  const html = { '/docs/a': '<h2 id="x"></h2><h2 id="y"></h2><h2 id="z"></h2>' };
  const message = (lock: string[]) => check({ checks, html, lock })[0]?.message;
  expect(message([...titles, '/docs/a#z'])).toBe(
    '2 sections are not in content/anchors.lock yet: "/docs/a#x" and "/docs/a#y".',
  );
  expect(message(titles.slice(1))).toBe(
    '4 sections are not in content/anchors.lock yet: "/#title", "/docs/a#x", "/docs/a#y" and 1 more.',
  );
});

it('an old id is new too, until the lock file has it', () => {
  const old = ['/docs/a\told\t#title'];
  const problems = check({ checks, old, lock: titles });
  expect(problems.map(({ message }) => message)).toEqual([
    'One section is not in content/anchors.lock yet: "/docs/a#old".',
  ]);
});

it('sections that come and go with the packages, or that nobody links to, are not kept', () => {
  const doc = docRoute('/doc');
  const kinds = ['api-entry', 'api-changes', 'doc-changes'] as const;
  const routes = [
    doc,
    pageRoute('/404', { notFound: true }),
    ...kinds.map((kind) => ({
      ...docRoute(`/${kind}`),
      page: { ...doc.page, kind } as unknown as PageData,
    })),
  ];
  const pages = [...routes.map(({ path }) => path), '/of-no-route'].map((path) =>
    readEmittedPage({ path, html: '<h2 id="section">Section</h2>' }),
  );
  expect(findNewAnchors({ routes, pages, anchors: { old: [], lock: undefined } })).toEqual([
    '/doc#section',
  ]);
});

it('a lost section on a page without any other names what to look for', () => {
  const [problem] = check({
    checks,
    mainHeading: { '/docs/a': '<p>No headings</p>' },
    lock: ['/#title', '/docs/a#gone', '/docs/b#title'],
  });
  expect(problem?.hint).toContain('"/docs/a\tgone\t#id-of-that-section"');
  expect(problem?.hint).toContain('The sections of the page: none.');
});
