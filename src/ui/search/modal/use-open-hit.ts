import { useState } from 'react';
import type { SearchHit } from '#shared/search/search-hit.ts';
import { hasModifier } from '../../primitives/has-modifier.ts';
import type { SavedHit } from '../saved/saved-searches.ts';
import type { SavedSearchesControl } from '../saved/use-saved-searches.ts';
import { type Extras, loadExtras } from './use-extras.ts';

/**
 * What happens when a hit is opened: it becomes recent, its page is marked, and the dialog closes. Without a network,
 * only if its page is here.
 */
export function useOpenHit(options: {
  extras: Extras | undefined;
  saved: SavedSearchesControl;
  shut: () => void;
}) {
  const { extras, saved, shut } = options;
  const [isUnreachable, setIsUnreachable] = useState(false);

  const record = (hit: SearchHit | SavedHit) => {
    saved.open(hit);
    extras?.markLanding(hit);
  };
  return {
    /** Whether the last hit could not be opened. */
    isUnreachable,
    /** Called when another hit becomes active. */
    forgetUnreachable: () => setIsUnreachable(false),
    onOpen(hit: SearchHit | SavedHit, event: React.MouseEvent) {
      const isInNewTab = hasModifier(event);
      if (navigator.onLine) {
        record(hit);
        // After the click, because the browser still needs the link.
        if (!isInNewTab) queueMicrotask(shut);
      } else if (!isInNewTab) {
        event.preventDefault();
        loadExtras()
          .then(({ openOffline }) => openOffline(hit.href, () => record(hit)))
          .then(shut, () => setIsUnreachable(true));
      }
    },
    openInNewTab(hit: SearchHit | SavedHit, address: string) {
      // Without a network, it is unknown whether a new tab shows the page.
      if (navigator.onLine) saved.open(hit);
      window.open(address, '_blank', 'noopener');
    },
  };
}
