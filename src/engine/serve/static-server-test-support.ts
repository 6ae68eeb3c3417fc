import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { writeFiles } from '../testing/write-site.ts';
import { readHostRules } from './host-rules.ts';
import { createStaticServer, type StaticServer } from './static-server.ts';

export const page = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>Some text that compresses.</p>'.repeat(100)}`;

export const files: Record<string, string> = {
  'index.html': page('Home'),
  '404.html': page('Page Not Found'),
  'ar/404.html': page('In Arabic'),
  'payload.txt': '0:["$","html"]',
  'docs/index.html': page('Docs'),
  'docs/quickstart/index.html': page('Quickstart'),
  'docs/quickstart/payload.txt': '0:["$","html"]',
  'docs/über/index.html': page('Über'),
  'legacy.html/index.html': page('A route that ends in .html'),
  'kept.html': page('A file that ends in .html'),
  'old/index.html': page('Redirecting'),
  'assets/app-Ab12_xYz.js': 'export {};'.repeat(100),
  'assets/plain.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/font-0a1b2c3d.woff2': 'not really a font',
  '.site-output/output.json': '{}',
  _headers: '# rules\n/*\n  X-Frame-Options: DENY\n/docs/*\n  x-docs: yes\n',
  _redirects:
    '/old /docs/quickstart 308\n/chat https://chat.example/a?b=c 308\n/v1/* /docs/:splat 301\n/caf%C3%A9 /docs/caf%C3%A9 301!\n/bad% /b 301\n',
};
/** Folder of the files while tests run, once `serveFiles` has been called. */
export const served = { dir: '', port: 0 };

/** Writes the files and serves them for the tests of one file. */
export function serveFiles(): void {
  let server: StaticServer;
  beforeAll(async () => {
    const root = await mkdtemp(join(tmpdir(), 'serve-'));
    const dir = join(root, 'dist');
    await writeFile(join(root, 'secret.txt'), 'secret');
    await writeFiles(dir, files);
    server = createStaticServer({ dir, ...(await readHostRules({ dir })) });
    const { port } = await server.listen({ port: 0, host: '127.0.0.1' });
    Object.assign(served, { dir, port });
  });
  afterAll(async () => {
    await server.close();
    await rm(dirname(served.dir), { recursive: true });
  });
}

/** A raw request, because `fetch` would normalize the path and decompress the response. */
export function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  at = served.port,
) {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: at, path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}
