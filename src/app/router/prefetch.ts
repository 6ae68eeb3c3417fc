import type { Target } from './resolve-target.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection allows loading pages that may never be opened (row R6). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Loads a page as soon as the reader shows the intent to open it (pointer, focus or finger on a
 * link), and when a link marked `data-prefetch="view"` comes into view.
 */
export function startPrefetch(options: {
  document: Document;
  resolve: (address: string) => Target | undefined;
  load: (payloadUrl: string) => Promise<unknown>;
  connection: () => Connection | undefined;
}): void {
  const { document, resolve, load, connection } = options;

  const prefetch = (link: Element | null | undefined) => {
    if (!(link instanceof HTMLAnchorElement) || !isFollowed(link)) return;
    if (!mayPrefetch(connection())) return;
    const target = resolve(link.href);
    if (!target || target.path === resolve(document.URL)?.path) return;
    // A failure here says nothing: the navigation itself tries again and reports.
    load(target.payloadUrl).catch(() => {});
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

function isFollowed(link: HTMLAnchorElement): boolean {
  return link.href !== '' && !link.download && (link.target === '' || link.target === '_self');
}
