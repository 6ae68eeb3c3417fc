import { expect, test } from 'vitest';
import { containsPath } from './contains-path.ts';
import type { SidebarItem } from './sidebar.ts';

const category: SidebarItem = {
  type: 'category',
  label: 'Server',
  href: '/docs/server',
  collapsed: true,
  collapsible: true,
  items: [
    { type: 'html', html: '<hr>' },
    {
      type: 'category',
      label: 'Adapters',
      collapsed: true,
      collapsible: true,
      items: [{ type: 'link', label: 'Express', href: '/docs/server/adapters/express' }],
    },
  ],
};

test('[D5] a category contains its own page and every page below it', () => {
  expect(containsPath(category, '/docs/server')).toBe(true);
  expect(containsPath(category, '/docs/server/adapters/express')).toBe(true);
  expect(containsPath(category, '/docs/server/adapters')).toBe(false);
});
