import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How long the wire takes from one entry to the next, in milliseconds. */
const SLIDE = 200;

/**
 * Lets the wire slide. The wire is the `::before` of the list's entry with `aria-current`, so it is where
 * it belongs by style sheet alone, also without script and while lists around it open and close; when
 * another entry becomes current, it comes from where it was. Nothing slides to the first entry, from or to
 * one that is not shown, or for readers who prefer reduced motion.
 *
 * @param list the element around all entries; the one that scrolls, if they do
 * @param current what is current: a change of it moves the wire
 */
export function useWireSlide(list: RefObject<HTMLElement | null>, current: string | undefined) {
  const last = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each current entry again
  useLayoutEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    const from = last.current;
    // Safari has `checkVisibility` since 17.4 only.
    const to = entry?.getClientRects().length ? topIn(list.current, entry) : undefined;
    last.current = to;
    if (!entry || from === undefined || to === undefined || from === to) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    entry.animate([{ translate: `0 ${from - to}px` }, { translate: '0 0' }], {
      pseudoElement: '::before',
      duration: SLIDE,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }, [current]);
}

/** Distance from the start of the list, however far it is scrolled. */
function topIn(list: HTMLElement | null, entry: HTMLElement): number {
  const start = (list?.getBoundingClientRect().top ?? 0) - (list?.scrollTop ?? 0);
  return entry.getBoundingClientRect().top - start;
}
