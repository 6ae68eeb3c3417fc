import { expect, test } from 'vitest';
import type { SidebarCategory, SidebarItem, SidebarLink } from '#shared/sidebar.ts';
import { buildSidebarFiles } from './build-sidebar-files.ts';
import { countLinks, cutSidebar, MAX_SIDEBAR_LINKS } from './cut-sidebar.ts';

const links = (name: string, count: number): SidebarLink[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'link',
    label: `${name} ${index}`,
    href: `/docs/${name}/${index}`,
  }));

const category = (
  label: string,
  items: SidebarItem[],
  rest: Partial<SidebarCategory> = {},
): SidebarCategory => ({
  type: 'category',
  label,
  collapsed: true,
  collapsible: true,
  items,
  ...rest,
});

const cut = (items: SidebarItem[], path: string) =>
  cutSidebar({ sidebar: { id: 'docs', items }, path, whole: '/assets/docs.json' });

const server = category(
  'Server',
  [...links('server', 2), category('Adapters', links('adapters', 3), { href: '/docs/adapters' })],
  { href: '/docs/server' },
);
const client = category('Client', [category('React', links('react', 2))]);
const rule: SidebarItem = { type: 'html', html: '<hr>' };
const items = [...links('start', 1), rule, server, client];

test('[D5] the branch of the page is whole; closed categories lose their items', () => {
  const { items: left, whole } = cut(items, '/docs/server/1');
  expect(whole).toBe('/assets/docs.json');
  expect(left.slice(0, 2)).toEqual(items.slice(0, 2));
  expect(left[2]).toEqual({
    ...server,
    items: [...links('server', 2), { ...server.items[2], items: [], cut: [2, 2] }],
  });
});

test('[D5] a category without a page of its own keeps its first link', () => {
  const first = { type: 'link', label: 'react 0', href: '/docs/react/0' };
  expect(cut(items, '/docs/start/0').items[3]).toEqual({ ...client, items: [first], cut: [3] });
});

test('[D5] the page of a category opens that category only', () => {
  const [, , own, other] = cut(items, '/docs/server').items;
  expect(own).not.toHaveProperty('cut');
  expect(other).toHaveProperty('cut', [3]);
});

test('[D5] categories that are open by default stay, unless they are too long together', () => {
  const open = category('Open', links('open', 3), { collapsed: false });
  expect(cut([open, server], '/docs/server').items[0]).toEqual(open);

  const long = links('fixed', MAX_SIDEBAR_LINKS);
  const fixed = category('Fixed', long, { collapsed: false, collapsible: false });
  const [first, second] = cut([open, fixed], '/docs/open/1').items;
  expect(first).toEqual(open);
  expect(second).toEqual(category('Fixed', long.slice(0, 1), { cut: [1] }));
});

test('[D5] only long sidebars become files, whose names change with the content', () => {
  const hrefOf = (list: SidebarItem[]) =>
    buildSidebarFiles({ 'v1/docs': { id: 'docs', items: list } }).get('v1/docs')?.href;
  const long = [...items, ...links('more', MAX_SIDEBAR_LINKS - countLinks(items))];
  expect(hrefOf(long)).toBeUndefined();
  const href = hrefOf([...long, ...links('one', 1)]);
  expect(href).toMatch(/^\/assets\/sidebar-v1-docs-[0-9a-f]{16}\.json$/);
  expect(hrefOf([...long, ...links('other', 1)])).not.toBe(href);
});
