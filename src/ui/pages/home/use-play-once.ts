import { type RefObject, useEffect } from 'react';

/** Time to see the wire before it breaks, in milliseconds. */
const JOINED_MS = 1200;
/** Time to read the error, in milliseconds. */
const BROKEN_MS = 3200;

/**
 * Breaks the wire and mends it, once, when the client's end of it comes into view. The first touch of the page, or the
 * first key, stops this for good. Readers who prefer reduced motion never see it.
 *
 * @param place the element around the switch and both panes
 */
export function usePlayOnce(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = place.current?.querySelector('input');
    const end = place.current?.querySelector('[data-side="client"] [data-mark]');
    if (!box || !end || box.checked) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        timer = setTimeout(() => {
          box.checked = true;
          timer = setTimeout(() => stop(), BROKEN_MS);
        }, JOINED_MS);
      },
      { threshold: 1 },
    );
    const stop = (event?: Event) => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('pointerdown', stop, true);
      document.removeEventListener('keydown', stop, true);
      // Who presses the switch has seen its state.
      const isPressed =
        event?.target instanceof Node && box.closest('label')?.contains(event.target);
      if (!isPressed) box.checked = false;
    };
    document.addEventListener('pointerdown', stop, true);
    document.addEventListener('keydown', stop, true);
    observer.observe(end);
    return () => stop();
  }, [place]);
}
