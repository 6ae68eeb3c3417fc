import { expect, test } from 'vitest';
import type { ApiSymbol } from '#shared/api.ts';
import { linkGuides } from './link-guides.ts';

const guides = linkGuides({
  site: 'https://trpc.io',
  version: { path: '/docs' },
  guides: new Map([
    ['/docs/client/links/wsLink', { title: 'WebSocket & link', compiled: { toc: [{ id: 'a' }] } }],
  ]),
});

function link(href: string, words = href): string {
  const symbol = { docs: '', see: [`<a href="${href}">${words}</a>`], parameters: [] };
  const given = { ...symbol, members: [], inherited: [] } as unknown as ApiSymbol;
  return guides.inSymbol(given).see[0] ?? '';
}

test('[D7] an address of a guide becomes its page with its title', () => {
  expect(link('https://trpc.io/docs/v11/client/links/wsLink#a')).toBe(
    '<a href="/docs/client/links/wsLink#a">WebSocket &amp; link</a>',
  );
});

test('[D7] a guide that has moved is found by its end; a heading that is gone is left out', () => {
  expect(link('https://trpc.io/docs/links/wsLink#gone', 'words')).toBe(
    '<a href="/docs/client/links/wsLink">words</a>',
  );
});

test('[D7] of an address that is no guide only the words stay; other sites are left alone', () => {
  expect(link('https://trpc.io/docs/nothing', 'words')).toBe('words');
  expect(link('https://example.com/docs')).toContain('href="https://example.com/docs"');
});
