import type { ApiKind } from './api.ts';
import type { SampleHunk } from './changes.ts';

/** What packages export in one version and not, or not in the same way, in the version before. */
export interface ApiChanges {
  packages: PackageChanges[];
}

/** Names stand at the package that people import them from, in the newer version where it has them. */
export interface PackageChanges {
  name: string;
  /** Whether the other version has the package, too. */
  state: 'kept' | 'added' | 'removed';
  /** What could be imported from, and cannot any more. */
  entriesGone: string[];
  /** What can be imported from since then. */
  entriesAdded: string[];
  gone: GoneExport[];
  /** Names whose preferred entry is another one now. */
  moved: MovedExport[];
  /** Names that can be imported from fewer entries, the preferred one among those that are left. */
  left: MovedExport[];
  /** Deprecated in the newer version, and not in the older. */
  deprecated: DeprecatedExport[];
  /** Declared otherwise under the same name. */
  changed: ExportLink[];
  added: ExportLink[];
}

/** A name, with its page where it has one. */
export interface ExportLink {
  name: string;
  kind: ApiKind;
  /** The entry to import it from. */
  entry: string;
  href?: string;
}

export interface GoneExport extends ExportLink {
  /** Id of its row, unique on the page. */
  id: string;
  /** Other entries that had it. */
  alsoFrom: string[];
  instead: Instead;
}

/** What to write for a name that is gone. */
export interface Instead {
  /** `unknown` where nobody has said it. */
  kind: 'renamed' | 'replaced' | 'nothing' | 'unknown';
  names: ExportLink[];
  /** HTML of a sentence. */
  note?: string;
  guide?: { title: string; href: string };
  /** Where a name that nothing replaces is exported still, though nobody should rely on it. */
  internal?: ExportLink;
}

export interface MovedExport extends ExportLink {
  id: string;
  /** Entries that had it and have it no more. */
  from: string[];
}

export interface DeprecatedExport extends ExportLink {
  /** HTML of what its comment says; may be empty. */
  reason: string;
}

/** What was true of a name in one version. */
export interface HistoryItem {
  /** Label of the version, and the release that was read. */
  version: string;
  release: string;
  /** Whether this is the version of the page. */
  isShown: boolean;
  state: 'absent' | 'there';
  /** Its page in that version. */
  href?: string;
  /** Whether nothing is known of versions before. */
  isOldest: boolean;
  /** Whether the version before has not got it. */
  isNew: boolean;
  /** Entry to import it from, where it is another one than in the version before. */
  movedTo?: string;
  isDeprecated: boolean;
  /** Whether the version before had deprecated it. */
  wasDeprecated: boolean;
  /** How its declaration differs from the one of the version before. Lines are told for the shown version only. */
  hunks?: SampleHunk[];
  /** Names of the version before that it stands for now. */
  replaces: { name: string; href: string }[];
  /** Where the version says what to write instead, because it is gone. */
  goneHref?: string;
}
