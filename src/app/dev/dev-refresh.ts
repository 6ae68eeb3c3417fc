import type { PageReport } from '#shared/page-report.ts';
import type { Router } from '../router/start-router.ts';
import { drawPageReport } from './draw-page-report.ts';

/** In development: shows an edit at once, what is wrong with the page, and takes away what was mended. */
export function startDevRefresh(router: Router): void {
  // Written in full: Vite looks for these words.
  const hot = import.meta.hot;
  if (!hot) return;
  const askForReport = () => hot.send('site:page', { pathname: decodeURI(location.pathname) });
  const refresh = async () => {
    try {
      await router.refresh();
    } catch {
      // The page is gone, or cannot be drawn: the server has something else for this address.
      location.reload();
    }
    askForReport();
  };
  hot.on('rsc:update', refresh);
  hot.on('site:update', async ({ hasErrors }: { hasErrors: boolean }) => {
    if (!hasErrors) removeOverlays();
    await refresh();
  });
  hot.on('site:report', (report: PageReport) => drawPageReport(report));
  document.addEventListener('site:navigated', askForReport);
  askForReport();
}

/** Those about the site. Overlays about the app's own code are Vite's, and go when Vite says so. */
function removeOverlays() {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) {
    const plugin = overlay.shadowRoot?.querySelector('.plugin')?.textContent;
    if (plugin?.includes('site:')) overlay.remove();
  }
}
