import { expect, test } from 'vitest';
import { requireOk } from './require-ok.ts';

test('a response with an error is named with its address and status', () => {
  const missing = new Response('Not here.', { status: 404 });
  expect(() => requireOk(missing, '/search/manifest.json')).toThrow(
    '/search/manifest.json responded with status 404.',
  );
  expect(() => requireOk(new Response('{}'), '/search/manifest.json')).not.toThrow();
});
