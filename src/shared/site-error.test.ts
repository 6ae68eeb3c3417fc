import { expect, test } from 'vitest';
import { SiteError } from './site-error.ts';

test('an error of the site has what it knows, and no cause if there is none', () => {
  const error = new SiteError('doc-not-found', 'There is no page "a".', { hint: 'Add it.' });
  expect(error).toMatchObject({ name: 'SiteError', code: 'doc-not-found', hint: 'Add it.' });
  expect(error.location).toBeUndefined();
  // A cause that is undefined would be printed.
  expect('cause' in error).toBe(false);
  expect('cause' in new SiteError('build-failed', 'It failed.')).toBe(false);
});

test('an error keeps its cause and its place', () => {
  const cause = new Error('ENOENT');
  const location = { file: 'site.config.ts', line: 3 };
  const error = new SiteError('config-invalid', 'It is invalid.', { cause, location });
  expect(error.cause).toBe(cause);
  expect(error.location).toEqual(location);
});
