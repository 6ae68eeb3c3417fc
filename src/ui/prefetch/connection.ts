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

/** The connection of this browser, if it tells. */
export function readConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
