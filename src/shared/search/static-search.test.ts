import { expect, test } from 'vitest';
import { create, find } from './static-search-test-support.ts';

const hrefs = async (query: string) => (await find(query)).hits.map(({ href }) => href);

test.each([
  ['define routers', '/docs/server/routers'],
  ['merge', '/docs/server/routers#merge'],
  ['mergeRouters', '/docs/server/routers#merge'],
  ['httpBatchLink', '/docs/client/links/httpBatchLink'],
  ['batch link', '/docs/client/links/httpBatchLink'],
  ['httpBat', '/docs/client/links/httpBatchLink'],
  ['BatchLink', '/docs/client/links/httpBatchLink'],
  ['htpBatchLink', '/docs/client/links/httpBatchLink'],
  ['authorizaton', '/docs/server/authorization'],
  ['auth', '/docs/server/authorization'],
  ['opts.ctx', '/docs/server/authorization'],
  ['methodOverride', '/docs/client/links/httpBatchLink#method-override'],
  ['method override', '/docs/client/links/httpBatchLink#method-override'],
  ['methodOv', '/docs/client/links/httpBatchLink#method-override'],
  ['no such thing', '/docs/server/errors#codes'],
  ['not found', '/docs/server/errors#codes'],
  ['getErrorShape', '/docs/server/errors'],
  ['getErorShape', '/docs/server/errors'],
  ['RESUME createcontext', '/docs/server/context'],
])('%s finds %s first', async (query, href) => {
  expect((await hrefs(query))[0]).toBe(href);
});

test.each([
  ['RouterRecord', 0],
  ['getErrorShape', 1],
  ['mergeRouters', 1],
])('the reference has %s behind the guides that explain it: %d', async (query, place) => {
  const { hits } = await find(query, { files: ['/v11.json', '/v11-reference.json'] });
  expect(hits[place]?.href).toBe(`/docs/typedoc/server/${query}`);
});

test('words find guides before the reference', async () => {
  const { hits } = await find('router', { files: ['/v11-reference.json', '/v11.json'] });
  expect(hits[0]?.href).toBe('/docs/server/routers');
});

test('a page with a bit of everything does not come first', async () => {
  expect((await hrefs('router'))[0]).toBe('/docs/server/routers');
});

test('the address of a lesson is the name of something that a guide explains', async () => {
  expect((await hrefs('lazy'))[0]).toBe('/docs/server/routers#lazy');
  expect((await hrefs('lesson'))[0]).toBe('/learn/lazy');
});

test('typing errors count only where nothing else is found', async () => {
  expect(await hrefs('lazy')).toEqual(['/docs/server/routers#lazy']);
});

test.each(['', '   ', '👍', '.*+?^{}()|[]', '__proto__', 'zzqqxx'])(
  '%j finds nothing',
  async (query) => {
    expect(await find(query)).toEqual({ answers: [], hits: [], total: 0, pageCount: 0 });
  },
);

test.each([
  ['metodoverid', 'methodoverride'],
  ['htpbtchlnk', 'httpbatchlink'],
  ['authorizashun', 'authorization'],
])('[S6] for %j, which finds nothing, %j is suggested', async (query, suggestion) => {
  expect(await find(query)).toMatchObject({ hits: [], suggestion });
  expect((await find(suggestion)).hits.length).toBeGreaterThan(0);
});

test.each([
  ['contextualizationzz', undefined, ['Context']],
  ['authorizashun', undefined, []],
  ['router', ['reference'], ['Announcing a router', 'Define routers']],
])(
  '[S6] for %j, which finds nothing in %j, the nearest pages are %j',
  async (query, kinds, near) => {
    const response = await find(query, kinds && { kinds });
    expect(response).toMatchObject({ hits: [] });
    expect([...(response.near ?? [])].sort()).toEqual([...near].sort());
  },
);

test('[S6] an acronym that is not in the docs is no misspelled one', async () => {
  expect(await find('lzy')).not.toHaveProperty('suggestion');
});

test('twenty hits a page; all of them are counted', async () => {
  const first = await find('router');
  const second = await find('router', { page: 1 });
  expect(first.hits).toHaveLength(20);
  expect(first.total).toBe(20 + second.hits.length);
  expect(first.pageCount).toBe(2);
  const ids = [...first.hits, ...second.hits].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await find('router', { page: 9 })).hits).toEqual([]);
});

test('at most so many hits of a group where that is asked for, and two of a page', async () => {
  const { hits, total } = await find('router', { perGroup: 3, files: ['/v11.json'] });
  expect(hits.filter(({ group }) => group === 'Server')).toHaveLength(3);
  const pages = hits.map(({ href }) => href.replace(/#.*/, ''));
  expect(pages.filter((page) => page === '/docs/server/routers')).toHaveLength(2);
  expect(total).toBeGreaterThan(20);
});

test('a further row of a group is not above another group that matches much better', async () => {
  const { hits } = await find('router', { perGroup: 3 });
  expect(hits.map(({ href }) => href)).toContain('/blog/v11');
  expect(hits.map(({ href }) => href.replace(/#.*/, ''))).not.toContain('/docs/migrate');
});

test('an answer that is no hit is counted too, whether or not hits are left out', async () => {
  const { answers, hits, total } = await find('merge', { pasted: 'NOT_FOUND' });
  expect(answers).toHaveLength(1);
  expect(total).toBe(1 + hits.length);
  const grouped = await find('merge', { pasted: 'NOT_FOUND', perGroup: 1 });
  expect(grouped.hits.length).toBeLessThan(hits.length);
  expect(grouped.total).toBe(total);
});

test('kinds of pages', async () => {
  const { hits } = await find('router', { kinds: ['post'] });
  expect(hits.map(({ href }) => href)).toEqual(['/blog/v11']);
});

test('errors alone: sections that explain one, below the error that is meant', async () => {
  const { hits, answers } = await find('NOT_FOUND', { kinds: ['error'] });
  expect(answers.map(({ href }) => href)).toEqual(['/docs/server/errors#codes']);
  expect(hits.map(({ href }) => href)).toEqual(['/docs/server/errors#codes']);
  expect((await find('router', { kinds: ['error'] })).hits).toEqual([]);
});

test('the words of an error are the guide’s, and find it again', async () => {
  const { errors } = await find('merge', { pasted: 'user 7: NOT_FOUND' });
  expect(errors).toBe('NOT_FOUND');
  expect((await find('merge', { pasted: errors })).answers).toHaveLength(1);
  expect(await find('merge')).not.toHaveProperty('errors');
});

test('answers are on the first page of results, if there are any', async () => {
  const answersOf = async (more: object) => (await find('NOT_FOUND', more)).answers.length;
  expect(await answersOf({})).toBe(1);
  expect(await answersOf({ page: 1 })).toBe(0);
  expect(await answersOf({ kinds: ['guide'] })).toBe(0);
  const symbolOf = async (more: object) =>
    (await find('mergeRouters', { files: ['/v11-reference.json'], ...more })).symbol?.name;
  expect(await symbolOf({})).toBe('mergeRouters');
  expect(await symbolOf({ kinds: ['reference'] })).toBe('mergeRouters');
  expect(await symbolOf({ page: 1 })).toBeUndefined();
  expect(await symbolOf({ kinds: ['guide'] })).toBeUndefined();
});

test('a message that begins with a name has no card', async () => {
  const files = ['/v11.json', '/v11-reference.json'];
  const { answers, symbol } = await find('mergeRouters<NOT_FOUND>', { files });
  expect([answers.length, symbol]).toEqual([1, undefined]);
  expect((await find('mergeRouters<Routers>', { files })).symbol?.name).toBe('mergeRouters');
});

test('a hit says what it is and shows what was found', async () => {
  const { hits } = await find('merge');
  expect(hits[0]).toMatchObject({
    type: 'heading',
    group: 'Server',
    trail: ['Define routers'],
    title: [
      { text: 'Merge', marked: true },
      { text: ' routers', marked: false },
    ],
  });
});

test('files are loaded once, and again after a failure', async () => {
  const { search, prepare, load } = create();
  const request = { query: 'router', files: ['/v11.json'], page: 0 };
  await prepare(request.files);
  await search(request);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockRejectedValueOnce(new Error('offline'));
  const other = { ...request, files: ['/blog.json'] };
  await expect(search(other)).rejects.toThrow('offline');
  expect((await search(other)).total).toBe(1);
});

test('[S7] without one file the others answer, and preparing again loads it', async () => {
  const { search, prepare, load } = create();
  const files = ['/blog.json', '/v11-reference.json'];
  const request = { query: 'router', files, page: 0 };
  load.mockImplementationOnce(load.getMockImplementation() as typeof load);
  load.mockRejectedValueOnce(new Error('refused'));
  await prepare(files);
  expect(load).toHaveBeenCalledTimes(2);
  const partly = await search(request);
  expect(partly.hits.map(({ href }) => href)).toEqual(['/blog/v11']);
  expect(partly.missing).toEqual(['/v11-reference.json']);
  expect(load).toHaveBeenCalledTimes(2);
  await prepare(files);
  const complete = await search(request);
  expect(complete.total).toBeGreaterThan(partly.total);
  expect(complete).not.toHaveProperty('missing');
  await prepare(files);
  expect(load).toHaveBeenCalledTimes(4);
});

test('[S7] prepared twice while a file is awaited, it is requested again once', async () => {
  const { search, prepare, load } = create();
  load.mockRejectedValueOnce(new Error('refused'));
  const files = ['/v11-reference.json', '/blog.json'];
  const answer = search({ query: 'router', files, page: 0 });
  await Promise.all([answer, prepare(files), prepare(files)]);
  expect(load).toHaveBeenCalledTimes(4);
});
