import { withBaseUrl } from '#shared/base-url.ts';
import type { SidebarItem } from '#shared/sidebar.ts';
import { loadOnce } from '../../primitives/load-once.ts';
import { requireOk } from '../../primitives/require-ok.ts';

/** By site path. */
const loadSidebar = loadOnce(async (whole): Promise<SidebarItem[]> => {
  const url = withBaseUrl(whole, import.meta.env.BASE_URL);
  try {
    const response = await fetch(url);
    requireOk(response, url);
    return await response.json();
  } catch (cause) {
    // The cause is for developers.
    throw new Error(STRINGS.frame.codeFailed, { cause });
  }
});

/**
 * Loads the items of a category that the page has cut.
 *
 * @param whole the file with all items of the sidebar
 * @param cut place of the category in it
 */
export async function loadItems(whole: string, cut: number[]): Promise<SidebarItem[]> {
  let items = await loadSidebar(whole);
  for (const index of cut) {
    const item = items[index];
    items = item?.type === 'category' ? item.items : [];
  }
  return items;
}
