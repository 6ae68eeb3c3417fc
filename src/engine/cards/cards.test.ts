import { setImmediate } from 'node:timers/promises';
import { imageSize } from 'image-size';
import { beforeAll, expect, test } from 'vitest';
import { pagesConfigSchema } from '#schema/page-config.ts';
import type { DocPage, PageData } from '#shared/page-data.ts';
import type { Route } from '#shared/route.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { docRoute } from '../outputs/output-test-support.ts';
import { projectRoot } from '../project-root.ts';
import { memoryCache } from '../testing/memory-cache.ts';
import { type Card, cardOf } from './card.ts';
import { TITLE_SIZES } from './card-layout.ts';
import { type CardPainter, createCardPainter } from './card-painter.ts';
import { drawCards } from './draw-cards.ts';

const shell = { title: 'Fixture', url: 'https://example.com' };
const card: Card = {
  site: 'Fixture',
  title: 'Routers',
  description: 'Name procedures.',
  section: ['Docs'],
  host: 'example.com',
};

let painter: CardPainter;
beforeAll(async () => {
  painter = await createCardPainter({ siteRoot: projectRoot, config: { favicon: '/favicon.svg' } });
});

test('[M1] the card of a docs page has its title, description, the way to it and its version', () => {
  const { page } = docRoute('/docs/server/routers', {
    title: 'Routers',
    head: { description: 'Name procedures.' },
  });
  const breadcrumbs = [{ label: 'Server' }, { label: 'Routers', href: page.path }];
  const { docs } = page as DocPage;
  const inServer = { ...page, docs: { ...docs, breadcrumbs } } as PageData;
  expect(cardOf({ shell, page: inServer })).toEqual({
    site: 'Fixture',
    title: 'Routers',
    description: 'Name procedures.',
    section: ['Docs', 'Server'],
    version: { label: docs.version.label, isLast: true },
    host: 'example.com',
  });
});

test.each([
  ['a short title', 'RPC'],
  ['a title of many lines', 'Everything about subscriptions over WebSockets and more. '.repeat(8)],
  ['one long word', 'CreateReactQueryHooks'.repeat(8)],
  ['emoji and other scripts', '🎉 日本語 العربية Привет'],
  ['what markup is made of', '<Tabs> & "links"'],
  ['nothing', ''],
])('[M1] %s gives a PNG of 1200 by 630 below 60 kB', async (_name, title) => {
  const version = { label: '10.x', isLast: false };
  const png = await painter.draw({ ...card, title, version });
  expect(imageSize(png)).toMatchObject({ type: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(60_000);
});

test('[M1] a title steps down in size before it is cut', async () => {
  const titles = [
    'Quickstart',
    'Define your procedures',
    'TypeScript performance lessons while refactoring for v10',
    'Everything about subscriptions over WebSockets and more. '.repeat(8),
  ];
  const sizes = await Promise.all(titles.map(painter.titleSizeOf));
  expect(sizes[0]).toBe(TITLE_SIZES[0]);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(sizes[2]).toBeLessThan(sizes[1] ?? 0);
  expect(sizes[3]).toBe(TITLE_SIZES.at(-1));
});

test('[M1] the description is on the card', async () => {
  const [without, short, long] = await Promise.all(
    ['', 'Name procedures.', 'Name procedures. '.repeat(40)].map((description) =>
      painter.draw({ ...card, description }),
    ),
  );
  expect(short?.length).toBeGreaterThan(without?.length ?? 0);
  expect(long?.length).toBeGreaterThan(short?.length ?? 0);
  expect(long?.length).toBeLessThan(60_000);
});

test('[M1] a demonstration takes the place of the description', async () => {
  const file = { name: 'a.ts', lines: ['const a = 1;', '  a;'], end: 'a' };
  const demo = { server: file, client: { ...file, name: 'b.ts' }, error: 'No.' };
  const { page } = docRoute('/');
  const home = { ...page, kind: 'custom', module: 'index.tsx', cardDemo: demo } as PageData;
  expect(cardOf({ shell, page: home }).demo).toEqual(demo);
  const draw = (error: string) => painter.draw({ ...card, demo: { ...demo, error } });
  const [first, same, other, plain] = await Promise.all([
    draw('No.'),
    draw('No.'),
    draw('A longer message of the compiler.'),
    painter.draw(card),
  ]);
  expect(first).toEqual(same);
  expect(first).not.toEqual(other);
  expect(first).not.toEqual(plain);
  expect(imageSize(first ?? new Uint8Array())).toMatchObject({ width: 1200, height: 630 });
});

test('[M1] a card that was drawn is not drawn again, until its words change', async () => {
  const cache = memoryCache();
  const draw = (title: string) =>
    drawRoutes([withDrawnCard(docRoute('/docs/a', { title }))], cache);
  const first = await draw('A');
  expect(first).toMatchObject({ drawn: 1, problems: [] });
  const second = await draw('A');
  expect(second.drawn).toBe(0);
  expect(second.files.get('social/docs/a.png')).toEqual(first.files.get('social/docs/a.png'));
  expect((await draw('B')).drawn).toBe(1);
});

test('[M1] a page with a picture of its own gets no card', async () => {
  const image = { href: 'https://example.com/own.png', alt: 'Own' };
  const drawn = await drawRoutes([docRoute('/docs/a', { head: { image } })], memoryCache());
  expect(drawn.files.size).toBe(0);
});

test('[M1] a failure names the first page, how many more, the reason, and a way out', async () => {
  const failing: CardPainter = {
    ...painter,
    async draw({ title }) {
      // The first page's card fails last, because several are drawn at once.
      if (title === 'First') await setImmediate();
      throw new Error('The font cannot be read.');
    },
  };
  const routes = [docRoute('/docs/a', { title: 'First' }), docRoute('/docs/b')].map(withDrawnCard);
  const { problems } = await drawRoutes(routes, memoryCache(), failing);
  expect(problems).toEqual([
    {
      code: 'card-failed',
      severity: 'error',
      message: 'The social card of /docs/a and 1 more could not be drawn: The font cannot be read.',
      hint: 'Name a picture in the "image" of the page, or one for all pages in "socialCard" of site.config.ts.',
      file: 'content/docs/a.mdx',
    },
  ]);
});

test('[M1] the wire of a card ends at a word of its code', () => {
  const cardDemo = {
    server: { name: 'server.ts', lines: ['const one = 1;'], end: 'one' },
    client: { name: 'client.ts', lines: ['one.two();'], end: 'three' },
    error: 'It has no two.',
  };
  const page = { title: 'Home', description: 'What it is.', cardDemo };
  expect(pagesConfigSchema.safeParse({ '/': page }).error?.issues).toEqual([
    expect.objectContaining({
      path: ['/', 'cardDemo', 'client', 'end'],
      message: 'The word is in no line of the code.',
    }),
  ]);
});

function withDrawnCard(route: Route): Route {
  const image = { href: `https://example.com/social${route.path}.png`, alt: '' };
  return { ...route, page: { ...route.page, head: { ...route.page.head, image } } };
}

function drawRoutes(routes: Route[], cache: ContentCache, by: CardPainter = painter) {
  const config = { url: 'https://example.com', baseUrl: '/' };
  return drawCards({ site: { config, shell, routes }, siteRoot: '', cache, painter: by });
}
