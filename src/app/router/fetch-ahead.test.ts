import { expect, test } from 'vitest';
import { createFetchAhead, MAX_AHEAD, MAX_CHARACTERS } from './fetch-ahead.ts';

/** A queue whose requests are answered manually. */
function start({ known = [] }: { known?: string[] } = {}) {
  const asked: string[] = [];
  const aborted: string[] = [];
  const priorities = new Set<RequestInit['priority']>();
  const answers = new Map<string, { resolve(text: string): void; reject(reason: unknown): void }>();
  const ahead = createFetchAhead({
    isKnown: (url) => known.includes(url),
    fetch: (url, { signal, priority }) => {
      asked.push(url);
      priorities.add(priority);
      return new Promise((resolve, reject) => {
        answers.set(url, { resolve, reject });
        signal?.addEventListener('abort', () => {
          aborted.push(url);
          reject(signal.reason);
        });
      });
    },
  });
  ahead.begin();
  /** Responds, and lets all consequences happen. */
  const answer = async (url: string, text = 'payload') => {
    answers.get(url)?.resolve(text);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const fail = async (url: string) => {
    answers.get(url)?.reject(new Error('status 404'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ahead, asked, aborted, priorities, answer, fail };
}

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

test('[R6] two requests run at a time, with low priority, in order', async () => {
  const { ahead, asked, priorities, answer } = start();
  for (const url of addresses(4)) ahead.add(url);
  expect(asked).toEqual(['/0', '/1']);
  await answer('/1');
  expect(asked).toEqual(['/0', '/1', '/2']);
  expect([...priorities]).toEqual(['low']);
});

test('[R6] a page has a bounded number of others fetched ahead, the next page as well', async () => {
  const { ahead, asked, answer } = start();
  for (const url of addresses(20)) ahead.add(url);
  for (const url of addresses(20)) await answer(url);
  expect(asked).toEqual(addresses(MAX_AHEAD));

  asked.length = 0;
  ahead.begin();
  ahead.add('/one-more');
  expect(asked).toEqual(['/one-more']);
});

test('[R6] heavy answers are the last', async () => {
  const { ahead, asked, answer } = start();
  for (const url of addresses(5)) ahead.add(url);
  await answer('/0', 'x'.repeat(MAX_CHARACTERS));
  await answer('/1');
  expect(asked).toEqual(['/0', '/1']);
});

test('what is known, or on its way, is not asked for again', async () => {
  const { ahead, asked, answer } = start({ known: ['/known'] });
  for (const url of ['/known', '/a', '/a', '/b']) ahead.add(url);
  await answer('/a');
  ahead.add('/a');
  await answer('/b');
  expect(asked).toEqual(['/a', '/b']);
});

test('a payload is handed over once, also while it arrives', async () => {
  const { ahead, answer } = start();
  ahead.add('/here');
  await answer('/here', 'first');
  ahead.add('/arriving');
  const arriving = ahead.take('/arriving');
  await answer('/arriving', 'second');
  expect(await ahead.take('/here')).toBe('first');
  expect(await arriving).toBe('second');
  expect(ahead.take('/here')).toBeUndefined();
  expect(ahead.take('/arriving')).toBeUndefined();
});

test('[R6] whoever goes to a page ends all other requests', async () => {
  const { ahead, asked, aborted, answer } = start();
  for (const url of ['/other', '/wanted', '/waiting']) ahead.add(url);
  ahead.yieldTo('/wanted');
  const wanted = ahead.take('/wanted');
  await answer('/wanted', 'the page');
  // A link that scrolls into view while the next page is loading.
  ahead.add('/late');
  expect(await wanted).toBe('the page');
  expect(aborted).toEqual(['/other']);
  expect(asked).toEqual(['/other', '/wanted']);

  ahead.begin();
  ahead.add('/other');
  expect(asked).toEqual(['/other', '/wanted', '/other']);
});

test('a failure is forgotten, and the next one in the line is asked for', async () => {
  const { ahead, asked, fail } = start();
  for (const url of addresses(3)) ahead.add(url);
  await fail('/0');
  expect(ahead.take('/0')).toBeUndefined();
  expect(asked).toEqual(['/0', '/1', '/2']);
});

test('payloads that nobody opens are not kept for ever', async () => {
  const { ahead, answer } = start();
  for (const url of addresses(40)) {
    ahead.begin();
    ahead.add(url);
    await answer(url);
  }
  expect(ahead.take('/0')).toBeUndefined();
  expect(await ahead.take('/39')).toBe('payload');
});
