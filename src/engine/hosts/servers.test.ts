import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow, get, type Output, page, servers, writeOutput } from './servers-test-support.ts';

for (const baseUrl of ['/', '/sub/']) {
  const base = baseUrl.slice(0, -1);
  for (const [name, isThere, start] of servers) {
    describe.skipIf(!isThere)(`${name} at ${baseUrl}`, () => {
      let output: Output;
      let port: number;
      let stop: () => Promise<void>;
      beforeAll(async () => {
        output = await writeOutput(baseUrl);
        ({ port, stop } = await start(output));
      });
      afterAll(async () => {
        await stop();
        await rm(output.root, { recursive: true });
      });

      test.each([
        ['/', 'Home'],
        ['/docs', 'Docs'],
        ['/docs?a=b', 'Docs'],
        ['/docs/%C3%BCber', 'Über'],
        ['/kept.html', 'Kept'],
      ])('a page answers at its address: %s', async (path, title) => {
        const { status, body, headers, steps } = await follow(port, base + path);
        expect({ status, steps }).toEqual({ status: 200, steps: [] });
        expect(body).toBe(page(title));
        expect(headers['content-security-policy']).toBe("default-src 'none'");
        expect(headers['x-frame-options']).toBe('DENY');
        expect(headers['cache-control']).toBe('no-cache');
      });

      test.each([
        ['/docs.md', '', '# Docs'],
        ['/docs/%C3%BCber.md', '', '# Über'],
        ['/', 'text/markdown', '# Home'],
        ['/docs', 'text/markdown, text/html, */*', '# Docs'],
        ['/docs?a=b', 'text/markdown', '# Docs'],
        ['/docs/%C3%BCber', 'text/markdown', '# Über'],
      ])('the Markdown of a page: %s, asked for with "%s"', async (path, accept, text) => {
        const { status, body, headers } = await get(port, base + path, { accept });
        expect({ status, body }).toEqual({ status: 200, body: text });
        expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
        expect(headers['x-robots-tag']).toBe('noindex');
        expect(headers.vary?.toLowerCase().split(/,\s*/)).toContain('accept');
      });

      test.each([
        ['/docs', 'text/html,application/xhtml+xml,*/*;q=0.8', 200, page('Docs')],
        ['/docs/deep/a', 'text/markdown', 200, page('A')],
        ['/kept.html', 'text/markdown', 200, page('Kept')],
        ['/nowhere', 'text/markdown', 404, page('Page Not Found')],
      ])('other files are what they are: %s for "%s"', async (path, accept, status, text) => {
        const answer = await get(port, base + path, { accept });
        expect(answer).toMatchObject({ status, body: text });
        expect(answer.headers['content-type']).toMatch(/^text\/html/);
      });

      test('programs that ask for Markdown are redirected as others are', async () => {
        const answer = await get(port, `${base}/old`, { accept: 'text/markdown' });
        expect(answer.headers.location).toBe(`${base}/docs#a`);
        expect((await get(port, `${base}/nowhere.md`)).status).toBe(404);
      });

      test.each([
        ['/docs/', '/docs'],
        ['/docs/index.html', '/docs'],
        ['/docs.html', '/docs'],
        ['/docs/?a=b&c', '/docs?a=b&c'],
        ['/index.html', '/'],
        ...(baseUrl === '/' ? [] : [['', '/']]),
        ['/docs/%C3%BCber/', '/docs/%C3%BCber'],
        ['/old', '/docs#a'],
        ['/old?a=b', '/docs?a=b#a'],
        ['/old/', '/docs#a'],
        ['/caf%C3%A9', '/docs/%C3%BCber'],
        ['/v1', '/docs'],
        ['/v1/', '/docs'],
        ['/v1/deep', '/docs/deep/a'],
        ['/v1/deep/a', '/docs/deep/a'],
        ['/v1/%C3%BCber?q=1', '/docs/%C3%BCber?q=1'],
        ['/flat/a/b', '/docs'],
      ])('%s leads to %s', async (path, target) => {
        const { status, steps } = await follow(port, base + path);
        expect(status).toBe(200);
        expect(steps.at(-1)).toBe(base + target);
        expect([301, 308]).toContain((await get(port, base + path)).status);
      });

      test.each([
        ['/v1/%E2%82%AC', '/docs/%E2%82%AC'],
        ['/v1/a%20b', '/docs/a%20b'],
        ['/v1/a%2525', '/docs/a%2525'],
        ['/up/a', '/a'],
      ])('what follows a folder stays encoded: %s', async (path, target) => {
        expect((await get(port, base + path)).headers.location).toBe(base + target);
      });

      test('a query of the target stays', async () => {
        const { headers } = await get(port, `${base}/chat?x=1`);
        expect(headers.location).toBe('https://chat.example/a?b=c');
      });

      test.each([
        '/nothing',
        '/nothing/',
        '/404.html',
        '/404',
        '/_headers',
        '/_redirects',
        '/vercel.json',
        '/.nojekyll',
        '/.site-output/output.json',
        '/assets/nothing.js',
      ])('%s ends at the not-found page', async (path) => {
        const { status, body, headers } = await follow(port, base + path);
        expect(status).toBe(404);
        expect(body).toBe(page('Page Not Found'));
        expect(headers['x-frame-options']).toBe('DENY');
      });

      test.each([
        '//example.com/',
        '//example.com/index.html',
        '/up//example.com',
        '/up/\\example.com',
        '/up/%5Cexample.com',
        '/up/%2Fexample.com',
        '/\\example.com/',
        '/v1/a%0d%0aX-Evil:1',
        '/docs/%0d%0aX-Evil:1/',
      ])('no answer leads to another site or has a header of the request: %s', async (path) => {
        const { headers } = await get(port, base + path);
        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
        expect(headers['x-evil']).toBeUndefined();
      });

      test('rules of single paths win', async () => {
        const frame = (await get(port, `${base}/playground/frame`)).headers;
        expect(frame['content-security-policy']).toBe('sandbox allow-scripts');
        expect(frame['x-frame-options']).toBe('SAMEORIGIN');
        const asset = (await get(port, `${base}/assets/app-Ab12_xYz.js`)).headers;
        expect(asset['cache-control']).toBe('public, max-age=31536000, immutable');
        const feed = (await get(port, `${base}/blog/rss.xml`)).headers;
        expect(feed['access-control-allow-origin']).toBe('*');
        expect(feed['x-content-type-options']).toBe('nosniff');
      });
    });
  }
}
