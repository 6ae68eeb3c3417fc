import type { Sidebar } from './sidebar.ts';

/** The banner about the version's age that its pages show. */
export type VersionBanner = 'none' | 'unmaintained' | 'unreleased';

/** One version of the documentation. */
export interface DocsVersion {
  /** Name in storage and requests: `current` for the latest version, else the label (`10.x`). */
  name: string;
  /** Label that readers see: `11.x`. */
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
  /** Ids of docs that exist as files but are not published. */
  draftIds: string[];
  /** Sidebar id -> the sidebar. */
  sidebars: Record<string, Sidebar>;
}

/** A doc as other pages reference it. Generated category indexes are included (`generated: true`). */
export interface DocSummary {
  /** Path of the file below the version's folder, without number prefixes and extension: `server/routers`. */
  id: string;
  /** Site path: `/docs/server/routers`. */
  path: string;
  title: string;
  /** Its label in menus. */
  label: string;
  /** Id of the sidebar that lists it; undefined for docs outside every sidebar. */
  sidebar?: string;
  unlisted?: boolean;
  generated?: boolean;
}
