/** How long the text of a page takes to appear, in milliseconds. */
const DURATION = 150;

/**
 * Fades the text of the page in that has just been put on the screen. The page is there and can be read and used from
 * the first frame on: nothing waits for the fade. None for readers who prefer reduced motion.
 */
export function fadeIn(text: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  text?.animate({ opacity: [0.3, 1] }, { duration: DURATION, easing: 'ease-out' });
}
