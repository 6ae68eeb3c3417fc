import { type ConfigHref, hrefSchema } from '#schema/href.ts';
import type { NavbarItemInput } from '#schema/navbar-item-config.ts';
import { defined } from '../defined.ts';
import { movedAddress } from './moved-address.ts';
import { decideAt, type MigrationNote } from './note.ts';
import type { SourceData } from './source-data.ts';

interface NavbarContext {
  /** Id of a doc in the source -> id here. */
  newId: (id: string) => string | undefined;
  moved: ReadonlyMap<string, string>;
  notes: MigrationNote[];
}

export function migrateNavbarItems(items: SourceData, context: NavbarContext): NavbarItemInput[] {
  return items.parts().flatMap(([, item]) => migrateItem(item, context));
}

function migrateItem(item: SourceData, context: NavbarContext): NavbarItemInput[] {
  const { newId, notes } = context;
  const label = item.get('label').text() ?? item.get('aria-label').text();
  const position = item.get('position').text() === 'right' ? { position: 'right' as const } : {};
  const hasItems = item.get('items').isThere();
  const type = item.get('type').text() ?? (hasItems ? 'dropdown' : 'default');
  const href = hrefOf(item, context.moved);
  if (type === 'dropdown' && label) {
    const plain = dropdownItems(item.get('items'), context);
    if (plain.length > 0) return [{ type: 'dropdown', label, ...position, items: plain }];
  }
  if (type === 'default' && label && href) {
    const base = item.get('activeBasePath').text();
    const below = base && { activeBasePath: `/${base.replace(/^\/+|\/+$/g, '')}` };
    return [{ type: 'link', label, href, ...position, ...(below || {}) }];
  }
  const docId = item.get('docId').text();
  if (type === 'doc' && docId) {
    return [
      {
        type: 'doc',
        docId: newId(docId) ?? docId,
        ...defined({ label: label || undefined }),
        ...position,
      },
    ];
  }
  const sidebarId = item.get('sidebarId').text();
  if (type === 'docSidebar' && sidebarId) {
    if (label === undefined) {
      const message = `the item of the navbar for "${sidebarId}" has no label: it is called "${sidebarId}" now`;
      notes.push(decideAt(item.place, message));
    }
    return [{ type: 'docSidebar', sidebarId, label: label ?? sidebarId, ...position }];
  }
  if (type === 'docsVersion') {
    return [
      { type, ...defined({ label: label || undefined }), ...(href && { to: href }), ...position },
    ];
  }
  const value = item.get('value').text();
  if (type === 'html' && value) return [{ type, value, ...position }];
  if (type === 'docsVersionDropdown' || type === 'localeDropdown' || type === 'search') {
    return [{ type, ...position }];
  }
  item.skip();
  const message = `the item ${label ? `"${label}" ` : ''}of the navbar is gone: it is of the type "${type}", ${type === 'default' ? 'and has no label or no address that can be read' : 'which nothing here draws'}`;
  notes.push(decideAt(item.place, message));
  return [];
}

type DropdownItem = Extract<NavbarItemInput, { type: 'dropdown' }>['items'][number];

/** Dropdowns can contain only links to pages. */
function dropdownItems(items: SourceData, context: NavbarContext): DropdownItem[] {
  return items.parts().flatMap(([, child]) =>
    migrateItem(child, context).flatMap((item): DropdownItem[] => {
      if (item.type === 'link') return [{ type: item.type, label: item.label, href: item.href }];
      if (item.type === 'doc' || item.type === 'docSidebar' || item.type === 'docsVersion') {
        const { position: _, ...rest } = item;
        return [rest];
      }
      const message = `an item of the type "${item.type}" is gone from a dropdown of the navbar: they hold links`;
      context.notes.push(decideAt(child.place, message));
      return [];
    }),
  );
}

/** Target of a navbar or footer item. */
export function hrefOf(
  item: SourceData,
  moved: ReadonlyMap<string, string>,
): ConfigHref | undefined {
  const to = item.get('to').text();
  const written = to ?? item.get('href').text();
  if (written === undefined) return undefined;
  const address = written.startsWith('pathname://') ? written.slice('pathname://'.length) : written;
  const isPath = !address.startsWith('/') && !/^[a-z]+:/i.test(address);
  const path = isPath && to !== undefined ? `/${address.replace(/^\.\//, '')}` : address;
  const isSite = path.startsWith('/') && path.length > 1;
  return hrefSchema.safeParse(movedAddress(moved, isSite ? path.replace(/\/$/, '') : path)).data;
}
