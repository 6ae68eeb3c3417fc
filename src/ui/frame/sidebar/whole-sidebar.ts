import { withBaseUrl } from '#shared/base-url.ts';
import type { SidebarItem } from '#shared/sidebar.ts';
import { requireOk } from '../../primitives/require-ok.ts';

/** By address; kept during client navigation. */
const sidebars = new Map<string, Promise<SidebarItem[]>>();

/**
 * Loads the items of a category that the page has cut.
 *
 * @param whole the file with all items of the sidebar, requested once unless that fails
 * @param cut place of the category in it
 */
export async function loadItems(whole: string, cut: number[]): Promise<SidebarItem[]> {
  const sidebar = sidebars.get(whole) ?? request(withBaseUrl(whole, import.meta.env.BASE_URL));
  sidebars.set(whole, sidebar);
  try {
    return cut.reduce<SidebarItem[]>(
      (items, index) => {
        const item = items[index];
        return item?.type === 'category' ? item.items : [];
      },
      await sidebar,
    );
  } catch (error) {
    sidebars.delete(whole);
    throw error;
  }
}

async function request(url: string): Promise<SidebarItem[]> {
  try {
    const response = await fetch(url);
    requireOk(response, url);
    return await response.json();
  } catch (cause) {
    // The cause is for developers.
    throw new Error(STRINGS.frame.codeFailed, { cause });
  }
}
