import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { createTask } from '../compile/compile-task.ts';
import { noHistory } from '../docs/read-git-history.ts';
import { loadSite } from '../load-site.ts';
import { contentPlaces } from '../routes/content-places.ts';
import type { Site } from '../site.ts';
import { checkAll } from './check-all.ts';
import { readEmittedPage } from './read-emitted-page.ts';

/**
 * Each mistake of the fixture sites is found, at its place. Pages are rendered with minimal markup.
 */
let compile: Awaited<ReturnType<typeof createTask>>;

beforeAll(async () => {
  compile = await createTask();
}, 30_000);

async function load(name: string) {
  const root = fileURLToPath(new URL(`../../../tests/sites/${name}`, import.meta.url));
  return loadSite({
    root,
    mode: 'production',
    history: noHistory,
    compile: (input) => compile({ root, ...input }),
  });
}

function emit(site: Site, { page, path }: Route) {
  const compiled = (key: string) => site.contents[key];
  const links = contentPlaces({ page, compiled }).map(({ href }) => `<a href="${href}">x</a>`);
  const toc = 'toc' in page ? page.toc.map(({ id }) => `<h2 id="${id}">x</h2>`) : [];
  const html = `<title>${page.head.title}</title><h1>x</h1>${[...toc, ...links].join('')}`;
  return readEmittedPage({ path, html });
}

const found = (problems: Problem[]) =>
  problems.map(({ code, file, line }) => [code, file, line].filter(Boolean).join(' '));

describe('broken-links', () => {
  it('[V2] links to files that do not exist and to drafts fail when the content is read', async () => {
    const { problems } = await load('broken-links');
    expect(found(problems)).toEqual([
      'broken-markdown-link content/docs/v1/start.mdx 12',
      'broken-markdown-link content/docs/v1/start.mdx 14',
    ]);
    expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
    expect(problems[0]?.message).toContain('"./gone.mdx"');
  });

  it('[V1] [V4] everything else is found in the pages, each place once', async () => {
    const { site } = await load('broken-links');
    const pages = site.routes.map((route) => emit(site, route));
    const problems = checkAll({ site, pages, files: new Set() }).filter(({ code }) =>
      /^(broken|redirect)-/.test(code),
    );
    expect(
      problems.map(({ severity, message, file, line }) => `${severity} ${file}:${line} ${message}`),
    ).toEqual([
      'error content/docs/v1/_shared.mdx:1 The link "/nowhere-at-all" leads nowhere: there is no page, file or redirect at /nowhere-at-all.',
      'error content/docs/v1/start.mdx:10 The link "/docs/guides" leads nowhere: there is no page, file or redirect at /docs/guides.',
      'error content/docs/v1/start.mdx:14 The link "/docs/soon" leads to a draft: content/docs/v1/soon.mdx has the address /docs/soon but is not published.',
      'warning content/docs/v1/start.mdx:16 The link "./guide.mdx#secnd" leads to /docs/guide, but nothing there has the id "secnd".',
      'error content/redirects.tsv:2 "/docs/old" takes 2 steps: /docs/old -> /docs/guide -> /docs.',
      'error content/redirects.tsv:3 "/docs/older" takes 3 steps: /docs/older -> /docs/old -> /docs/guide -> /docs.',
      'error content/redirects.tsv:4 "/docs/dead" leads to "/docs/giude", but there is no page at /docs/giude.',
      'error content/redirects.tsv:5 "/docs/guide" is redirected, but /docs/guide is a page (content/docs/v1/guide.mdx): nobody could reach it.',
      'error content/redirects.tsv:6 "/docs/round" leads to "/docs/trip" and from there back: nobody would ever arrive.',
      'error content/redirects.tsv:7 "/docs/trip" leads to "/docs/round" and from there back: nobody would ever arrive.',
    ]);
  });
});

it('[V3] duplicate-routes: two docs, and a doc and a page', async () => {
  const { problems } = await load('duplicate-routes');
  expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
    'error The route "/docs/same" has two sources: content/docs/v1/one.mdx:2 and content/docs/v1/two.mdx:2.',
    'error The route "/docs/topic" has two sources: content/docs/v1/topic.mdx:1 and content/pages/docs/topic.tsx:1.',
  ]);
});

it('[V5] [V6] bad-content: every mistake is reported in one run, at its place', async () => {
  const { problems } = await load('bad-content');
  expect([...new Set(found(problems))]).toEqual([
    'author-unknown content/blog/2025-01-01-author.mdx 4',
    'sidebar-missing content/docs/v1/sidebar.ts',
    'unknown-admonition content/docs/v2/admonition.mdx 3',
    'mdx-syntax content/docs/v2/bad-expression.mdx 3',
    'unknown-component content/docs/v2/component.mdx 3',
    'front-matter-invalid content/docs/v2/front-matter.mdx 3',
    'front-matter-invalid content/docs/v2/front-matter.mdx 4',
    'image-not-found content/docs/v2/image.mdx 3',
    'unknown-language content/docs/v2/language.mdx 3',
    'sidebar-doc-not-found content/docs/v2/sidebar.ts 4',
    'doc-in-two-sidebars content/docs/v2/sidebar.ts 5',
    'mdx-syntax content/docs/v2/unclosed-tag.mdx 5',
    'page-without-default-export content/pages/without-export.tsx',
    'sidebar-not-found site.config.ts 11',
  ]);
  const withoutFrame = problems.filter(({ line, frame }) => line !== undefined && !frame);
  expect(withoutFrame).toEqual([]);
});

it('[V5] bad-config: every mistake of the config is reported in one run', async () => {
  const { problems } = await load('bad-config');
  expect(found(problems)).toEqual([
    'config-invalid site.config.ts 6',
    'config-invalid site.config.ts 7',
    'config-invalid site.config.ts 11',
    'navbar-item-unknown site.config.ts 16',
    'config-invalid site.config.ts 20',
  ]);
});

it('[V5] empty-site: a site without pages is a mistake', async () => {
  const { problems } = await load('empty-site');
  expect(found(problems)).toEqual(['empty-site site.config.ts']);
});

it('[P9] blog-only: a site may be a blog and nothing else', async () => {
  const { site, problems } = await load('blog-only');
  expect(problems).toEqual([]);
  const pages = site.routes.map((route) => emit(site, route));
  const broken = checkAll({ site, pages, files: new Set() }).filter(({ code }) =>
    code.startsWith('broken-'),
  );
  expect(broken).toEqual([]);
  const list = site.routes.find(({ path }) => path === '/blog')?.page;
  expect(list?.kind === 'blog-list' && list.posts[0]?.excerpt.links).toEqual({
    '../2024-01-01-first.mdx': '/blog/the-first',
    '#the-long-part': '/blog/third#the-long-part',
  });
});
