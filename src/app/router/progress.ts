/** Duration of a navigation before the progress bar shows, in milliseconds. */
export const PROGRESS_DELAY_MS = 200;

/**
 * Announces a navigation to the progress bar: after the delay, the root element gets
 * `data-navigating`, which the style sheet uses. Returns a function that ends it.
 */
export function startProgress(root: HTMLElement, delay = PROGRESS_DELAY_MS): () => void {
  const timer = setTimeout(() => root.setAttribute('data-navigating', ''), delay);
  return () => {
    clearTimeout(timer);
    root.removeAttribute('data-navigating');
  };
}
