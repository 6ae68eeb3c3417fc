import { expect, test } from 'vitest';
import { cacheName, type Places } from '../places.ts';
import { findSaved } from './find-saved.ts';

const root = 'https://docs.test/';
const version = { name: 'current', label: '2.x', path: '/docs', build: 'b' };
const record = { version, savedAt: '', headers: {}, manifest: { files: [{ href: '/a.js' }] } };

/** Storage with one saved version whose files are all gone when requested. */
function placesThatForget() {
  const opened: string[] = [];
  const name = cacheName({ root } as Places, version);
  const caches = {
    keys: async () => [name],
    match: async (address: string) =>
      address === `${root}offline/saved.json` ? Response.json(record) : undefined,
    open: async (cache: string) => {
      opened.push(cache);
      return { match: async () => undefined };
    },
  };
  return { places: { caches, root } as unknown as Places, opened };
}

test('a version that is removed while a page asks for a file is not begun anew', async () => {
  const { places, opened } = placesThatForget();
  expect(await findSaved(places, { path: '/a.js', from: '/docs' })).toBeUndefined();
  // Opening a removed cache creates an empty one that nothing would remove.
  expect(opened).toEqual([]);
});
