import { type ReactNode, useEffect, useState } from 'react';
import { decodePart } from '#shared/decode-address.ts';
import type { SearchHit } from '#shared/search/search-hit.ts';
import { loadPageAhead } from '../../prefetch/page-ahead.ts';
import type { SavedHit } from '../saved/saved-searches.ts';
import { readSection } from './read-section.tsx';

/** A hit with the section that it leads to. */
export interface HitSection {
  hit: SearchHit | SavedHit;
  /** Empty until its page is loaded, and if it has no such section. */
  blocks: ReactNode[];
}

/** How long a hit is active before it is shown and its page is loaded, in milliseconds, because keys pass many. */
const STAY_MS = 100;

/**
 * The active hit with its section, once it stays for a moment; until then the one before it. Rows come first: while keys
 * are typed, another preview with each of them would cost as much as the list. Loading its page also makes opening it fast.
 */
export function useSection(hit: SearchHit | SavedHit | undefined): HitSection | undefined {
  const [section, setSection] = useState<HitSection>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the section only changes with the hit
  useEffect(() => {
    if (!hit) return setSection(undefined);
    let isLeft = false;
    const timer = setTimeout(() => {
      const blocks = section?.hit.href === hit.href ? section.blocks : [];
      setSection({ hit, blocks });
      if (blocks.length > 0 || !mayLoad()) return;
      const url = new URL(hit.href, document.baseURI);
      loadPageAhead(url.href)?.then(
        (page) => {
          if (isLeft) return;
          setSection({ hit, blocks: readSection(page, decodePart(url.hash.slice(1))) });
        },
        () => {
          // Opening it tries again and reports errors.
        },
      );
    }, STAY_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [hit]);

  return hit && (section ?? { hit, blocks: [] });
}

/** Without a network, only pages saved for offline reading are available. */
function mayLoad(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller);
}
