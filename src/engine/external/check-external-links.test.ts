import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { CheckInput } from '../checks/check-input.ts';
import { readEmittedPage } from '../checks/read-emitted-page.ts';
import { docRoute } from '../outputs/output-test-support.ts';
import { writeSite } from '../testing/write-site.ts';
import { checkExternalLinks } from './check-external-links.ts';

/** The simulated web: address -> status, with the target of a redirect. */
const web: Record<string, [number, string?]> = {
  'https://other.example/': [200],
  'https://other.example/gone': [404],
  'https://old.example/': [301, 'https://other.example/'],
  'https://shy.example/': [403],
  'https://x.com/': [999],
};
let asked: string[] = [];
const fetch = async (address: string): Promise<Response> => {
  asked.push(address);
  const [status, location] = web[address] ?? [404];
  // `Response` does not accept 999.
  const response = new Response(null, {
    status: status === 999 ? 200 : status,
    headers: location === undefined ? {} : { location },
  });
  return status === 999 ? Object.defineProperty(response, 'status', { value: 999 }) : response;
};

const path = '/docs/a';
const inContent = [
  { href: 'https://other.example/gone#part', line: 3 },
  { href: 'https://other.example/gone', line: 7 },
  { href: 'https://old.example', line: 8 },
  { href: 'https://shy.example/', line: 9 },
  { href: 'https://x.com/', line: 10 },
  { href: 'https://other.example/#anchor', line: 11 },
];
const input: CheckInput = {
  pages: [
    readEmittedPage({
      path,
      html: `${inContent.map(({ href }) => `<a href="${href}">x</a>`).join('')}
        <a href="/docs">own</a><a href="https://test.example/docs">own</a><a href="mailto:a@b.example">m</a>
        <a href="https://ignored.example/one">i</a><a href="//other.example/layout">l</a>`,
    }),
  ],
  routes: [docRoute(path)],
  redirects: [],
  anchors: { old: [], lock: undefined },
  files: new Set(),
  drafts: new Map(),
  damaged: new Set(),
  relativeLinksAreChecked: true,
  url: 'https://test.example',
  baseUrl: '/',
  localeBaseUrls: [],
  contentPlaces: () =>
    inContent.map(({ href, line }) => ({
      href,
      written: href,
      file: 'content/docs/a.mdx',
      line,
      column: 5,
    })),
};
const config = {
  severity: 'warn' as const,
  ignore: ['https://ignored.example/*'],
  refusingHosts: ['x.com'],
};
let cacheFile = '';
const now = new Date('2026-01-01T00:00:00Z');
const check = (at = now) => checkExternalLinks({ input, config, cacheFile, fetch, now: at });
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);

beforeEach(async () => {
  cacheFile = join(await writeSite({}), '.site/external-links.json');
  asked = [];
});

test('each address is asked once, and reported at every place where it was written', async () => {
  const { problems, stats } = await check();
  expect(
    problems.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`),
  ).toEqual([
    'content/docs/a.mdx:3 external-link-broken The link "https://other.example/gone#part" leads nowhere: the response has status 404.',
    'content/docs/a.mdx:7 external-link-broken The link "https://other.example/gone" leads nowhere: the response has status 404.',
    'content/docs/a.mdx:8 external-link-moved The link "https://old.example" has moved permanently, to https://other.example/.',
    'content/docs/a.mdx:9 external-link-refused The link "https://shy.example/" could not be checked: the response has status 403.',
    'content/docs/a.mdx:undefined external-link-broken On /docs/a the link "//other.example/layout" leads nowhere: the response has status 404.',
  ]);
  expect(stats).toEqual({ addresses: 6, asked: 6, refused: 1 });
  // Failed addresses are requested twice, with HEAD and with GET.
  expect(asked.filter((address) => address === 'https://other.example/gone')).toHaveLength(2);
});

test('good answers are believed for a week, others for an hour', async () => {
  const first = await check();
  const second = await check(later(0.9));
  expect(second.problems).toEqual(first.problems);
  expect(second.stats.asked).toBe(0);
  expect((await check(later(1.1))).stats.asked).toBe(4);
  expect((await check(later(24 * 7 + 1))).stats.asked).toBe(6);
});

test('a damaged cache counts as none, and so does one from the future', async () => {
  await check();
  expect((await check(later(-2))).stats.asked).toBe(6);
  await writeFile(cacheFile, '{"https://other.example/": {"answer":');
  expect((await check()).stats.asked).toBe(6);
  await writeFile(cacheFile, '{"https://other.example/": {"answer": 1}}');
  expect((await check()).stats.asked).toBe(6);
});

test('[V5] without a network, one problem says so, and nothing is believed about the links', async () => {
  const offline = async () => {
    throw new TypeError('fetch failed', {
      cause: Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' }),
    });
  };
  const options = { input, config, cacheFile, now };
  const { problems } = await checkExternalLinks({ ...options, fetch: offline });
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'external-links-unchecked No other site can be reached, so 6 links were not checked. The first, https://other.example/gone: the name of the host could not be looked up (EAI_AGAIN).',
  ]);
  expect((await check()).stats.asked).toBe(6);
});

test('a host that does not respond while others do has a broken link', async () => {
  const down = async (address: string) => {
    if (address.startsWith('https://old.example')) throw new TypeError('fetch failed');
    return fetch(address);
  };
  const { problems } = await checkExternalLinks({ input, config, cacheFile, now, fetch: down });
  expect(problems.map(({ code, line }) => `${line} ${code}`)).toContain('8 external-link-broken');
});
