import type { ReactNode } from 'react';

type LoadPage = (address: string) => Promise<ReactNode> | undefined;

let load: LoadPage = () => undefined;

/** The router says how a page is loaded before anybody opens it. */
export function setPageAhead(loadPage: LoadPage): void {
  load = loadPage;
}

/**
 * Loads a page of this site, complete, as if a link to it were about to be followed. Nothing where the address leads
 * elsewhere or the connection does not allow it.
 */
export function loadPageAhead(address: string): Promise<ReactNode> | undefined {
  return load(address);
}
