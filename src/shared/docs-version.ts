import type { Sidebar } from './sidebar.ts';

/** What a page of this version says about its age. */
export type VersionBanner = 'none' | 'unmaintained' | 'unreleased';

/** One version of the documentation. */
export interface DocsVersion {
  /** Stored and sent name: `current` for the latest, else the label (`10.x`). */
  name: string;
  /** What readers see: `11.x`. */
  label: string;
  /** Whether this is the latest version. */
  isLast: boolean;
  /** The version's root path: `/docs`, `/docs/v10`. */
  path: string;
  banner: VersionBanner;
  /** The library release that this version documents: `11.6.0`. */
  release: string;
  /** Id of the doc at the version's root, or of its first doc. */
  mainDocId: string;
  docs: DocSummary[];
  /** Ids of docs that exist as files and are not published. */
  draftIds: string[];
  /** Sidebar id -> the sidebar. */
  sidebars: Record<string, Sidebar>;
}

/** A doc as other pages know it. Generated category indexes are listed too (`generated: true`). */
export interface DocSummary {
  /** Path of the file below the version's folder, without number prefixes and ending: `server/routers`. */
  id: string;
  /** Site path: `/docs/server/routers`. */
  path: string;
  title: string;
  /** What menus call it. */
  label: string;
  /** Id of the sidebar that lists it; none for docs outside every sidebar. */
  sidebar?: string;
  unlisted?: boolean;
  generated?: boolean;
}
