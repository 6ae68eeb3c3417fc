import { useState } from 'react';
import type { SearchHit } from '#shared/search/search-hit.ts';
import { hasModifier } from '../../primitives/has-modifier.ts';
import type { SavedHit } from '../saved/saved-searches.ts';
import { type Extras, loadExtras } from './use-extras.ts';

/**
 * What happens when a link of the dialog is followed: the dialog closes, and a hit becomes recent and is marked on its
 * page. Without a network, only if the page is here.
 */
export function useOpenHit(options: {
  extras: Extras | undefined;
  /** Makes a hit recent. */
  save: (hit: SearchHit | SavedHit) => void;
  shut: () => void;
  focusField: () => void;
}) {
  const { extras, save, shut, focusField } = options;
  const [isUnreachable, setIsUnreachable] = useState(false);

  const follow = (event: React.MouseEvent, href: string, onFound = () => {}) => {
    const isInNewTab = opensElsewhere(event);
    if (navigator.onLine) {
      onFound();
      // After the click, because the browser still needs the link.
      if (!isInNewTab) queueMicrotask(shut);
    } else if (!isInNewTab) {
      event.preventDefault();
      loadExtras()
        .then(({ openOffline }) => openOffline(href, onFound))
        .then(shut, () => setIsUnreachable(true));
    }
  };
  return {
    /** Whether the last page could not be opened. */
    isUnreachable,
    /** Called when another hit becomes active. */
    forgetUnreachable: () => setIsUnreachable(false),
    onFollow: follow,
    /** For clicks with any button. Those after the first two open a menu, or go back and forward. */
    onOpen(hit: SearchHit | SavedHit, event: React.MouseEvent) {
      if (event.button > 1) return;
      const isInNewTab = opensElsewhere(event);
      follow(event, hit.href, () => {
        save(hit);
        if (!isInNewTab) extras?.markLanding(hit);
      });
      // A click moves the focus to the hit, but the keys of the list are the field's.
      if (event.defaultPrevented || isInNewTab) focusField();
    },
    openInNewTab(hit: SearchHit | SavedHit, address: string) {
      // Without a network, it is unknown whether a new tab shows the page.
      if (navigator.onLine) save(hit);
      window.open(address, '_blank', 'noopener');
    },
  };
}

/** Whether the browser opens the link in another tab or window, as it does for the middle button. */
const opensElsewhere = (event: React.MouseEvent) => event.button === 1 || hasModifier(event);
