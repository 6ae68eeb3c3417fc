import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type ProofFile, proofFileSchema } from '#schema/proof.ts';
import { refreshProof } from './proof.ts';

const adopters = [
  {
    name: 'Kept',
    what: 'tests',
    source: `https://github.com/kept/kept/blob/${'0'.repeat(40)}/package.json`,
  },
];
const before: ProofFile = {
  figures: {
    stars: { value: 1000, asOf: '2026-01-01' },
    downloads: { value: 2000, asOf: '2026-01-01' },
    releases: { value: 3, asOf: '2026-01-01' },
  },
  adopters,
};

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const json =
  (body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
const refuse =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end('{"message":"no"}');

const good: Record<string, Answer> = {
  '/repos/trpc/trpc': json({ stargazers_count: 1200 }),
  '/repos/trpc/trpc/contributors?per_page=1': json([{ login: 'somebody' }], {
    link: '<https://api.github.com/repositories/1/contributors?per_page=1&page=2>; rel="next", <https://api.github.com/repositories/1/contributors?per_page=1&page=321>; rel="last"',
  }),
  '/downloads/point/last-week/@trpc/server': json({
    downloads: 2500,
    start: '2026-11-20',
    end: '2026-11-26',
    package: '@trpc/server',
  }),
  '/@trpc%2fserver': json({
    name: '@trpc/server',
    'dist-tags': { latest: '1.1.0' },
    versions: Object.fromEntries(
      ['1.0.0', '1.1.0-beta.1', '1.1.0'].map((version) => [
        version,
        { name: '@trpc/server', version },
      ]),
    ),
  }),
};

/** Refreshes a file against a server with these answers. */
async function refresh(answers: Record<string, Answer>, token?: string) {
  const asked: { path: string; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, authorization: request.headers.authorization });
    (answers[path] ?? refuse(404))(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const file = join(mkdtempSync(join(tmpdir(), 'proof-')), 'proof.json');
  writeFileSync(file, JSON.stringify(before));
  const lines: string[] = [];
  const isComplete = await refreshProof({
    file,
    sources: { github: origin, downloads: origin, registry: origin, ...(token && { token }) },
    today: '2026-11-28',
    log: (line) => lines.push(line),
  });
  return { isComplete, lines, asked, after: JSON.parse(readFileSync(file, 'utf8')) as ProofFile };
}

test('every figure comes with the day of its count; adopters stay', async () => {
  const { isComplete, after, asked } = await refresh(good, 'secret');
  expect(after).toEqual({
    figures: {
      stars: { value: 1200, asOf: '2026-11-28' },
      contributors: { value: 321, asOf: '2026-11-28' },
      downloads: { value: 2500, asOf: '2026-11-26' },
      releases: { value: 2, asOf: '2026-11-28' },
    },
    adopters,
  });
  expect(isComplete).toBe(true);
  const withToken = asked.filter(({ authorization }) => authorization === 'Bearer secret');
  expect(withToken.map(({ path }) => path).sort()).toEqual([
    '/repos/trpc/trpc',
    '/repos/trpc/trpc/contributors?per_page=1',
  ]);
});

test('a refused figure keeps its value and its day, the others are refreshed', async () => {
  const { isComplete, after, lines } = await refresh({
    ...good,
    '/repos/trpc/trpc': refuse(403, {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '1795880000',
    }),
    '/repos/trpc/trpc/contributors?per_page=1': refuse(500),
  });
  expect(after.figures).toEqual({
    stars: { value: 1000, asOf: '2026-01-01' },
    downloads: { value: 2500, asOf: '2026-11-26' },
    releases: { value: 2, asOf: '2026-11-28' },
  });
  expect(isComplete).toBe(false);
  expect(lines).toContain(
    'stars: it stays 1000, as of 2026-01-01. GitHub allows no more requests before 2026-11-28T15:33:20.000Z; a token in GITHUB_TOKEN raises the limit.',
  );
  expect(lines).toContain('contributors: it stays absent. GitHub responded with status 500.');
});

test.each([
  ['no responses', {}],
  [
    'zero, and bodies of another shape',
    {
      '/repos/trpc/trpc': json({ stargazers_count: 0 }),
      '/repos/trpc/trpc/contributors?per_page=1': json([]),
      '/downloads/point/last-week/@trpc/server': json({ downloads: 0, end: '2026-11-26' }),
      '/@trpc%2fserver': json({ error: 'none' }),
    },
  ],
  [
    'HTML',
    Object.fromEntries(
      Object.keys(good).map((path) => [path, (response: ServerResponse) => response.end('<html>')]),
    ),
  ],
] as [string, Record<string, Answer>][])('%s: no good figure is lost', async (_, answers) => {
  const { isComplete, after } = await refresh(answers);
  expect(after).toEqual(before);
  expect(isComplete).toBe(false);
});

test('the file of this site has the shape that the home page reads', () => {
  const file = proofFileSchema.parse(JSON.parse(readFileSync('content/proof.json', 'utf8')));
  const names = file.adopters.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
