/** How long a navigation may take before the progress bar shows, in milliseconds. */
export const PROGRESS_DELAY = 200;

/**
 * Announces a navigation to the progress bar: after the delay the root element carries
 * `data-navigating`, which the style sheet draws. Returns how to end it.
 */
export function startProgress(root: HTMLElement, delay = PROGRESS_DELAY): () => void {
  const timer = setTimeout(() => root.setAttribute('data-navigating', ''), delay);
  return () => {
    clearTimeout(timer);
    root.removeAttribute('data-navigating');
  };
}
