import { expect, test } from 'vitest';
import type { NavbarItem } from '#shared/navbar-items.ts';
import { activeNavbarHref } from './active-navbar-href.ts';

const items: NavbarItem[] = [
  { type: 'link', position: 'left', label: 'Docs', href: '/docs', activeBasePath: '/docs' },
  { type: 'link', position: 'left', label: 'Quickstart', href: '/docs/quickstart' },
  {
    type: 'link',
    position: 'left',
    label: 'Next.js',
    href: '/docs/client/nextjs',
    activeBasePath: '/docs/client/nextjs',
  },
  { type: 'search', position: 'right' },
];

test.each([
  ['/docs/quickstart', '/docs/quickstart'],
  ['/docs/client/nextjs/setup', '/docs/client/nextjs'],
  ['/docs/server/routers', '/docs'],
  ['/docsmith', undefined],
  ['/blog', undefined],
])('[L5] on %s the active link is %s', (path, href) => {
  expect(activeNavbarHref(items, path)).toBe(href);
});
