import type { ReactNode } from 'react';

type LoadPage = (address: string) => Promise<ReactNode> | undefined;

let load: LoadPage = () => undefined;

/** Set by the router: how to load a page before it is opened. */
export function setPageAhead(loadPage: LoadPage): void {
  load = loadPage;
}

/**
 * Loads a page of this site completely, as if a link to it were about to be followed. Does nothing if the address leads
 * elsewhere or the connection does not allow it.
 */
export function loadPageAhead(address: string): Promise<ReactNode> | undefined {
  return load(address);
}
