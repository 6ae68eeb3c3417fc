import { useEffect, useRef, useState } from 'react';
import type { SidebarCategory, SidebarItem } from '#shared/sidebar.ts';
import { mayPrefetch, readConnection } from '../../prefetch/connection.ts';
import { siteAnswers } from '../../primitives/site-answers.ts';
import { loadItems } from './whole-sidebar.ts';

/**
 * The items of a category. If the page has cut it, they are loaded when it opens. Those that an earlier page had stay. If
 * a retry also fails although the site responds, the page is loaded again: a later deploy may have replaced the file.
 *
 * @param options.whole the file with all items
 * @returns `items` are the page's own until all are loaded; `prepare` loads them before the category opens,
 *   unless the reader saves data (row R6)
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
  const isRetry = useRef(false);
  // During rendering, so that an open list stays when the next page cuts it.
  if (whole && !cut && known !== items) setKnown(items);
  const missing = whole && !known ? cut : undefined;

  useEffect(() => {
    if (!whole || !missing || !isShown || error) return;
    let isWanted = true;
    loadItems(whole, missing).then(setKnown, async (cause: Error) => {
      if (isRetry.current && (await siteAnswers()) && isWanted) location.reload();
      else setError(cause);
    });
    return () => {
      isWanted = false;
    };
  }, [whole, missing, isShown, error]);

  return {
    items: known ?? items,
    isLoading: missing && isShown && !error,
    error: missing && isShown ? error : undefined,
    prepare: () => {
      if (!whole || !missing || !mayPrefetch(readConnection())) return;
      loadItems(whole, missing).then(setKnown, () => {});
    },
    retry: () => {
      isRetry.current = true;
      setError(undefined);
    },
  };
}
