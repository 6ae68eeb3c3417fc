import { expect, test } from 'vitest';
import { keyAction } from './key-action.ts';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  keyCode: 0,
  ...more,
});

test.each([
  [press('ArrowDown'), { type: 'move', to: 'next' }],
  [press('ArrowUp'), { type: 'move', to: 'previous' }],
  [press('Home'), undefined],
  [press('End'), undefined],
  [press('ArrowUp', { altKey: true }), undefined],
  [press('ArrowDown', { ctrlKey: true }), undefined],
  [press('Enter'), { type: 'open', inNewTab: false }],
  [press('Enter', { metaKey: true }), { type: 'open', inNewTab: true }],
  [press('Enter', { isComposing: true }), undefined],
  [press('Enter', { keyCode: 229 }), undefined],
  [press('a'), undefined],
])('[S9] %o does %o', (keys, action) => {
  expect(keyAction(keys)).toEqual(action);
});
