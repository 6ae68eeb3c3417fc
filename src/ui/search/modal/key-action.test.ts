import { expect, test } from 'vitest';
import { keyAction } from './key-action.ts';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  ...more,
});

test.each([
  [press('ArrowDown'), { type: 'move', to: 'next' }],
  [press('Home'), { type: 'move', to: 'first' }],
  [press('Home', { shiftKey: true }), undefined],
  [press('ArrowUp', { altKey: true }), undefined],
  [press('End', { ctrlKey: true }), undefined],
  [press('Enter'), { type: 'open', inNewTab: false }],
  [press('Enter', { metaKey: true }), { type: 'open', inNewTab: true }],
  [press('Enter', { isComposing: true }), undefined],
  [press('a'), undefined],
])('[S9] %o does %o', (keys, action) => {
  expect(keyAction(keys)).toEqual(action);
});
