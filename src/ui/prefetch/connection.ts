/** The browser's network information: `navigator.connection`, only in Chromium. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection allows loading pages that may never be opened (row R6). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** The connection of this browser, if it tells. */
export function readConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
