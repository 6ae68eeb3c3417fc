import { expect, test } from 'vitest';
import { watchReader } from './watch-reader.ts';

/** A page whose events say whether they happen in the panel. */
function openPage() {
  const page = new EventTarget();
  const send = (kind: string) => page.dispatchEvent(new Event(kind));
  return { page, send };
}
const elsewhere = { contains: () => false };
const inside = { contains: () => true };

test.each(['beforeinput', 'focusin'])('a reader who goes on is noticed: %s', (kind) => {
  const { page, send } = openPage();
  const watch = watchReader(page, elsewhere);
  expect(watch.hasMovedOn()).toBe(false);
  send(kind);
  expect(watch.hasMovedOn()).toBe(true);
});

test('the panel itself, and what comes after the end, do not count', () => {
  const { page, send } = openPage();
  const watches = [watchReader(page, inside), watchReader(page, elsewhere)];
  watches[1]?.end();
  send('focusin');
  expect(watches.map(({ hasMovedOn }) => hasMovedOn())).toEqual([false, false]);
});
