import { expect, onTestFinished, test, vi } from 'vitest';
import { decodePage, loadPage } from './load-page.ts';
import { openPage } from './router-test-support.ts';

// React's decoder needs the bundler. Here, a payload is the address of the page's style sheet.
vi.mock('@vitejs/plugin-rsc/browser', () => ({
  createFromReadableStream: async (stream: ReadableStream<Uint8Array>) => {
    const payload = await new Response(stream).text();
    const [, href] = /sheet=(\S+)/.exec(payload) ?? [];
    return href ? <link rel="stylesheet" href={href} /> : payload;
  },
}));

const HEAD = `
  <link rel="stylesheet" href="/known.css">
  <link rel="preload" as="style" href="/preloaded.css">`;

/** Opens a page with a style sheet; the host has one more, `/more.css`. Returns the requested addresses. */
function open() {
  openPage({ head: HEAD }).document.documentElement.dataset.build = 'b1';
  const asked: string[] = [];
  const cancel = vi.fn<() => void>();
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(href);
    if (/more|preloaded/.test(href))
      return new Response('a {}', { headers: { 'content-type': 'text/css' } });
    const isPage = href === '/page.css';
    return new Response(new ReadableStream({ cancel }), {
      status: isPage ? 200 : 404,
      headers: { 'content-type': isPage ? 'text/html' : 'text/css' },
    });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { asked, cancel };
}

test('a page without style sheets is its payload, decoded', async () => {
  const { asked } = open();
  expect(await decodePage('größer')).toBe('größer');
  expect(asked).toEqual([]);
});

test('a page is complete when its style sheet is loaded, which the document may have', async () => {
  const { asked } = open();
  await decodePage('sheet=/known.css');
  expect(asked).toEqual([]);
  await decodePage('sheet=/more.css');
  // A preload is no promise: the sheet may have failed.
  await decodePage('sheet=/preloaded.css');
  expect(asked).toEqual(['/more.css', '/preloaded.css']);
});

test.each([
  ['/gone.css', 404],
  ['/page.css', 200],
])('[R3] a page whose style sheet %s is answered with %i is not shown', async (href, status) => {
  const { cancel } = open();
  await expect(decodePage(`sheet=${href}`)).rejects.toThrow(
    `${href} is not a style sheet: status ${status}.`,
  );
  expect(cancel).toHaveBeenCalledOnce();
});

test('[R3] a page of another build is not shown', async () => {
  open();
  const load = (build: string) =>
    loadPage('/payload.txt', Promise.resolve(`"data-build":"${build}"`));
  expect(await load('b1')).toBe('"data-build":"b1"');
  await expect(load('b12')).rejects.toThrow('/payload.txt belongs to another build of the site.');
});
