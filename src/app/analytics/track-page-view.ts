import type { SiteShell } from '#shared/site-shell.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...args: unknown[]) => void;
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/**
 * Tells the tracking script which page is shown, then that it was viewed (row R8). Nothing is loaded or sent without a
 * tracking id, or for readers who send Do Not Track or Global Privacy Control.
 */
export function trackPageView(options: { analytics: SiteShell['analytics']; path: string }): void {
  const { analytics, path } = options;
  if (!analytics?.trackingId) return;
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
  const gtag = window.gtag ?? loadTrackingScript(analytics);
  gtag('set', 'page_path', path);
  gtag('event', 'page_view');
}

function loadTrackingScript(analytics: NonNullable<SiteShell['analytics']>) {
  const queue: unknown[] = [];
  window.dataLayer = queue;
  window.gtag = function gtag() {
    // The tracking script reads argument objects, not arrays.
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  };
  window.gtag('js', new Date());
  // Page views are sent here, once for each page.
  window.gtag('config', analytics.trackingId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  const source = new URL(analytics.script);
  source.searchParams.set('id', analytics.trackingId);
  script.src = source.href;
  document.head.append(script);
  return window.gtag;
}
