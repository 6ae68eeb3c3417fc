import { expect, test } from 'vitest';
import { readPagePath } from './page-path.ts';

test.each([
  ['/docs', '/docs', 'html'],
  ['/docs/', '/docs', 'html'],
  ['/docs/start.html', '/docs/start', 'html'],
  ['/docs/start/index.html', '/docs/start', 'html'],
  ['/docs/v9/caf%C3%A9', '/docs/v9/café', 'html'],
  ['/docs/payload.txt', '/docs', 'payload'],
  ['/payload.txt', '/', 'payload'],
  ['/docs/payload.txt/more', '/docs/payload.txt/more', 'html'],
  ['/docs/start/samples.json', '/docs/start', 'samples'],
])('%s asks for the page %s, as %s', (path, page, part) => {
  expect(readPagePath(path)).toEqual({ page, part });
});
