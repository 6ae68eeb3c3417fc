import { decodePath } from '#shared/decode-address.ts';
import type { PageReport } from '#shared/page-report.ts';
import type { Router } from '../router/start-router.ts';
import { drawPageReport } from './draw-page-report.ts';

/** In development: shows an edit and the page's problems immediately, and removes fixed ones. */
export function startDevRefresh(router: Router): void {
  // Written in full, because Vite searches for these words.
  const hot = import.meta.hot;
  if (!hot) return;
  const askForReport = () => hot.send('site:page', { pathname: decodePath(location.pathname) });
  let refreshing: Promise<boolean> | undefined;
  let isOutdated = false;
  let hasCrashed = false;
  const refreshUntilCurrent = async (): Promise<boolean> => {
    try {
      do {
        isOutdated = false;
        // A page that crashed before hydration receives nothing.
        if (hasCrashed && !isHydrated()) throw new Error('The page has crashed.');
        await router.refresh();
        if (hasCrashed) drawAgain();
      } while (isOutdated);
      askForReport();
      return true;
    } catch {
      // The page was removed or cannot be rendered, so the server has another response for this address.
      location.reload();
      return false;
    } finally {
      refreshing = undefined;
    }
  };
  /** The cause of the crash may be fixed; if not, the page crashes again. */
  const drawAgain = () => {
    hasCrashed = false;
    document.dispatchEvent(new Event('site:fixed'));
  };
  addEventListener('error', ({ error }) => {
    if (!(error instanceof Error)) return;
    hasCrashed = true;
    const { message, stack = '' } = error;
    hot.send('site:crash', { pathname: decodePath(location.pathname), message, stack });
  });
  /** Shows the current state of the page, one response at a time. Returns whether the page could be rendered. */
  const refresh = (): Promise<boolean> => {
    isOutdated = true;
    refreshing ??= refreshUntilCurrent();
    return refreshing;
  };
  hot.on('rsc:update', async () => {
    // Vite does not notice that a server component works again.
    if (await refresh()) removeOverlays((plugin) => !plugin.includes('site:'));
  });
  hot.on('site:update', async ({ hasErrors }: { hasErrors: boolean }) => {
    if (!hasErrors) removeOverlays((plugin) => plugin.includes('site:'));
    await refresh();
  });
  // Nothing was rendered for updates that the browser applied itself, so the page's problems are requested.
  hot.on('vite:afterUpdate', ({ updates }) => {
    if (updates.some(({ type }) => type === 'js-update')) askForReport();
  });
  hot.on('site:report', (report: PageReport) => drawPageReport(report));
  document.addEventListener('site:navigated', askForReport);
  // Nothing was listening for changes since the browser requested the document.
  hot.send('site:page', { pathname: decodePath(location.pathname), since: performance.timeOrigin });
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined;
}

/** Removes overlays by the plugin that they name. */
function removeOverlays(isFixed: (plugin: string) => boolean) {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) {
    const plugin = overlay.shadowRoot?.querySelector('.plugin')?.textContent ?? '';
    if (isFixed(plugin)) overlay.remove();
  }
}
