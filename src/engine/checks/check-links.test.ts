import { describe, expect, it } from 'vitest';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import { check, DOC_A, link } from './checks-test-support.ts';

describe('broken links', () => {
  const checks = { brokenLinks: 'error' } as const;

  it('[V1] a link of the content is reported at its line, with the nearest page', () => {
    expect(
      check({
        checks,
        html: { '/docs/a': '<a href="/docs/bb">b</a>' },
        links: { [DOC_A]: [link('/docs/bb', 7)] },
      }),
    ).toEqual([
      {
        code: 'broken-link',
        severity: 'error',
        message:
          'The link "/docs/bb" leads nowhere: there is no page, file or redirect at /docs/bb.',
        hint: 'Did you mean /docs/b or /docs/a?',
        file: DOC_A,
        line: 7,
        column: 3,
      },
    ]);
  });

  it('[V1] every place of it is reported, and each once, also where a partial brings it', () => {
    const problems = check({
      checks,
      html: {
        '/docs/a': '<a href="/x">x</a><a href="/x">x</a>',
        '/docs/b': '<a href="/x">x</a>',
      },
      links: {
        [DOC_A]: [link('/x', 7), link('/x', 2, 'content/docs/_part.mdx')],
        'content/docs/b.mdx': [link('/x', 2, 'content/docs/_part.mdx')],
      },
    });
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/docs/_part.mdx:2',
      'content/docs/a.mdx:7',
    ]);
  });

  it('[V1] a bad link written in two ways is reported at both, and good ones beside it nowhere', () => {
    const problems = check({
      checks,
      html: { '/docs/a': '<a href="/x">1</a><a href="/x/">2</a><a href="/docs/b">3</a>' },
      links: {
        [DOC_A]: [
          link('/docs/b', 1),
          link('https://other.example/x', 2),
          link('/x', 3),
          link('/x/', 4),
        ],
      },
    });
    expect(problems.map(({ message, line }) => `${line}: ${message.slice(0, 14)}`)).toEqual([
      '3: The link "/x" ',
      '4: The link "/x/"',
    ]);
  });

  it('[V1] a link whose address was resolved is found by what was written', () => {
    const route = docRoute('/docs/a', { links: { './gone.mdx': '/docs/gone' } });
    const [problem] = check({
      checks,
      routes: [route],
      html: { '/docs/a': '<a href="/docs/gone">gone</a>' },
      links: { [DOC_A]: [link('./gone.mdx', 9)] },
    });
    expect(problem).toMatchObject({
      message:
        'The link "./gone.mdx" leads nowhere: there is no page, file or redirect at /docs/gone.',
      line: 9,
    });
  });

  it('[V1] a link that is not in the content is reported at the page', () => {
    const [problem] = check({ checks, html: { '/': '<a href="/gone">gone</a>' } });
    expect(problem).toEqual({
      code: 'broken-link',
      severity: 'error',
      message: 'On / the link "/gone" leads nowhere: there is no page, file or redirect at /gone.',
      hint: "Correct the link, write the page, or add the address to content/redirects.tsv. It is not in the page's content: look in the page's component, the layout, the navbar, the footer or the sidebar.",
      file: 'content/pages/.tsx',
    });
  });

  it('[V1] a link that many pages share is reported once, as one of the layout', () => {
    const onPages = (paths: string[]) =>
      check({
        checks,
        routes: paths.map((path) => pageRoute(path)),
        html: Object.fromEntries(paths.map((path) => [path, '<a href="/zzz">z</a>'])),
      });
    expect(onPages(['/a', '/b', '/c'])).toHaveLength(3);
    const problems = onPages(['/a', '/b', '/c', '/d']);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toBe(
      'On 4 pages (/a is one) the link "/zzz" leads nowhere: there is no page, file or redirect at /zzz.',
    );
    expect(problems[0]?.hint).toContain(
      'It is in the layout, the navbar, the footer or the sidebar.',
    );
    expect(problems[0]?.file).toBeUndefined();
  });

  it('[V1] a link to a draft says so', () => {
    const [problem] = check({
      checks,
      html: { '/docs/a': '<a href="/docs/soon">soon</a>' },
      links: { [DOC_A]: [link('/docs/soon', 4)] },
      drafts: { '/docs/soon': 'content/docs/soon.mdx' },
    });
    expect(problem).toMatchObject({
      message:
        'The link "/docs/soon" leads to a draft: content/docs/soon.mdx has the address /docs/soon but is not published.',
      hint: 'Remove "draft: true" from its front matter, or the link.',
    });
  });

  it('[V1] pages, files, redirects and outside addresses are no problem', () => {
    const hrefs = [
      '/docs/b',
      '/docs/b/',
      '/docs/b.html',
      '/docs/b?x=1#title',
      '#title',
      'b',
      '/assets/a.png',
      '/blog/rss.xml',
      '/old',
      '/old/x/y',
      'https://example.com/docs/b',
      'https://other.example/nowhere',
      'mailto:a@example.com',
    ];
    expect(
      check({
        checks,
        html: { '/docs/a': hrefs.map((href) => `<a href="${href}">x</a>`).join('') },
        files: ['assets/a.png', 'blog/rss.xml'],
        redirects: [
          { from: '/old', to: '/docs/b', file: 'r', line: 2 },
          { from: '/old/*', to: '/docs/*', file: 'r', line: 3 },
        ],
      }),
    ).toEqual([]);
  });

  it('[V1] the own origin is checked like a path, and case counts', () => {
    const html = '<a href="https://example.com/docs/B">b</a>';
    expect(check({ checks, html: { '/docs/a': html } })[0]?.message).toContain(
      'leads nowhere: there is no page, file or redirect at /docs/B.',
    );
  });

  it('[V1] the base URL does not count', () => {
    const html = { '/docs/a': '<a href="/base/docs/b">b</a><a href="/base/docs/c">c</a>' };
    const problems = check({ checks, html, baseUrl: '/base/' });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain('redirect at /docs/c.');
  });

  it('[V1] below a base URL too, a link of the content is reported at its line', () => {
    expect(
      check({
        checks,
        html: { '/docs/a': '<a href="/base/gone">gone</a>' },
        links: { [DOC_A]: [link('/gone', 9)] },
        baseUrl: '/base/',
      }),
    ).toMatchObject([{ code: 'broken-link', file: DOC_A, line: 9 }]);
  });

  it('[V2] a link to a file that does not exist was reported before and is not reported again', () => {
    const input = {
      html: { '/docs/a': '<a href="./gone.mdx">gone</a>' },
      links: { [DOC_A]: [link('./gone.mdx', 9)] },
    };
    expect(check({ ...input, checks })).toEqual([]);
    expect(check({ ...input, checks: { ...checks, brokenMarkdownLinks: 'ignore' } })).toHaveLength(
      1,
    );
  });

  it('[V1] a link with the own origin is reported at its line: only relative links were checked before', () => {
    const href = 'https://example.com/gone';
    expect(
      check({
        checks,
        html: { '/docs/a': `<a href="${href}">gone</a>` },
        links: { [DOC_A]: [link(href, 9)] },
      }),
    ).toMatchObject([{ code: 'broken-link', file: DOC_A, line: 9 }]);
  });

  it('[V1] a site may make it a warning, or ignore it', () => {
    const html = { '/': '<a href="/gone">gone</a>' };
    expect(check({ html, checks: { brokenLinks: 'warn' } })[0]?.severity).toBe('warning');
    expect(check({ html, checks: { brokenLinks: 'ignore' } })).toEqual([]);
  });

  it('[V1] 3,000 pages with the same broken link outside of their content give one problem', () => {
    const routes = Array.from({ length: 3000 }, (_, index) => docRoute(`/docs/page-${index}`));
    const navigation = routes.slice(0, 40).map(({ path }) => `<a href="${path}">x</a>`);
    const html = Object.fromEntries(
      routes.map(({ path }) => [path, `${navigation.join('')}<a href="/docs/gone">g</a>`]),
    );
    expect(check({ routes, html, checks })).toHaveLength(1);
  });
});
