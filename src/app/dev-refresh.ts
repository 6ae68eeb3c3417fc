import type { Router } from './router/start-router.ts';

/** In development: shows an edit at once, and takes the error overlay away when it was mended. */
export function startDevRefresh(router: Router): void {
  import.meta.hot?.on('rsc:update', () => router.refresh());
  import.meta.hot?.on('site:update', async ({ hasErrors }: { hasErrors: boolean }) => {
    await router.refresh();
    if (hasErrors) return;
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  });
}
