import { expect, test, vi } from 'vitest';
import { goToSection, scrollToLostSection } from './go-to-section.ts';
import { openPage } from './router-test-support.ts';

const BODY = `
  <h2 id="outside">outside</h2>
  <main><h2 id="queryKey">query key</h2><a id="inText" href="/docs/other">a link</a></main>
  <div data-aliases><span id="oldName"></span></div>
  <div data-moved><a id="lazyLoad" href="/docs/routers#lazy">moved</a></div>`;

/** Follows an anchor of the page, and returns the address that replaced it. */
function goTo(hash: string) {
  openPage({ body: BODY });
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { hash, replace });
  const hasTarget = goToSection();
  expect(hasTarget).toBe(replace.mock.calls.length === 1);
  return replace.mock.calls[0]?.[0];
}

test.each([
  ['#query-key', '#queryKey'],
  ['#in-text', '#inText'],
  ['#old-name', '#oldName'],
  ['#lazy-load', 'https://example.com/docs/routers#lazy'],
  ['#lazyLoad', 'https://example.com/docs/routers#lazy'],
])('[R2] the anchor %s leads to %s', (hash, address) => {
  expect(goTo(hash)).toBe(address);
});

test.each(['', '#', '#queryKey', '#gone', '#out-side'])(
  '[R2] %j is left to the browser',
  (hash) => {
    expect(goTo(hash)).toBeUndefined();
  },
);

/** The page after its load event; returns how often the requested section was scrolled to. */
function load(options: { type: string; scrollY?: number; hash?: string }) {
  const { type, scrollY = 0, hash = '#queryKey' } = options;
  const { find, document } = openPage({ body: BODY, url: `https://example.com/docs/here${hash}` });
  vi.stubGlobal('window', { scrollY });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  const section = find('#queryKey');
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    selector === ':target' && hash === '#queryKey' ? section : null,
  );
  const scroll = vi.spyOn(section, 'scrollIntoView').mockImplementation(() => {});
  scrollToLostSection();
  return scroll.mock.calls.length;
}

test('[R2] a section that the browser has not scrolled to is scrolled to', () => {
  expect(load({ type: 'navigate' })).toBe(1);
});

test('[R2] a position that the browser or the reader chose is kept', () => {
  expect(load({ type: 'reload' })).toBe(0);
  expect(load({ type: 'back_forward' })).toBe(0);
  expect(load({ type: 'navigate', scrollY: 1 })).toBe(0);
});

test('an address without a section stays at the top', () => {
  expect(load({ type: 'navigate', hash: '' })).toBe(0);
});
