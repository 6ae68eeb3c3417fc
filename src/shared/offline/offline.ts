/** List of the versions that can be saved; published under a fixed name. Site paths have no base URL. */
export const OFFLINE_INDEX_PATH = '/offline/index.json';

/** The service worker. It is at the root of the site because its folder limits its scope. */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';

/** What browsers learn about the docs versions that they may save. */
export interface OfflineIndex {
  versions: OfflineVersion[];
}

/** One docs version in one build of the site. */
export interface OfflineVersion {
  /** `current` for the latest, else the label. */
  name: string;
  /** Label that readers see: `11.x`. */
  label: string;
  /** Site path of its root. */
  path: string;
  /** Identifies all its files: the first 16 hex digits of the SHA-256 of its manifest. */
  build: string;
  /** Site path of its `OfflineManifest`. */
  manifest: string;
  /** Number of pages. */
  pages: number;
  /** Download size in bytes: packs as they are, text as compressed by gzip. */
  bytes: number;
  /** Size in the browser, in bytes. */
  stored: number;
  /** Whether its search works offline, which a hosted search does not. */
  search: boolean;
}

/** Everything that the pages of a version need. */
export interface OfflineManifest {
  files: OfflineFile[];
}

/** A file that is fetched as it is. */
export interface OfflineFile {
  /** Site path. */
  href: string;
  /** The first 16 hex digits of the SHA-256 of its bytes. Files with the same hash are not fetched again. */
  hash: string;
  /** As in `OfflineVersion`. */
  bytes: number;
  /** Paths of the pages in a pack. */
  pages?: string[];
}
