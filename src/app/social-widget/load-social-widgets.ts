import type { SiteShell } from '#shared/site-shell.ts';

declare global {
  interface Window {
    /** The embedded social widget script's global. */
    twttr?: { widgets?: { load(): void } };
  }
}

/**
 * Asks the social widget script, if it is loaded, to render the page's widgets (row R7). Its errors do not affect the
 * page: a post that is not rendered stays a link.
 */
export function loadSocialWidgets(options: { socialWidget: SiteShell['socialWidget'] }): void {
  if (window.twttr?.widgets) {
    // Asynchronous, because an error within an effect would remove the page.
    queueMicrotask(() => window.twttr?.widgets?.load());
    return;
  }
  const source = options.socialWidget?.script;
  // Only pages that embed a post need the third-party script.
  if (!source || document.querySelector(`script[src="${source}"]`)) return;
  if (!document.querySelector('[data-social-post]')) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}
