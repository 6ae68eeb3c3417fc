import { describe, expect, it } from 'vitest';
import type { ContentLink } from '#shared/content.ts';
import type { Redirect, Route } from '#shared/route.ts';
import { testConfig } from '../blog/blog-test-support.ts';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import { checkAll } from './check-all.ts';
import { readEmittedPage } from './read-emitted-page.ts';

type Checks = ReturnType<typeof testConfig>['checks'];

interface Case {
  /** Body of each page; pages that are left out hold only their heading. */
  html?: Record<string, string>;
  head?: Record<string, string>;
  routes?: Route[];
  links?: Record<string, ContentLink[]>;
  redirects?: Redirect[];
  files?: string[];
  drafts?: Record<string, string>;
  checks?: Partial<Checks>;
  baseUrl?: string;
}

const ROUTES = [pageRoute('/'), docRoute('/docs/a'), docRoute('/docs/b')];

/** Everything is ignored but what a test asks for. */
const SILENT: Checks = {
  brokenLinks: 'ignore',
  brokenMarkdownLinks: 'error',
  brokenAnchors: 'ignore',
  duplicateRoutes: 'ignore',
  missingAssets: 'ignore',
  redirects: 'ignore',
  metadata: 'ignore',
  canonicals: 'ignore',
  structure: 'ignore',
  images: 'ignore',
  orphans: 'ignore',
  samples: 'ignore',
};

function check(input: Case) {
  const { html = {}, head = {}, routes = ROUTES, links = {}, redirects = [], files = [] } = input;
  const config = testConfig();
  const pages = routes.map(({ path, page }) =>
    readEmittedPage({
      path,
      html: `<title>${page.head.title}</title><meta name="description" content="${page.head.description}">
        <link rel="canonical" href="${page.head.canonical}">${head[path] ?? ''}
        <h1 id="title">${path}</h1>${html[path] ?? ''}`,
    }),
  );
  return checkAll({
    site: {
      config: {
        ...config,
        baseUrl: input.baseUrl ?? '/',
        checks: { ...SILENT, ...input.checks },
      },
      routes,
      redirects,
      contents: Object.fromEntries(Object.entries(links).map(([key, links]) => [key, { links }])),
      drafts: new Map(Object.entries(input.drafts ?? {})),
    },
    pages,
    files: new Set(files),
  });
}

const A = 'content/docs/a.mdx';
const link = (href: string, line: number, file = A): ContentLink => ({
  href,
  file,
  line,
  column: 3,
});

describe('broken links', () => {
  const checks = { brokenLinks: 'error' } as const;

  it('[V1] a link of the content is reported at its line, with the nearest page', () => {
    expect(
      check({
        checks,
        html: { '/docs/a': '<a href="/docs/bb">b</a>' },
        links: { [A]: [link('/docs/bb', 7)] },
      }),
    ).toEqual([
      {
        code: 'broken-link',
        severity: 'error',
        message:
          'The link "/docs/bb" leads nowhere: there is no page, file or redirect at /docs/bb.',
        hint: 'Did you mean /docs/b or /docs/a?',
        file: A,
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
        [A]: [link('/x', 7), link('/x', 2, 'content/docs/_part.mdx')],
        'content/docs/b.mdx': [link('/x', 2, 'content/docs/_part.mdx')],
      },
    });
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/docs/_part.mdx:2',
      'content/docs/a.mdx:7',
    ]);
  });

  it('[V1] a link whose address was resolved is found by what was written', () => {
    const route = docRoute('/docs/a', { links: { './gone.mdx': '/docs/gone' } });
    const [problem] = check({
      checks,
      routes: [route],
      html: { '/docs/a': '<a href="/docs/gone">gone</a>' },
      links: { [A]: [link('./gone.mdx', 9)] },
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
    const routes = ['/a', '/b', '/c', '/d', '/e'].map((path) => pageRoute(path));
    const html = Object.fromEntries(routes.map(({ path }) => [path, '<a href="/zzz">z</a>']));
    const problems = check({ checks, routes, html });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toBe(
      'On 5 pages (/a is one) the link "/zzz" leads nowhere: there is no page, file or redirect at /zzz.',
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
      links: { [A]: [link('/docs/soon', 4)] },
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

  it('[V2] a link to a file that does not exist was reported before and is not reported again', () => {
    const input = {
      html: { '/docs/a': '<a href="./gone.mdx">gone</a>' },
      links: { [A]: [link('./gone.mdx', 9)] },
    };
    expect(check({ ...input, checks })).toEqual([]);
    expect(check({ ...input, checks: { ...checks, brokenMarkdownLinks: 'ignore' } })).toHaveLength(
      1,
    );
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
        links: { [A]: [link('/docs/b#setup', 3)] },
      }),
    ).toEqual([
      {
        code: 'broken-anchor',
        severity: 'warning',
        message: 'The link "/docs/b#setup" leads to /docs/b, but nothing there has the id "setup".',
        hint: 'Near ones on that page: #set-up.',
        file: A,
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

describe('what search engines and screen readers see', () => {
  it('[M1] titles and descriptions that two pages of a version share', () => {
    const same = { title: 'Same', head: { description: 'Same.' } };
    const v10 = { name: '10.x', path: '/docs/v10' };
    const problems = check({
      checks: { metadata: 'warn' },
      routes: [
        docRoute('/docs/a', same),
        docRoute('/docs/b', same),
        docRoute('/docs/v10/a', { ...same, version: v10 }),
        docRoute('/docs/c', { ...same, head: { description: '' } }),
      ],
    });
    expect(problems.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'duplicate-description: /docs/a has the same description as /docs/b: "Same.".',
      'duplicate-title: /docs/a has the same title as /docs/b, /docs/c: "Same | Fixture".',
      'missing-description: The page /docs/c has no description.',
    ]);
  });

  it('[M1] canonical addresses that are no pages', () => {
    const canonicals = ['https://example.com/docs/gone', 'https://other.example/', '/docs/a', ''];
    const routes = canonicals.map((canonical, index) =>
      docRoute(`/docs/${index}`, { head: { canonical } }),
    );
    const problems = check({ checks: { canonicals: 'error' }, routes });
    expect(problems.map(({ message }) => message)).toEqual([
      'The page /docs/0 names "https://example.com/docs/gone" as its canonical address, which is no page of this site.',
      'The page /docs/1 names "https://other.example/" as its canonical address, which is no page of this site.',
      'The page /docs/2 names "/docs/a" as its canonical address, which is not absolute.',
      'The page /docs/3 names no canonical address.',
    ]);
  });

  it('[M1] pages that are kept out of search engines need nothing of that', () => {
    const hidden = docRoute('/docs/a', { title: 'Same', head: { canonical: '' } });
    const problems = check({
      checks: { canonicals: 'error', metadata: 'warn' },
      routes: [hidden, docRoute('/docs/b', { title: 'Same' })],
      head: { '/docs/a': '<meta name="robots" content="noindex">' },
    });
    expect(problems).toEqual([]);
  });

  it('main headings, ids that stand twice, links without text', () => {
    const problems = check({
      checks: { structure: 'warn' },
      html: {
        '/docs/a': '<h1>Second</h1>',
        '/docs/b': '<p id="title"></p><a href="/docs/a"><svg></svg></a>',
      },
    });
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'content/docs/a.mdx: The page /docs/a has 2 headings of level 1: "/docs/a", "Second".',
      'content/docs/b.mdx: On /docs/b more than one element has the id "title".',
      'content/docs/b.mdx: On /docs/b the link to "/docs/a" has no text.',
    ]);
  });

  it('images without text or size, and files that are not there', () => {
    const problems = check({
      checks: { images: 'warn', missingAssets: 'error' },
      html: {
        '/docs/a': '<img src="/assets/gone.png"><img src="/a.png" alt="" width="1" height="1">',
      },
      files: ['a.png'],
    });
    expect(problems.map(({ code, severity, message }) => [code, severity, message])).toEqual([
      [
        'image-without-alt',
        'warning',
        'On /docs/a the image "/assets/gone.png" has no "alt" text.',
      ],
      [
        'image-without-size',
        'warning',
        'On /docs/a the image "/assets/gone.png" has no width and height.',
      ],
      [
        'missing-asset',
        'error',
        'The page /docs/a asks for "/assets/gone.png", which is not in the output.',
      ],
    ]);
  });

  it('docs that nobody can find; links from another version do not count', () => {
    const v10 = { name: '10.x', path: '/docs/v10' };
    const problems = check({
      checks: { orphans: 'warn' },
      routes: [
        pageRoute('/'),
        docRoute('/docs/a'),
        docRoute('/docs/b'),
        docRoute('/docs/c', { unlisted: true }),
        docRoute('/docs/v10/b', { version: v10 }),
      ],
      html: {
        '/': '<a href="/docs/a">a</a><a href="/docs/v10/b">old</a>',
        '/docs/b': '<a href="/docs/b#x">self</a>',
        '/docs/v10/b': '<a href="/docs/b">b</a>',
      },
    });
    expect(problems.map(({ message }) => message)).toEqual([
      'The doc /docs/b is in no sidebar and no page links to it.',
    ]);
  });

  it('[P8] redirects are checked with the rendered pages, with the severity of the site', () => {
    const problems = check({
      checks: { redirects: 'warn' },
      redirects: [{ from: '/old', to: '/docs/a#gone', file: 'content/redirects.tsv', line: 2 }],
    });
    expect(problems).toMatchObject([{ code: 'redirect-anchor', severity: 'warning', line: 2 }]);
  });
});
