/** Duration of the fade, in milliseconds. */
const FADE_DURATION_MS = 150;

/**
 * Fades in the text of a page that has just been shown. The page can be read and used from the first frame, because
 * nothing waits for the fade. There is none for readers who prefer reduced motion.
 */
export function fadeIn(text: Element | null): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  text?.animate({ opacity: [0.3, 1] }, { duration: FADE_DURATION_MS, easing: 'ease-out' });
}
