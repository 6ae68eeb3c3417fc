import { describe, expect, test } from 'vitest';
import { findSection } from './find-section.ts';

const elements = [
  { id: 'initialize-trpc' },
  { id: 'queryKey' },
  { id: 'nodejs--deno' },
  { id: 'été' },
  { id: 'lazy-load', movedTo: 'https://example.com/docs/server/routers#lazy' },
];
const find = (hash: string) => findSection({ hash, elements });

describe('findSection', () => {
  test.each(['#queryKey', '#%C3%A9t%C3%A9', '#', '', '#gone', '#initialize'])(
    '[R2] %j is left to the browser',
    (hash) => {
      expect(find(hash)).toBeUndefined();
    },
  );

  test.each([
    ['#querykey', '#queryKey'],
    ['#query-key', '#queryKey'],
    ['#Initialize_tRPC', '#initialize-trpc'],
    ['#nodejs-deno', '#nodejs--deno'],
    ['#Nodejs%20deno', '#nodejs--deno'],
    ['#%C3%89t%C3%A9', '#%C3%A9t%C3%A9'],
    ['#initializetrpc:~:text=router', '#initialize-trpc'],
  ])('[R2] %j finds %j', (hash, address) => {
    expect(find(hash)).toBe(address);
  });

  test('[R2] a section that has left is followed, however it is written', () => {
    const address = 'https://example.com/docs/server/routers#lazy';
    expect(find('#lazy-load')).toBe(address);
    expect(find('#Lazy-Load')).toBe(address);
  });

  test('an exact id wins over one before it that is nearly the same', () => {
    const twins = [{ id: 'useQuery' }, { id: 'usequery' }];
    expect(findSection({ hash: '#usequery', elements: twins })).toBeUndefined();
  });

  test('an anchor without a name leads nowhere, even if an id is only dashes', () => {
    expect(findSection({ hash: '#', elements: [{ id: '--' }] })).toBeUndefined();
  });

  test('an escape that is none does not break the page', () => {
    expect(find('#%')).toBeUndefined();
    expect(findSection({ hash: '#100%', elements: [{ id: '100%' }] })).toBeUndefined();
  });
});
