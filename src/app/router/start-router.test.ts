import { expect, test, vi } from 'vitest';
import { loadPageAhead } from '#ui/prefetch/page-ahead.ts';
import { routePage } from './start-router-test-support.ts';

/** All that is due happens first. */
const nextTask = () => new Promise((resolve) => setImmediate(resolve));

const PAYLOAD = 'https://example.com/docs/there/payload.txt';

test('a page is loaded, shown, and scrolled to its start', async () => {
  const { attach, events, go, answers } = routePage();
  attach();
  const { settings, handled } = go('/docs/there');
  expect(settings?.scroll).toBe('manual');
  answers.get(PAYLOAD)?.resolve('page');
  await handled;
  expect(events).toEqual([`yield to ${PAYLOAD}`, `load ${PAYLOAD}`, 'commit page', 'scroll']);
});

test('before the page is hydrated, the browser handles navigations', () => {
  expect(routePage().go('/docs/there').settings).toBeUndefined();
});

test('what the router does not show is left to the browser', () => {
  const { attach, go, events } = routePage();
  attach();
  const { settings, preventDefault } = go('/blog/rss.xml');
  expect(settings).toBeUndefined();
  expect(preventDefault).not.toHaveBeenCalled();
  expect(events).toEqual([]);
});

test('[R4] a page that is late is announced, and fades in', async () => {
  const { attach, go, answers, events, isWaiting } = routePage();
  attach();
  const { handled } = go('/docs/there');
  vi.advanceTimersByTime(200);
  expect(isWaiting()).toBe(true);
  answers.get(PAYLOAD)?.resolve('page');
  await handled;
  expect(isWaiting()).toBe(false);
  expect(events.slice(2)).toEqual(['commit page', 'fade', 'scroll']);
});

test('[R4] a page that is ready within 100 ms simply replaces the last', async () => {
  const { attach, go, answers, events } = routePage();
  attach();
  vi.advanceTimersByTime(1_000);
  const { handled } = go('/docs/there');
  vi.advanceTimersByTime(100);
  answers.get(PAYLOAD)?.resolve('page');
  await handled;
  expect(events).not.toContain('fade');
});

test('the address changes when the page is ready, also when it cannot be loaded', async () => {
  const { attach, go, answers, cache } = routePage();
  attach();
  for (const result of ['page', new Error('status 404')]) {
    cache.clear();
    const { settings, handled } = go('/docs/there');
    let isChanged = false;
    const change = settings?.precommitHandler?.({} as NavigationPrecommitController);
    const changed = Promise.resolve(change).then(() => {
      isChanged = true;
    });
    await nextTask();
    expect(isChanged).toBe(false);
    const answer = answers.get(PAYLOAD);
    if (typeof result === 'string') answer?.resolve(result);
    else answer?.reject(result);
    await changed;
    await handled.catch(() => {});
  }
  expect(go('/docs/there', { cancelable: false }).settings).not.toHaveProperty('precommitHandler');
});

test('[R3] a page that cannot be loaded is opened in full', async () => {
  const { attach, go, answers, events, isWaiting } = routePage();
  attach();
  const { handled } = go('/docs/there');
  vi.advanceTimersByTime(200);
  answers.get(PAYLOAD)?.reject(new Error('status 404'));
  await expect(handled).rejects.toThrow('status 404');
  expect(events.slice(2)).toEqual(['reload']);
  expect(isWaiting()).toBe(false);
});

test('a reader who has gone elsewhere neither sees the page nor its failure', async () => {
  const { attach, go, answers, cache, events, isWaiting } = routePage();
  attach();
  for (const result of ['page', new Error('status 404')]) {
    cache.clear();
    events.length = 0;
    const { handled, stop } = go('/docs/there', { cancelable: false });
    vi.advanceTimersByTime(200);
    stop.abort();
    expect(isWaiting()).toBe(false);
    const answer = answers.get(PAYLOAD);
    if (typeof result === 'string') answer?.resolve(result);
    else answer?.reject(result);
    await handled;
    expect(events.filter((event) => !/^(yield|load)/.test(event))).toEqual([]);
  }
});

test('[R2] going back restores the position, going to a new entry does not', async () => {
  const { attach, go, answers, events } = routePage();
  attach();
  const visit = async (type: NavigationType, key: string) => {
    events.length = 0;
    const { handled } = go('/docs/there', { navigationType: type }, key);
    answers.get(PAYLOAD)?.resolve('page');
    await handled;
    return events.at(-1);
  };
  // Every one of them leaves the entry `here`, whose position is then known.
  expect(await visit('push', 'here')).toBe('scroll');
  expect(await visit('traverse', 'here')).toBe('restore position');
  expect(await visit('traverse', 'unknown')).toBe('scroll');
});

test('[R2] a section with another id is followed instead of scrolling', async () => {
  const { attach, go, answers, events } = routePage({
    url: 'https://example.com/docs/here#query-key',
    body: '<main><h2 id="queryKey">key</h2></main>',
  });
  attach();
  const { handled } = go('/docs/there');
  answers.get(PAYLOAD)?.resolve('page');
  await handled;
  expect(events.slice(2)).toEqual(['commit page', 'section']);
});

test('[R1] a link with an ending opens the address without it', () => {
  const { attach, go, navigate, events } = routePage();
  attach();
  const { settings, preventDefault } = go('/docs/there.html?x=1', { navigationType: 'replace' });
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(navigate.mock.calls).toEqual([
    ['https://example.com/docs/there?x=1', { history: 'replace' }],
  ]);
  expect(settings).toBeUndefined();
  expect(events).toEqual([]);
  go('/docs/there/');
  expect(navigate).toHaveBeenLastCalledWith('https://example.com/docs/there', { history: 'push' });
});

test('[R1] going back to an address with an ending shows its page', () => {
  const { attach, go, navigate } = routePage();
  attach();
  expect(go('/docs/there/', { navigationType: 'traverse' }).settings).toBeDefined();
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ['https://example.com/docs/here/?x=1', '', ['shows https://example.com/docs/here?x=1']],
  ['https://example.com/docs/here', '', []],
  ['https://example.com/gone/', '<meta name="robots" content="noindex, follow">', []],
])('[R1] when %s opens with %j, the address bar: %j', (url, head, shown) => {
  const { attach, events } = routePage({ url, head });
  attach();
  expect(events).toEqual(shown);
});

test('going back between addresses of a page does not render it again', async () => {
  const { attach, go, answers } = routePage();
  attach();
  const back = (path: string) =>
    go(path, {
      navigationType: 'traverse',
      destination: { url: `https://example.com${path}`, sameDocument: true, key: 'a' },
    } as Partial<NavigateEvent>).settings;
  expect(back('/docs/here?q=a')).toBeUndefined();
  const { handled } = go('/docs/there');
  answers.get(PAYLOAD)?.resolve('page');
  await handled;
  expect(back('/docs/there?q=a')).toBeUndefined();
  expect(back('/docs/here?q=a')).toBeDefined();
});

test('a page can be loaded ahead, unless the connection is slow or the address is elsewhere', async () => {
  const { attach, events, cache } = routePage({ connection: { saveData: true } });
  attach();
  expect(loadPageAhead('/docs/there')).toBeUndefined();
  expect(loadPageAhead('https://example.org/')).toBeUndefined();
  expect(events).toEqual([]);
  // A page that is already loaded costs nothing.
  cache.add(PAYLOAD, Promise.resolve('page'));
  expect(await loadPageAhead('/docs/there')).toBe('page');
});

test('where the browser tells nothing about the connection, pages are loaded ahead', () => {
  const { attach, events } = routePage();
  attach();
  expect(loadPageAhead('/docs/there')).toBeInstanceOf(Promise);
  expect(events).toEqual([`load ${PAYLOAD}`]);
});

test('[R6] the pointer on a link loads its page', () => {
  const { attach, events, find, send } = routePage({
    body: '<main><a href="/docs/there">there</a></main>',
  });
  attach();
  vi.useFakeTimers();
  send('pointerover', find('a'));
  vi.advanceTimersByTime(50);
  vi.useRealTimers();
  expect(events).toEqual([`load ${PAYLOAD}`]);
});

test('without the Navigation API, the browser loads pages in full, and no address changes', () => {
  const { attach, events, find, send } = routePage({
    url: 'https://example.com/docs/here/',
    body: '<main><a href="/docs/there">there</a></main>',
  });
  vi.stubGlobal('navigation', undefined);
  attach();
  send('pointerover', find('a'));
  expect(events).toEqual([]);
});

test('an address that is no page of the site is no reason to fail', async () => {
  const { attach, router, events } = routePage({ url: 'https://example.com/notes.txt' });
  attach();
  await router.refresh();
  expect(events).toEqual([]);
});

test('after an edit, the page is loaded again and shown at once', async () => {
  const { attach, router, events, answers, cache } = routePage();
  attach();
  const url = 'https://example.com/docs/here/payload.txt';
  cache.add(url, Promise.resolve('old page'));
  const refreshed = router.refresh();
  vi.advanceTimersByTime(500);
  answers.get(url)?.resolve('new page');
  await refreshed;
  expect(events).toEqual([`load ${url}`, 'commit new page']);
});
