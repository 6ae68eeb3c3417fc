import { expect, test, vi } from 'vitest';
import type { SearchHit, SearchResponse } from '#shared/search/search-hit.ts';
import { addAnswers } from './add-answers.ts';

const hit = (href: string): SearchHit => ({
  id: href,
  href,
  type: 'page',
  group: 'Docs',
  title: [],
  trail: [],
  excerpt: [],
});
const card = { name: 'createCaller', label: 'function', code: '', text: '', links: [hit('/api')] };
const found: SearchResponse = { answers: [], hits: [hit('/docs')], total: 41, pageCount: 3 };
const own: SearchResponse = {
  answers: [hit('/errors#a')],
  errors: 'NOT_FOUND',
  symbol: card,
  hits: [hit('/api')],
  total: 1,
  pageCount: 1,
};

function create(answer: () => Promise<SearchResponse> = async () => own, hasErrors = false) {
  const service = { search: vi.fn(async () => found), prepare: vi.fn() };
  const ownFiles = { search: vi.fn(answer), prepare: vi.fn() };
  return { service, ownFiles, provider: addAnswers({ service, ownFiles, hasErrors }) };
}

const request = (kinds?: ('error' | 'post')[]) => ({
  query: 'x',
  facets: { ...(kinds && { kinds }) },
  page: 0,
  signal: new AbortController().signal,
});

test('[S11] hits are the service’s, answers and cards the site’s', async () => {
  const { provider } = create();
  expect(await provider.search(request())).toEqual({
    ...found,
    answers: own.answers,
    errors: own.errors,
    symbol: card,
  });
});

test('[S11] without the site’s files there are hits alone', async () => {
  const { provider } = create(() => Promise.reject(new Error('offline')));
  expect(await provider.search(request())).toEqual(found);
});

test('[S11] that errors were not searched is said; everything else is searched by the service', async () => {
  const offline = create(() => Promise.reject(new Error('offline')), true).provider;
  expect(await offline.search(request())).toEqual({ ...found, missing: ['error'] });
  expect(await offline.search(request(['post']))).toEqual(found);
  const partly = create(async () => ({ ...own, missing: ['reference', 'error'] }), true).provider;
  expect(await partly.search(request())).toMatchObject({ missing: ['error'] });
  const withErrors = create(async () => ({ ...own, missing: ['reference'] }), true).provider;
  expect(await withErrors.search(request())).not.toHaveProperty('missing');
});

test('[S11] where only the site’s files are asked, that they cannot be had is an error', async () => {
  const { provider } = create(() => Promise.reject(new Error('offline')));
  await expect(provider.search(request(['error']))).rejects.toThrow('offline');
});

test('[S11] further pages of hits do not ask the site’s files', async () => {
  const { provider, ownFiles } = create();
  expect(await provider.search({ ...request(), page: 1 })).toEqual(found);
  expect(ownFiles.search).not.toHaveBeenCalled();
});

test('[S11] the service is not asked for errors alone', async () => {
  const { provider, service } = create();
  expect(await provider.search(request(['error']))).toMatchObject({
    answers: own.answers,
    hits: [],
    total: 2,
  });
  expect(service.search).not.toHaveBeenCalled();
  await provider.search(request(['post']));
  expect(service.search).toHaveBeenCalledOnce();
});

test('[S11] both load ahead', () => {
  const { provider, service, ownFiles } = create();
  provider.prepare({ tags: ['default'] });
  for (const { prepare } of [service, ownFiles]) {
    expect(prepare).toHaveBeenCalledWith({ tags: ['default'] });
  }
});
