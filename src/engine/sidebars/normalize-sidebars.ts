import type { SidebarItemConfig, SidebarsConfig } from '#schema/sidebar-config.ts';
import type { ConfigPath, NormalizedItem, NormalizedSidebar } from './normalized-sidebar.ts';

/** Expands shorthands. */
export function normalizeSidebars(config: SidebarsConfig): NormalizedSidebar[] {
  return Object.entries(config).map(([id, items]) => ({ id, items: normalizeItems(items, [id]) }));
}

function normalizeItems(items: SidebarItemConfig[], at: ConfigPath): NormalizedItem[] {
  return items.map((item, index) => normalizeItem(item, [...at, index]));
}

function normalizeItem(item: SidebarItemConfig, at: ConfigPath): NormalizedItem {
  if (typeof item === 'string') return { type: 'doc', id: item, at };
  if (item.type !== 'category') return { ...item, at };
  return { ...item, at, items: normalizeItems(item.items, [...at, 'items']) };
}
