import { expect, test } from 'vitest';
import { withoutSiteTitle, withSiteTitle } from './site-title.ts';

test('the site follows the title of a page, and is taken off again', () => {
  expect(withSiteTitle('Define routers', 'tRPC')).toBe('Define routers | tRPC');
  expect(withoutSiteTitle('Define routers | tRPC', 'tRPC')).toBe('Define routers');
});

test('only the end of a title is the site, and a title without it stays', () => {
  expect(withoutSiteTitle('tRPC | tRPC | tRPC', 'tRPC')).toBe('tRPC | tRPC');
  expect(withoutSiteTitle('tRPC', 'tRPC')).toBe('tRPC');
});
