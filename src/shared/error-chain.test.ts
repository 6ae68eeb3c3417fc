import { expect, test } from 'vitest';
import { errorChain } from './error-chain.ts';

test('[E1] lists the message and every cause, outermost first', () => {
  const root = new Error('disk is full');
  const middle = new Error('could not save', { cause: root });
  expect(errorChain(new Error('page failed', { cause: middle }))).toEqual([
    'page failed',
    'could not save',
    'disk is full',
  ]);
});

test('[E1] a cause that is no error is shown as text', () => {
  expect(errorChain(new Error('failed', { cause: 'timeout' }))).toEqual(['failed', 'timeout']);
});

test('[E1] a chain that leads back to itself ends', () => {
  const error = new Error('loop');
  error.cause = error;
  expect(errorChain(error)).toEqual(['loop']);
});
