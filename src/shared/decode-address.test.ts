import { expect, test } from 'vitest';
import { decodePart, decodePath } from './decode-address.ts';

test('a path is decoded, except what would change its meaning', () => {
  expect(decodePath('/docs/f%C3%BCr%20dich')).toBe('/docs/für dich');
  expect(decodePath('/docs/a%2Fb%3Fc%23d')).toBe('/docs/a%2Fb%3Fc%23d');
});

test('a part is decoded completely', () => {
  expect(decodePart('a%2Fb%3Fc%23d%20%E2%82%AC')).toBe('a/b?c#d €');
});

test.each(['100%', '%E0%A4%A', '%zz'])('invalid escapes stay unchanged: %j', (text) => {
  expect(decodePath(text)).toBe(text);
  expect(decodePart(text)).toBe(text);
});
