import type { ApiKind } from './api.ts';
import type { SampleHunk } from './changes.ts';

/** How the exports of packages differ between one version and the version before. */
export interface ApiChanges {
  packages: PackageChanges[];
}

/** Names are listed under the package to import them from, in the newer version if it has them. */
export interface PackageChanges {
  name: string;
  /** Whether the other version also has the package. */
  state: 'kept' | 'added' | 'removed';
  /** Entries that can no longer be imported from. */
  entriesGone: string[];
  /** Entries that can be imported from since this version. */
  entriesAdded: string[];
  gone: GoneExport[];
  /** Names whose preferred entry has changed. */
  moved: MovedExport[];
  /** Names that fewer entries export, although the preferred one still does. */
  left: MovedExport[];
  /** Deprecated in the newer version but not in the older one. */
  deprecated: DeprecatedExport[];
  /** Same name, different declaration. */
  changed: ExportLink[];
  added: ExportLink[];
}

/** A name, with its page if it has one. */
export interface ExportLink {
  name: string;
  kind: ApiKind;
  /** The entry to import it from. */
  entry: string;
  href?: string;
}

/** A name that the newer version no longer exports. */
export interface GoneExport extends ExportLink {
  /** Id of its row, unique on the page. */
  id: string;
  /** Other entries that had it. */
  alsoFrom: string[];
  instead: Instead;
}

/** What to write in place of a removed name. */
export interface Instead {
  /** `unknown` if the table of replacements has no row for it. */
  kind: 'renamed' | 'replaced' | 'nothing' | 'unknown';
  names: ExportLink[];
  /** HTML of a sentence. */
  note?: string;
  guide?: { title: string; href: string };
  /** Where a name without a replacement is still exported, although nobody should rely on it. */
  internal?: ExportLink;
}

/** A name that is now imported from another entry. */
export interface MovedExport extends ExportLink {
  id: string;
  /** Entries that no longer have it. */
  from: string[];
}

/** A name that is deprecated since the newer version. */
export interface DeprecatedExport extends ExportLink {
  /** HTML of its doc comment; may be empty. */
  reason: string;
}

/** The facts about a name in one version. */
export interface HistoryItem {
  /** Label of the version, and the release that was read. */
  version: string;
  release: string;
  /** Whether the page belongs to this version. */
  isShown: boolean;
  state: 'absent' | 'there';
  /** Its page in that version. */
  href?: string;
  /** Whether nothing is known about earlier versions. */
  isOldest: boolean;
  /** Whether the version before lacks it. */
  isNew: boolean;
  /** Entry to import it from, if it differs from the version before. */
  movedTo?: string;
  isDeprecated: boolean;
  /** Whether it was already deprecated in the version before. */
  wasDeprecated: boolean;
  /** How its declaration differs from the version before. Lines are given for the shown version only. */
  hunks?: SampleHunk[];
  /** Names in the version before that it replaces. */
  replaces: { name: string; href: string }[];
  /** What to write instead, if the version no longer has it. */
  goneHref?: string;
}
