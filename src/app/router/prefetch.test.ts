import { expect, onTestFinished, test, vi } from 'vitest';
import { mayFetchAhead, mayPrefetch } from '#ui/prefetch/connection.ts';
import { findPayload, startPrefetch } from './prefetch.ts';
import { createTargetResolver } from './resolve-target.ts';
import { openPage } from './router-test-support.ts';

test.each([
  [{ saveData: true, effectiveType: '4g' }, false, false],
  [{ effectiveType: '2g' }, false, false],
  [{ effectiveType: 'slow-2g' }, false, false],
  [{ effectiveType: '3g' }, true, false],
  [{ saveData: false, effectiveType: '4g' }, true, true],
  [{}, true, true],
  [undefined, true, true],
])('[R6] with the connection %o: on intent %s, without it %s', (connection, onIntent, without) => {
  expect(mayPrefetch(connection)).toBe(onIntent);
  expect(mayFetchAhead(connection)).toBe(without);
});

/** A page whose links are payload addresses, as far as they are links of the site. */
function start(body: string) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const page = openPage({ body });
  const loaded: string[] = [];
  const reader = { connection: {} };
  startPrefetch({
    document: page.document,
    payloadOf: (link) => link.getAttribute('href')?.replace(/^https:.*/, ''),
    load: (url) => {
      loaded.push(url);
      return url === '/broken' ? Promise.reject(new Error('status 404')) : Promise.resolve();
    },
    connection: () => reader.connection,
  });
  /** Moves to an element, and stays. */
  const stay = (type: string, element?: Element) => {
    page.send(type, element);
    vi.advanceTimersByTime(50);
  };
  return { ...page, stay, loaded, reader };
}

test.each(['pointerover', 'focusin', 'pointerdown'])('[R6] %s on a link loads its page', (type) => {
  const { stay, find, loaded } = start('<a href="/a"><b>a</b></a><a href="/b">b</a><i>c</i>');
  stay(type, find('b'));
  expect(loaded).toEqual(['/a']);
  stay(type, find('i'));
  stay(type);
  expect(loaded).toEqual(['/a']);
  stay(type, find('[href="/b"]'));
  expect(loaded).toEqual(['/a', '/b']);
});

test.each(['pointerover', 'focusin'])('[R6] %s that passes over links loads none', (type) => {
  const { send, stay, find, loaded } = start('<a href="/a">a</a><a href="/b"><b>b</b></a><i>c</i>');
  send(type, find('[href="/a"]'));
  vi.advanceTimersByTime(30);
  send(type, find('[href="/b"]'));
  vi.advanceTimersByTime(30);
  expect(loaded).toEqual([]);
  stay(type, find('b'));
  expect(loaded).toEqual(['/b']);
  send(type, find('[href="/a"]'));
  stay(type, find('i'));
  expect(loaded).toEqual(['/b']);
});

test('[R6] a press does not wait', () => {
  const { send, find, loaded } = start('<a href="/a">a</a>');
  send('pointerdown', find('a'));
  expect(loaded).toEqual(['/a']);
});

test('[R6] nothing is loaded for a link to elsewhere, or on a slow connection', () => {
  const { stay, find, loaded, reader } = start('<a href="https://e.org/">a</a><a href="/b">b</a>');
  stay('pointerover', find('[href^=https]'));
  reader.connection = { saveData: true };
  stay('pointerover', find('[href="/b"]'));
  expect(loaded).toEqual([]);
});

test('a page that cannot be loaded ahead disturbs nothing', async () => {
  const { stay, find, loaded } = start('<a href="/broken">a</a>');
  stay('pointerover', find('a'));
  vi.useRealTimers();
  // An unhandled rejection would fail the run after this.
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded).toEqual(['/broken']);
});

test('[R6] a link that asks for it loads its page when it comes into view, once', () => {
  const { find, scrollTo, loaded } = start(
    '<a href="/a" data-prefetch="view">a</a><a href="/b">b</a>',
  );
  scrollTo(find('[href="/a"]'), false);
  scrollTo(find('[href="/b"]'));
  expect(loaded).toEqual([]);
  scrollTo(find('[href="/a"]'));
  scrollTo(find('[href="/a"]'));
  expect(loaded).toEqual(['/a']);
});

test('[R6] the links of the next page are watched too, and no longer those of the last', () => {
  const { document, send, scrollTo, find, loaded } = start(
    '<a href="/a" data-prefetch="view">a</a>',
  );
  const last = find('a');
  document.body.innerHTML = '<a href="/b" data-prefetch="view">b</a>';
  send('site:navigated');
  scrollTo(last);
  scrollTo(find('a'));
  expect(loaded).toEqual(['/b']);
});

test.each([
  ['<a href="/docs/a">', 'https://example.com/docs/a/payload.txt'],
  ['<a href="/docs/a#part" target="_self">', 'https://example.com/docs/a/payload.txt'],
  ['<a>', undefined],
  ['<a href="/docs/a" target="_blank">', undefined],
  ['<a href="/docs/a" download="a.txt">', undefined],
  ['<a href="/docs/a" download>', undefined],
  ['<a href="https://[">', undefined],
  ['<a href="/docs/a" rel="nofollow external">', undefined],
  ['<a href="https://example.org/docs/a">', undefined],
  ['<a href="/docs/here#part">', undefined],
])('[R6] the payload of %s is %s', (link, payload) => {
  const { find } = openPage({ body: `${link}text</a>` });
  const resolve = createTargetResolver({ origin: 'https://example.com', baseUrl: '/' });
  expect(findPayload(find('a'), resolve)).toBe(payload);
});
