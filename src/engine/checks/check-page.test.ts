import { expect, test } from 'vitest';
import type { Route } from '#shared/route.ts';
import { testConfig } from '../blog/blog-test-support.ts';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import type { Site } from '../site.ts';
import { checkPage } from './check-page.ts';
import { readEmittedPage } from './read-emitted-page.ts';

const routes = [
  pageRoute('/'),
  docRoute('/docs/a', { title: 'A' }),
  docRoute('/docs/b', { title: 'B' }),
  docRoute('/docs/draft', { title: 'Draft' }),
];

const [, a, b, draft] = routes.map(({ page }) => page.head);

/** The head of the page `/docs/a`, with parts copied from another page. */
const headWith = (own: { title?: string | undefined; description?: string | undefined } = {}) =>
  `<title>${own.title ?? a?.title}</title><meta name="description" content="${own.description ?? a?.description}"><link rel="canonical" href="${a?.canonical}">`;

/** The dev server's report on the page `/docs/a` (or another) with this body; ids of other pages are looked up. */
async function checkA(
  body: string,
  head = headWith(),
  options: { path?: string; more?: Route[]; contents?: object; config?: object } = {},
) {
  const { path = '/docs/a', more = [], contents = {} } = options;
  const asked: string[] = [];
  const config = { ...testConfig(), ...options.config };
  const site = {
    config,
    routes: [...routes, ...more],
    redirects: [{ from: '/old', to: '/docs/b', file: 'content/redirects.tsv', line: 1 }],
    anchors: { old: [], lock: undefined },
    contents,
    drafts: new Map([['/docs/draft', 'content/docs/draft.mdx']]),
    damaged: new Set(),
  } as unknown as Site;
  const problems = await checkPage({
    site,
    page: readEmittedPage({
      path,
      html: `${head}<h1 id="top">A</h1>${body}`,
    }),
    idsOf: async (path) => {
      asked.push(path);
      return ['there'];
    },
    hasFile: (path) => path === '/logo.svg',
  });
  return { asked, problems: problems.map(({ code, message }) => `${code} ${message}`) };
}

test('a page that is well has no problems, and other pages are not drawn for it', async () => {
  const page = '<a href="/docs/b">b</a><img src="/logo.svg" alt="" width="1" height="1">';
  expect(await checkA(page)).toEqual({ asked: [], problems: [] });
});

test('anchors on other pages are looked for there, each page once, through redirects', async () => {
  const { asked, problems } = await checkA(
    '<a href="/docs/b#there">1</a><a href="/old#there">2</a><a href="/docs/b#gone">3</a><a href="#top">4</a><a href="/none#x">5</a><a href="https://other.example/#x">6</a>',
  );
  expect(asked).toEqual(['/docs/b']);
  expect(problems).toEqual([
    expect.stringMatching(/^broken-anchor .*gone/),
    expect.stringMatching(/^broken-link .*\/none/),
  ]);
});

test('a link to a draft leads nowhere once the site is published', async () => {
  const link = '<a href="/docs/draft">later</a>';
  const told = [expect.stringMatching(/^broken-link .*"\/docs\/draft" leads to a draft/)];
  const written = { file: 'content/docs/a.mdx', line: 3, href: '/docs/draft' };
  const contents = { 'content/docs/a.mdx': { links: [written] } };
  expect((await checkA(link, headWith(), { contents })).problems).toEqual(told);
  const footer = { columns: [{ title: 'Docs', links: [{ label: 'Later', href: '/docs/draft' }] }] };
  expect((await checkA(link, headWith(), { config: { footer } })).problems).toEqual(told);
  const lesson = { kind: 'lesson', head: a, guide: { title: 'Later', href: '/docs/draft' } };
  const source = { file: 'content/learn/a.mdx' };
  const more = [{ path: '/learn/a', page: lesson, source } as unknown as Route];
  const learned = await checkA(link, headWith(), { path: '/learn/a', more });
  expect(learned.problems).toEqual(expect.arrayContaining(told));
  const custom = await checkA(link, headWith(), { path: '/' });
  expect(custom.problems).toEqual(expect.arrayContaining(told));
});

test('a draft in the menus and lists of the site is no broken link: they leave it out later', async () => {
  const { problems } = await checkA('<nav><a href="/docs/draft">Draft</a></nav>');
  expect(problems).toEqual([]);
});

test('the problems of a draft are shown while it is written', async () => {
  const { problems } = await checkA('<h1>Again</h1>', headWith(), { path: '/docs/draft' });
  expect(problems).toContainEqual(expect.stringMatching(/^main-heading .*\/docs\/draft/));
});

test('files, images, headings and links are looked at as in a build', async () => {
  const { problems } = await checkA(
    '<h1>Again</h1><p id="top"></p><a href="/docs/b"></a><img src="/gone.svg" width="1" height="1">',
  );
  expect(problems.map((it) => it.split(' ')[0]).sort()).toEqual([
    'duplicate-id',
    'image-without-alt',
    'link-without-text',
    'main-heading',
    'missing-asset',
  ]);
});

test('a page without a title is reported', async () => {
  const { problems } = await checkA('', headWith({ title: '' }));
  expect(problems).toEqual(['missing-title The page /docs/a has no title.']);
});

test('pages that have the same title or description are named', async () => {
  const same = await checkA('', headWith({ title: b?.title }));
  expect(same.problems).toEqual([expect.stringMatching(/^duplicate-title .*\/docs\/b/)]);
  const described = await checkA('', headWith({ description: b?.description }));
  expect(described.problems).toEqual([expect.stringMatching(/^duplicate-description .*\/docs\/b/)]);
});

test('pages that are alike among themselves are reported only on their own pages', async () => {
  const more = [docRoute('/docs/c', { title: 'B' })];
  expect((await checkA('', headWith(), { more })).problems).toEqual([]);
});

test('a page that is kept out of search engines may have the same title', async () => {
  const more = [docRoute('/docs/c', { title: 'A', head: { robots: 'noindex' } })];
  expect((await checkA('', headWith(), { more })).problems).toEqual([]);
});

test('a draft may have the same title as long as it is not published', async () => {
  expect((await checkA('', headWith({ title: draft?.title }))).problems).toEqual([]);
});
