import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostName } from '#schema/site-config.ts';
import type { OutputFiles } from '../writing/output-files.ts';
import { checkHost } from './check-host.ts';
import { mergeVercelFile } from './vercel-file.ts';

let siteRoot: string;
beforeAll(async () => {
  siteRoot = await mkdtemp(join(tmpdir(), 'host-'));
});
afterAll(() => rm(siteRoot, { recursive: true }));

const check = (files: OutputFiles, host?: HostName, environment = {}) =>
  checkHost({ config: { host, redirects: 'content/redirects.tsv' }, siteRoot, files, environment });

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');
const single = (count: number) => lines(count, (index) => `/old-${index} /new 301`);
const headers = (count: number) => lines(count, (index) => `/page-${index}\n  x-a: b\n`);
const manyFiles = (count: number, folder: string): OutputFiles =>
  new Map(Array.from({ length: count }, (_, index) => [`${folder}${index}.txt`, '']));
const sized = (bytes: number): OutputFiles => new Map([['video.mp4', new Uint8Array(bytes)]]);
const redirects = (text: string): OutputFiles => new Map([['_redirects', text]]);
const rules = (text: string): OutputFiles => new Map([['_headers', text]]);

describe('limits', () => {
  // Just within the limit, just beyond it, and the message.
  test.each<[HostName, OutputFiles, OutputFiles, code: string, said: string]>([
    [
      'cloudflare',
      manyFiles(20_000, 'a/'),
      manyFiles(20_001, 'a/'),
      'host-files',
      '20,001 files, but Cloudflare Pages allows at most 20,000',
    ],
    [
      'cloudflare',
      sized(25 * 1024 * 1024),
      sized(25 * 1024 * 1024 + 1),
      'host-files',
      '/video.mp4 with 26,214,401 bytes',
    ],
    [
      'cloudflare',
      redirects(single(2000)),
      redirects(single(2001)),
      'host-redirects',
      '2,001 redirects of single addresses',
    ],
    [
      'cloudflare',
      redirects(lines(100, (index) => `/old-${index}/* /new 301`)),
      redirects(lines(101, (index) => `/old-${index}/* /new 301`)),
      'host-redirects',
      '101 redirects with "*"',
    ],
    // From the first "*" on, Cloudflare counts every line as such a redirect.
    [
      'cloudflare',
      redirects(`${single(2000)}/v1/* /:splat 301\n`),
      redirects(`/v1/* /:splat 301\n${single(100)}`),
      'host-redirects',
      '101 redirects with "*"',
    ],
    [
      'cloudflare',
      redirects(`/${'a'.repeat(990)} /n 301\n`),
      redirects(`/${'a'.repeat(993)} /n 301\n`),
      'host-redirects',
      'a redirect of 1,001 characters ("/aaa',
    ],
    ['cloudflare', rules(headers(100)), rules(headers(101)), 'host-headers', '101 rules'],
    [
      'cloudflare',
      rules(`/*\n  x-a: ${'b'.repeat(1995)}\n`),
      rules(`/*\n  x-a: ${'b'.repeat(1996)}\n`),
      'host-headers',
      'a header of 2,001 characters ("x-a: bbb',
    ],
    [
      'vercel',
      redirects(single(2048)),
      redirects(single(2049)),
      'host-redirects',
      '2,049 redirects, but Vercel allows at most 2,048',
    ],
    [
      'vercel',
      redirects(`/${'a'.repeat(4000)} /n 301\n`),
      redirects(`/${'a'.repeat(4200)} /n 301\n`),
      'host-redirects',
      'a redirect of 4,208 characters',
    ],
    [
      'netlify',
      manyFiles(54_000, 'b/'),
      manyFiles(54_001, 'b/'),
      'host-files',
      '54,001 files in the folder /b/',
    ],
  ])('%s: what is beyond is an error', async (host, within, beyond, code, said) => {
    // Vercel also needs its file: see below.
    const found = async (files: OutputFiles) =>
      (await check(files, host)).filter((problem) => problem.code !== 'host-rules-stale');
    expect(await found(within)).toEqual([]);
    const problems = await found(beyond);
    expect(problems).toMatchObject([{ code, severity: 'error' }]);
    expect(problems[0]?.message).toContain(said);
    expect(problems[0]?.message).toContain('https://');
    expect(problems[0]?.file).toBe(code === 'host-redirects' ? 'content/redirects.tsv' : undefined);
  });

  test('a host that is not known warns, with the way out; another host says nothing', async () => {
    const problems = await check(manyFiles(20_001, 'a/'));
    expect(problems).toMatchObject([{ code: 'host-files', severity: 'warning' }]);
    expect(problems[0]?.hint).toContain("host: 'server'");
    expect(await check(manyFiles(20_001, 'a/'), 'netlify')).toEqual([]);
    expect(await check(manyFiles(20_001, 'a/'), 'server')).toEqual([]);
  });

  test('the size of a copied file is that on disk', async () => {
    const file = join(siteRoot, 'big.bin');
    const files: OutputFiles = new Map([['big.bin', { copyFrom: file }]]);
    await writeFile(file, '');
    expect(await check(files, 'github')).toEqual([]);
    // A sparse file.
    await truncate(file, 1_000_000_001);
    const problems = await check(files, 'github');
    expect(problems).toMatchObject([{ code: 'host-files', severity: 'error' }]);
    expect(problems[0]?.message).toContain('1,000,000,001 bytes, but GitHub Pages allows at most');
    expect(await check(files, 'cloudflare')).toMatchObject([{ code: 'host-files' }]);
  });
});

describe('vercel.json beside the sources', () => {
  const generated = JSON.stringify({
    $schema: 's',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{ source: '/a', destination: '/b', permanent: true }],
    headers: [],
  });
  const files: OutputFiles = new Map([['vercel.json', generated]]);
  const write = (text: string) => writeFile(join(siteRoot, 'vercel.json'), text);

  test('a site on Vercel needs it, others do not', async () => {
    expect(await check(files)).toEqual([]);
    expect(await check(files, 'vercel')).toMatchObject([{ severity: 'warning' }]);
    expect(await check(files, 'vercel', { VERCEL: '1' })).toMatchObject([
      {
        code: 'host-rules-stale',
        severity: 'error',
        message: 'vercel.json, which Vercel reads before it builds, is missing.',
        hint: 'Run `npm run host-config -- vercel --out vercel.json`, and commit the file.',
        file: 'vercel.json',
      },
    ]);
  });

  test('what is written is current, and keeps what somebody has set', async () => {
    const first = mergeVercelFile({ current: undefined, generated });
    await write(first);
    expect(await check(files, 'vercel')).toEqual([]);
    expect(JSON.parse(first)).toMatchObject({ framework: null, outputDirectory: 'dist' });
    const current = JSON.stringify({ buildCommand: 'make', regions: ['fra1'], redirects: [] });
    const merged = mergeVercelFile({ current, generated });
    expect(JSON.parse(merged)).toMatchObject({
      buildCommand: 'make',
      regions: ['fra1'],
      redirects: [{ source: '/a' }],
    });
    expect(mergeVercelFile({ current: merged, generated })).toBe(merged);
  });

  test.each([
    [
      '{"redirects":[]}',
      `does not have the site's "cleanUrls", "trailingSlash", "redirects", "headers"`,
    ],
    [JSON.stringify({ ...JSON.parse(generated), redirects: [] }), `the site's "redirects"`],
    ['{', 'is not a JSON object'],
    ['[]', 'is not a JSON object'],
  ])('what is stale is named: %s', async (text, said) => {
    await write(text);
    for (const host of ['vercel', undefined] as const) {
      const problems = await check(files, host, { VERCEL: '1' });
      expect(problems).toMatchObject([{ code: 'host-rules-stale', severity: 'error' }]);
      expect(await check(files, host)).toMatchObject([{ severity: 'warning' }]);
      expect(problems[0]?.message).toContain(said);
    }
  });
});
