import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Duration of the wire's movement between entries, in milliseconds. */
const SLIDE_DURATION_MS = 200;

/**
 * Animates the wire. The wire is the `::before` of the list's entry with `aria-current`, so the style sheet alone
 * positions it, also without a script and while surrounding lists open and close. When another entry becomes current,
 * it slides there from its previous position. It does not slide to the first current entry, from or to a hidden one, or
 * for readers who prefer reduced motion.
 *
 * @param list the element around all entries; the scrolling one, if they scroll
 * @param current identifies the current entry; a change moves the wire
 */
export function useWireSlide(list: RefObject<HTMLElement | null>, current: string | undefined) {
  const last = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each current entry again
  useLayoutEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    const from = last.current;
    // Safari has `checkVisibility` only since 17.4.
    const to = entry?.getClientRects().length ? topIn(list.current, entry) : undefined;
    last.current = to;
    if (!entry || from === undefined || to === undefined || from === to) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    entry.animate([{ translate: `0 ${from - to}px` }, { translate: '0 0' }], {
      pseudoElement: '::before',
      duration: SLIDE_DURATION_MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }, [current]);
}

/** Distance from the start of the list, independent of scrolling. */
function topIn(list: HTMLElement | null, entry: HTMLElement): number {
  const start = (list?.getBoundingClientRect().top ?? 0) - (list?.scrollTop ?? 0);
  return entry.getBoundingClientRect().top - start;
}
