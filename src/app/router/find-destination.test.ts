import { expect, test } from 'vitest';
import { findDestination } from './find-destination.ts';
import { createTargetResolver } from './resolve-target.ts';

const resolve = createTargetResolver({ origin: 'https://example.com', baseUrl: '/' });
const HERE = resolve('/docs/here')?.payloadUrl;

const click = {
  canIntercept: true,
  hashChange: false,
  downloadRequest: null,
  formData: null,
  navigationType: 'push',
} as const;

/** The path that the router shows for a navigation from `/docs/here`; by default, a click on a link. */
function find(
  url: string,
  event: Partial<NavigateEvent> = {},
  { sameDocument = false, shownUrl = HERE }: { sameDocument?: boolean; shownUrl?: string } = {},
) {
  const destination = { url: `https://example.com${url}`, sameDocument };
  return findDestination({ ...click, ...event, destination }, { resolve, shownUrl })?.path;
}

test('the router shows the pages of the site', () => {
  expect(find('/docs/there')).toBe('/docs/there');
  expect(find('/docs/there', { navigationType: 'replace' })).toBe('/docs/there');
  expect(find('/docs/there', { navigationType: 'traverse' })).toBe('/docs/there');
  expect(find('/docs/here')).toBe('/docs/here');
});

test.each<Partial<NavigateEvent>>([
  { canIntercept: false },
  { hashChange: true },
  { downloadRequest: 'notes.txt' },
  { downloadRequest: '' },
  { formData: new FormData() },
  { navigationType: 'reload' },
])('the browser handles a navigation with %o', (event) => {
  expect(find('/docs/there', event)).toBeUndefined();
});

test('the browser handles what is no page', () => {
  expect(find('/blog/rss.xml')).toBeUndefined();
  const elsewhere = find('/blog/rss.xml', { navigationType: 'traverse' }, { sameDocument: true });
  expect(elsewhere).toBeUndefined();
});

test('a page that changes its own address stays', () => {
  expect(find('/search?q=a', { navigationType: 'replace' }, { sameDocument: true })).toBe(
    undefined,
  );
  expect(find('/search?q=a', {}, { sameDocument: true })).toBeUndefined();
});

test('going back between addresses of the shown page renders nothing', () => {
  const back = { navigationType: 'traverse' } as const;
  expect(find('/docs/here?q=a', back, { sameDocument: true })).toBeUndefined();
  expect(find('/docs/there', back, { sameDocument: true })).toBe('/docs/there');
  // Another document had the address, so the page is not shown with it.
  expect(find('/docs/here?q=a', back)).toBe('/docs/here');
});

test('during a navigation, no page counts as shown', () => {
  const back = { ...click, navigationType: 'traverse' } as const;
  const destination = { url: 'https://example.com/docs/here', sameDocument: true };
  const found = findDestination({ ...back, destination }, { resolve, shownUrl: undefined });
  expect(found?.path).toBe('/docs/here');
});
