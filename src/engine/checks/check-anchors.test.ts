import { describe, expect, it } from 'vitest';
import { check, DOC_A, link } from './checks-test-support.ts';

describe('broken anchors', () => {
  const checks = { brokenAnchors: 'warn' } as const;

  it('[V4] only warn, with the place and the near ids', () => {
    expect(
      check({
        checks,
        html: {
          '/docs/a': '<a href="/docs/b#setup">b</a>',
          '/docs/b': '<h2 id="set-up">Set up</h2>',
        },
        links: { [DOC_A]: [link('/docs/b#setup', 3)] },
      }),
    ).toEqual([
      {
        code: 'broken-anchor',
        severity: 'warning',
        message: 'The link "/docs/b#setup" leads to /docs/b, but nothing there has the id "setup".',
        hint: 'Similar ids on that page: #set-up.',
        file: DOC_A,
        line: 3,
        column: 3,
      },
    ]);
  });

  it('[V4] on the own page, behind a redirect and in other scripts they are looked up too', () => {
    const problems = check({
      checks,
      html: {
        '/docs/a': `<h2 id="größe">x</h2><a href="#gr%C3%B6%C3%9Fe">x</a><a href="#none">x</a>
          <a href="/old#title">x</a><a href="/old#none">x</a><a href="#">x</a><a href="#top">x</a>`,
      },
      redirects: [{ from: '/old', to: '/docs/b', file: 'r', line: 2 }],
    });
    expect(problems.map(({ message }) => message)).toEqual([
      'On /docs/a the link "#none" leads to /docs/a, but nothing there has the id "none".',
      'On /docs/a the link "/old#none" leads to /docs/b, but nothing there has the id "none".',
    ]);
  });

  it('[V4] a page that does not exist is not a broken anchor', () => {
    expect(check({ checks, html: { '/docs/a': '<a href="/gone#x">x</a>' } })).toEqual([]);
  });
});

it('near ids are named, nearest first and three at most; far ones are not', () => {
  const hint = (anchor: string, ids: string[]) => {
    const [problem] = check({
      html: {
        '/docs/a': `<a href="/docs/b#${anchor}">x</a>`,
        '/docs/b': ids.map((id) => `<h2 id="${id}">${id}</h2>`).join(''),
      },
      links: { [DOC_A]: [link(`/docs/b#${anchor}`, 3)] },
      checks: { brokenAnchors: 'error' },
    });
    return problem?.hint;
  };
  const nothing = 'Use the id of the heading that you mean, or remove the anchor.';
  expect(hint('define', ['defines', 'define-a-router', 'defined'])).toBe(
    'Similar ids on that page: #defines, #define-a-router, #defined.',
  );
  expect(hint('router', ['ruter', 'rotr', 'routers', 'outer', 'roten'])).toBe(
    'Similar ids on that page: #ruter, #routers, #outer.',
  );
  // Two edits are allowed for a short anchor, and a third of the letters for a long one.
  expect(hint('abc', ['axy'])).toBe('Similar ids on that page: #axy.');
  expect(hint('abc', ['xyz'])).toBe(nothing);
  expect(hint('abcdefghi', ['abcdefxyz'])).toBe('Similar ids on that page: #abcdefxyz.');
  expect(hint('abcdefghi', ['abcdewxyz'])).toBe(nothing);
  // Short words are part of many others.
  expect(hint('api', ['the-api-of-links'])).toBe(nothing);
});
