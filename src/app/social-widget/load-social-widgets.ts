import type { SiteShell } from '#shared/site-shell.ts';

declare global {
  interface Window {
    /** The embedded social widget script's global. */
    twttr?: { widgets?: { load(): void } };
  }
}

/**
 * Asks the social widget script, if it is there, to draw the page's widgets (row R7). What fails in it does not
 * concern the page: a post that is not drawn stays the link that it was.
 */
export function loadSocialWidgets(options: { socialWidget: SiteShell['socialWidget'] }): void {
  if (window.twttr?.widgets) {
    // By itself, because an error within an effect would take the page away.
    queueMicrotask(() => window.twttr?.widgets?.load());
    return;
  }
  const source = options.socialWidget?.script;
  // Only pages that embed a post need the third party's script.
  if (!source || document.querySelector(`script[src="${source}"]`)) return;
  if (!document.querySelector('[data-social-post]')) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}
