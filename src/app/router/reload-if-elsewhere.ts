/**
 * Loads the page in full if the reader goes back or forward to another one before the router is attached. After a reload,
 * the browser still counts the pages that the router showed before as states of one document, so it would only change
 * the address and leave the page.
 */
export function reloadIfElsewhere(): void {
  const [loaded] = performance.getEntriesByType('navigation');
  if (!loaded) return;
  const { pathname } = new URL(loaded.name);
  const check = () => {
    const isHydrated = document.documentElement.dataset.hydrated !== undefined;
    if (!isHydrated && location.pathname !== pathname) location.reload();
  };
  check();
  addEventListener('popstate', check);
}
