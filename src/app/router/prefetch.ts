import type { Target } from './resolve-target.ts';

/** The browser's network information: `navigator.connection`, only in Chromium. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection allows loading pages that may never be opened (row R6). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Whether it also allows that without any intent of the reader (row R6): not on 3G, where only intent prefetches. */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return mayPrefetch(connection) && connection?.effectiveType !== '3g';
}

/**
 * Loads a page as soon as the reader shows the intent to open it (pointer, focus or finger on a link), and when a link
 * marked `data-prefetch="view"` comes into view.
 */
export function startPrefetch(options: {
  document: Document;
  payloadOf: (link: HTMLAnchorElement) => string | undefined;
  load: (payloadUrl: string) => Promise<unknown>;
  connection: () => Connection | undefined;
}): void {
  const { document, payloadOf, load, connection } = options;

  const prefetch = (link: Element | null | undefined) => {
    if (!(link instanceof HTMLAnchorElement) || !mayPrefetch(connection())) return;
    const payloadUrl = payloadOf(link);
    // A failure here has no effect, because the navigation itself tries again and reports errors.
    if (payloadUrl) load(payloadUrl).catch(() => {});
  };

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      type,
      (event) => prefetch(event.target instanceof Element ? event.target.closest('a') : null),
      { passive: true },
    );
  }

  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      observer.unobserve(entry.target);
      prefetch(entry.target);
    }
  });
  const observe = () => {
    observer.disconnect();
    for (const link of document.querySelectorAll('a[data-prefetch="view"]')) observer.observe(link);
  };
  observe();
  document.addEventListener('site:navigated', observe);
}

/** Payload address of a link, if a click opens another page of this site in this tab. */
export function findPayload(
  link: HTMLAnchorElement,
  resolve: (address: string) => Target | undefined,
): string | undefined {
  const { href, download, target, ownerDocument } = link;
  if (href === '' || download || (target !== '' && target !== '_self')) return undefined;
  // An address of this site that redirects to another one has no payload.
  if (link.relList.contains('external')) return undefined;
  const page = resolve(href);
  return page?.path === resolve(ownerDocument.URL)?.path ? undefined : page?.payloadUrl;
}
