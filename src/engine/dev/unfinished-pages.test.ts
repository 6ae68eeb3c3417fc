import { expect, test, vi } from 'vitest';
import { UnfinishedPageError } from './draw-watch.ts';
import { createUnfinishedPages } from './unfinished-pages.ts';

test('[V5] a page that was slow can be requested again once it has finished', async () => {
  const onFinished = vi.fn();
  const pages = createUnfinishedPages({ onFinished });
  const error = new UnfinishedPageError(60);
  let finish = () => {};
  const rendering = new Promise<void>((resolve) => {
    finish = resolve;
  });
  pages.add({ path: '/slow', error, rendering });
  pages.add({ path: '/endless', error, rendering: new Promise(() => {}) });
  expect(() => pages.check('/slow')).toThrow(error);

  finish();
  await vi.waitFor(() => expect(onFinished).toHaveBeenCalledOnce());
  expect(() => pages.check('/slow')).not.toThrow();
  expect(() => pages.check('/endless')).toThrow(error);
});

test('a rendering from before a change says nothing about the page after it', async () => {
  const onFinished = vi.fn();
  const pages = createUnfinishedPages({ onFinished });
  const failed = Promise.reject(new Error('It threw.'));
  pages.add({ path: '/slow', error: new UnfinishedPageError(60), rendering: failed });
  pages.forget();
  await failed.catch(() => {});
  expect(() => pages.check('/slow')).not.toThrow();
  expect(onFinished).not.toHaveBeenCalled();
});
