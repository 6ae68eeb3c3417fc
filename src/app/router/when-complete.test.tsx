import { lazy, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { whenComplete } from './when-complete.ts';

/** A controllable promise. `promise` is pending until one of the others is called. */
function later<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((one, other) => {
    resolve = one;
    reject = other;
  });
  return { promise, resolve, reject };
}

function watch(page: unknown, loadSheet: (href: string) => Promise<void> = async () => {}) {
  const state = { done: false };
  const complete = whenComplete(page, loadSheet).then(() => {
    state.done = true;
  });
  return { state, complete };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Component code as React leaves it in a decoded page: its payload is what it waits for. */
function missingCode(code: Promise<unknown>): ReactNode {
  const type = { $$typeof: Symbol.for('react.lazy'), _payload: code };
  return {
    $$typeof: Symbol.for('react.transitional.element'),
    type,
    key: null,
    props: {},
  } as never;
}

test('a page of which nothing is missing is complete at once', async () => {
  await whenComplete(
    <main>
      text {1} {null} {['list', <p key="p">of elements</p>]}
    </main>,
    () => Promise.reject(new Error('There is no sheet.')),
  );
  await whenComplete('text', async () => {});
  await whenComplete(null, async () => {});
});

test('parts of the page, and parts within them, are waited for', async () => {
  const outer = later<unknown>();
  const inner = later<unknown>();
  const { state, complete } = watch(<main>{outer.promise as never}</main>);
  await settle();
  expect(state.done).toBe(false);
  outer.resolve([<p key="p">{inner.promise as never}</p>]);
  await settle();
  expect(state.done).toBe(false);
  inner.resolve('text');
  await complete;
  expect(state.done).toBe(true);
});

test('code of components is waited for, in lists and in props too', async () => {
  const code = later<unknown>();
  const { state, complete } = watch({
    list: [
      <p key="p" title="x">
        {missingCode(code.promise)}
      </p>,
    ],
  });
  await settle();
  expect(state.done).toBe(false);
  code.resolve(() => null);
  await complete;
  expect(state.done).toBe(true);
});

test('style sheets are fetched by their addresses, other links are not', async () => {
  const sheet = later<void>();
  const asked: string[] = [];
  const { state, complete } = watch(
    <>
      <link rel="stylesheet" href="/assets/a.css" precedence="first" />
      <link rel="icon" href="/icon.svg" />
      <a href="/b.css" rel="stylesheet">
        no link element
      </a>
    </>,
    (href) => {
      asked.push(href);
      return sheet.promise;
    },
  );
  await settle();
  expect(asked).toEqual(['/assets/a.css']);
  expect(state.done).toBe(false);
  sheet.resolve();
  await complete;
});

test('the first failure counts as the page’s', async () => {
  const code = later<unknown>();
  const { complete } = watch([missingCode(code.promise), later().promise]);
  code.reject(new Error('The code could not be had.'));
  await expect(complete).rejects.toThrow('The code could not be had.');
});

test('what contains itself is looked at once, and a lazy component is code', async () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  await whenComplete(circle, async () => {});
  // Not requested yet; its payload only describes how to load it, so there is nothing to wait for.
  const Lazy = lazy(async () => ({ default: () => null }));
  await whenComplete(<Lazy />, async () => {});
});
