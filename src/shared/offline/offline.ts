/** Which versions can be saved; published under a name that never changes. Site paths have no base URL. */
export const OFFLINE_INDEX_PATH = '/offline/index.json';

/** The service worker. At the root of the site, because its folder is what it may answer for. */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';

/** What browsers learn about the versions of the docs that they may save. */
export interface OfflineIndex {
  versions: OfflineVersion[];
}

/** One version of the docs, as one build of the site has it. */
export interface OfflineVersion {
  /** `current` for the latest, else the label. */
  name: string;
  /** What readers see: `11.x`. */
  label: string;
  /** Site path of its root. */
  path: string;
  /** Names everything that belongs to it: the first 16 hex digits of the SHA-256 of its manifest. */
  build: string;
  /** Site path of its `OfflineManifest`. */
  manifest: string;
  /** How many pages it has. */
  pages: number;
  /** What a browser has to fetch, in bytes: packs as they are, text as gzip sends it. */
  bytes: number;
  /** What it keeps then, in bytes. */
  stored: number;
  /** Whether its search works without a network: a hosted one does not. */
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
  /** The first 16 hex digits of the SHA-256 of its bytes: what has the same is not fetched again. */
  hash: string;
  /** As in `OfflineVersion`. */
  bytes: number;
  /** Of a pack: the paths of the pages in it. */
  pages?: string[];
}
