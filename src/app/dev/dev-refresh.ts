import type { PageReport } from '#shared/page-report.ts';
import type { Router } from '../router/start-router.ts';
import { drawPageReport } from './draw-page-report.ts';

/** In development: shows an edit at once, what is wrong with the page, and takes away what was mended. */
export function startDevRefresh(router: Router): void {
  // Written in full: Vite looks for these words.
  const hot = import.meta.hot;
  if (!hot) return;
  const askForReport = () => hot.send('site:page', { pathname: decodeURI(location.pathname) });
  let refreshing: Promise<boolean> | undefined;
  let isOutdated = false;
  let hasCrashed = false;
  const refreshUntilCurrent = async (): Promise<boolean> => {
    try {
      do {
        isOutdated = false;
        // A page that crashed before it was taken over hears nothing.
        if (hasCrashed && !isHydrated()) throw new Error('The page has crashed.');
        await router.refresh();
        if (hasCrashed) drawAgain();
      } while (isOutdated);
      askForReport();
      return true;
    } catch {
      // The page is gone, or cannot be drawn: the server has something else for this address.
      location.reload();
      return false;
    } finally {
      refreshing = undefined;
    }
  };
  /** What the crash was about may be mended; if not, the page crashes again. */
  const drawAgain = () => {
    hasCrashed = false;
    document.dispatchEvent(new Event('site:mended'));
  };
  addEventListener('error', ({ error }) => {
    if (!(error instanceof Error)) return;
    hasCrashed = true;
    const { message, stack = '' } = error;
    hot.send('site:crash', { pathname: decodeURI(location.pathname), message, stack });
  });
  /** Shows the page as it is now, one answer after the other. Returns whether the page could be drawn. */
  const refresh = (): Promise<boolean> => {
    isOutdated = true;
    refreshing ??= refreshUntilCurrent();
    return refreshing;
  };
  hot.on('rsc:update', async () => {
    // Vite does not hear that a component on the server is whole again.
    if (await refresh()) removeOverlays((plugin) => !plugin.includes('site:'));
  });
  hot.on('site:update', async ({ hasErrors }: { hasErrors: boolean }) => {
    if (!hasErrors) removeOverlays((plugin) => plugin.includes('site:'));
    await refresh();
  });
  // What browsers have taken over by themselves, nothing was drawn for: what is wrong with it is asked for.
  hot.on('vite:afterUpdate', ({ updates }) => {
    if (updates.some(({ type }) => type === 'js-update')) askForReport();
  });
  hot.on('site:report', (report: PageReport) => drawPageReport(report));
  document.addEventListener('site:navigated', askForReport);
  // What has changed since the browser asked for the document, nobody was listening to.
  hot.send('site:page', { pathname: decodeURI(location.pathname), since: performance.timeOrigin });
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hydrated !== undefined;
}

/** Removes overlays by the plugin that they name. */
function removeOverlays(isMended: (plugin: string) => boolean) {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) {
    const plugin = overlay.shadowRoot?.querySelector('.plugin')?.textContent ?? '';
    if (isMended(plugin)) overlay.remove();
  }
}
