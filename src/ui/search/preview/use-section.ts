import { type ReactNode, useEffect, useState } from 'react';
import { decodePart } from '#shared/decode-address.ts';
import { loadPageAhead } from '../../prefetch/page-ahead.ts';
import { readSection } from './read-section.tsx';

/** How long a hit is active before its page is loaded, in milliseconds, because arrow keys pass many. */
const LOAD_DELAY_MS = 100;

/**
 * Loads the page of a hit that stays active, which also makes opening it fast, and reads its section. Empty until then,
 * and if there is no such section.
 *
 * @param href path with the base URL and an anchor
 */
export function useSection(href: string | undefined): ReactNode[] {
  const [read, setRead] = useState<{ href: string; blocks: ReactNode[] }>();

  useEffect(() => {
    if (href === undefined || !mayLoad()) return;
    let isLeft = false;
    const timer = setTimeout(() => {
      const url = new URL(href, document.baseURI);
      loadPageAhead(url.href)?.then(
        (page) => {
          if (isLeft) return;
          const blocks = readSection(page, decodePart(url.hash.slice(1)));
          setRead({ href, blocks });
        },
        () => {
          // Opening it tries again and reports errors.
        },
      );
    }, LOAD_DELAY_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [href]);

  return read?.href === href ? (read?.blocks ?? []) : [];
}

/** Without a network, only pages saved for offline reading are available. */
function mayLoad(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller);
}
