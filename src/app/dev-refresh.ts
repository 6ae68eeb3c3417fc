import type { Router } from './router/start-router.ts';

/** In development: shows an edit at once, and takes the error overlay away when it was mended. */
export function startDevRefresh(router: Router): void {
  const refresh = async () => {
    await router.refresh();
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  };
  import.meta.hot?.on('rsc:update', refresh);
  import.meta.hot?.on('site:update', refresh);
}
