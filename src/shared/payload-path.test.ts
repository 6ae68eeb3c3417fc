import { expect, test } from 'vitest';
import { payloadAddress } from './payload-path.ts';

test.each([
  ['/', '/', '/payload.txt'],
  ['/docs', '/', '/docs/payload.txt'],
  ['/docs', '/site/', '/site/docs/payload.txt'],
  ['/', '/site/', '/site/payload.txt'],
  ['/docs/größe', '/', '/docs/gr%C3%B6%C3%9Fe/payload.txt'],
])('the payload of %s below %s is at %s', (path, baseUrl, address) => {
  expect(payloadAddress(path, baseUrl)).toBe(address);
});
