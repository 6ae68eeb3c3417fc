import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { neighborsOf, startFetchAhead } from './likely-links.ts';
import { openPage } from './router-test-support.ts';

test.each([
  ['c', ['d', 'b', 'e', 'a']],
  ['a', ['b', 'c']],
  ['e', ['d', 'c']],
  ['elsewhere', []],
])('around %s are %j', (current, neighbors) => {
  expect(neighborsOf(['a', 'b', 'c', 'd', 'e'], current)).toEqual(neighbors);
});

const MENU = `
  <nav>
    <a href="/far">far</a>
    <ul hidden><li><a href="/closed">closed</a></li></ul>
    <a href="/before">before</a>
    <a href="/here" aria-current="page">here</a>
    <a href="/after" data-prefetch="intent">heavy</a>
    <a href="/later">later</a>
  </nav>
  <nav><a href="/other">other</a></nav>
  <main><a href="/in-text">in the text</a> <a href="https://example.org/">elsewhere</a></main>`;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

/** A page on which pages may be fetched ahead; what happens to the queue, in order. */
function start(options: { visibility?: string; isSaved?: boolean; hasIdle?: boolean } = {}) {
  const page = openPage({ body: MENU });
  const reader = { visibility: options.visibility ?? 'visible', connection: {} };
  Object.defineProperty(page.document, 'visibilityState', { get: () => reader.visibility });
  const controller = options.isSaved ? {} : null;
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  const idle: (() => void)[] = [];
  vi.stubGlobal('window', options.hasIdle ? { requestIdleCallback: true } : {});
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
  const events: string[] = [];
  startFetchAhead({
    document: page.document,
    ahead: {
      begin: () => void events.push('begin'),
      add: (url) => void events.push(url),
      take: () => undefined,
      yieldTo: () => {},
    },
    payloadOf: (link) => link.getAttribute('href')?.replace(/^https:.*/, ''),
    connection: () => reader.connection,
  });
  return { ...page, events, reader, idle };
}

const NEIGHBORS = ['begin', '/before', '/later', '/far'];

test('[R6] a reader who stays gets the neighbors in the open menu, nearest first', () => {
  const { events } = start();
  vi.advanceTimersByTime(299);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(NEIGHBORS);
});

test('[R6] where the browser says when it is idle, the requests wait for that', () => {
  const { events, idle } = start({ hasIdle: true });
  vi.advanceTimersByTime(300);
  expect(events).toEqual([]);
  for (const act of idle) act();
  expect(events).toEqual(NEIGHBORS);
});

test('[R6] links in the text follow when they come into view', () => {
  const { events, find, scrollTo } = start();
  scrollTo(find('main [href="/in-text"]'));
  vi.advanceTimersByTime(300);
  scrollTo(find('main [href="/in-text"]'), false);
  scrollTo(find('main [href^=https]'));
  expect(events).toEqual(NEIGHBORS);
  scrollTo(find('main [href="/in-text"]'));
  scrollTo(find('main [href="/in-text"]'));
  expect(events).toEqual([...NEIGHBORS, '/in-text']);
});

test('[R6] nothing is fetched ahead on a slow connection', () => {
  const { events, reader, find, scrollTo } = start();
  reader.connection = { effectiveType: '3g' };
  vi.advanceTimersByTime(300);
  scrollTo(find('main [href="/in-text"]'));
  expect(events).toEqual([]);
});

test('[R6] nothing is fetched ahead for a reader who has saved the version', () => {
  const { events } = start({ isSaved: true });
  vi.advanceTimersByTime(300);
  expect(events).toEqual([]);
});

test('[R6] a page in a background tab waits until the reader looks at it', () => {
  const { events, reader, send } = start({ visibility: 'hidden' });
  vi.advanceTimersByTime(1_000);
  expect(events).toEqual([]);
  reader.visibility = 'visible';
  send('visibilitychange');
  vi.advanceTimersByTime(300);
  expect(events).toEqual(NEIGHBORS);
  send('visibilitychange');
  vi.advanceTimersByTime(300);
  expect(events).toEqual(NEIGHBORS);
});

test('[R6] the next page has its own time and its own links', () => {
  const { document, events, find, scrollTo, send } = start();
  vi.advanceTimersByTime(300);
  events.length = 0;
  const last = find('main [href="/in-text"]');
  send('site:navigated');
  vi.advanceTimersByTime(200);
  document.body.innerHTML = '<nav><a href="/a">a</a><a href="/b" aria-current="page">b</a></nav>';
  send('site:navigated');
  vi.advanceTimersByTime(299);
  scrollTo(last);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(events).toEqual(['begin', '/a']);
});
