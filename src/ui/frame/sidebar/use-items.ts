import { useEffect, useState } from 'react';
import type { SidebarCategory, SidebarItem } from '#shared/sidebar.ts';
import { loadItems } from './whole-sidebar.ts';

/**
 * The items of a category. If the page has cut it, they are loaded when it opens. Those that an earlier page had stay.
 *
 * @param options.whole the file with all items
 * @returns `items` are the page's own until all are loaded; `prepare` loads them before the category opens
 */
export function useItems(options: {
  category: SidebarCategory;
  whole: string | undefined;
  isShown: boolean;
}) {
  const { category, whole, isShown } = options;
  const { cut, items } = category;
  const [known, setKnown] = useState<SidebarItem[]>();
  const [error, setError] = useState<Error>();
  // During rendering, so that an open list stays when the next page cuts it.
  if (whole && !cut && known !== items) setKnown(items);
  const missing = whole && !known ? cut : undefined;

  useEffect(() => {
    if (whole && missing && isShown && !error) loadItems(whole, missing).then(setKnown, setError);
  }, [whole, missing, isShown, error]);

  return {
    items: known ?? items,
    isLoading: missing && isShown && !error,
    error: missing && isShown ? error : undefined,
    prepare: () => {
      if (whole && missing) loadItems(whole, missing).then(setKnown, () => {});
    },
    retry: () => setError(undefined),
  };
}
