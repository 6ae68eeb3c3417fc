/**
 * Fades from the page on the screen to what `update` puts there, where the browser can and the reader
 * likes motion. A change that begins while another still fades ends that one: nobody waits for it.
 */
export async function animateChange(update: () => Promise<void>): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in document)) return update();
  const transition = document.startViewTransition(update);
  // Skipped transitions reject these; the page is right all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
  return transition.updateCallbackDone;
}
