import { type Connection, mayPrefetch } from '#ui/prefetch/connection.ts';
import type { Target } from './resolve-target.ts';

/** A pointer or the focus only passes over a link that it leaves within this time, in milliseconds. */
const MIN_AIM_MS = 50;

/**
 * Loads a page as soon as the reader shows the intent to open it (pointer or focus that stays on a link, or a press), and
 * when a link marked `data-prefetch="view"` comes into view.
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

  let timer: ReturnType<typeof setTimeout>;
  const aim = ({ target }: Event) => {
    clearTimeout(timer);
    timer = setTimeout(prefetch, MIN_AIM_MS, linkAt(target));
  };
  document.addEventListener('pointerover', aim, { passive: true });
  document.addEventListener('focusin', aim);
  document.addEventListener('pointerdown', ({ target }) => prefetch(linkAt(target)), {
    passive: true,
  });

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

function linkAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Payload address of a link, if a click opens another page of this site in this tab. */
export function findPayload(
  link: HTMLAnchorElement,
  resolve: (address: string) => Target | undefined,
): string | undefined {
  const { href, host, target, ownerDocument } = link;
  // Without an address, or with an invalid one, it has no host.
  if (host === '' || link.hasAttribute('download') || (target !== '' && target !== '_self'))
    return undefined;
  // An address of this site that redirects to another one has no payload.
  if (link.relList.contains('external')) return undefined;
  const page = resolve(href);
  return page?.path === resolve(ownerDocument.URL)?.path ? undefined : page?.payloadUrl;
}
