/** How a page of one docs version differs from the page about the same topic in the previous version. */
export interface PageComparison {
  counts: ComparisonCounts;
  /** In the order of the newer page. Removed sections come where they used to be. */
  sections: SectionComparison[];
}

/** The number of sections of each kind, and of samples that differ in changed sections. */
export interface ComparisonCounts {
  changed: number;
  added: number;
  removed: number;
  /** Whether its position among the common sections has changed; its text may have changed too. */
  moved: number;
  same: number;
  samples: number;
}

/** Whether a section is in both versions, and whether it is equal there. */
export type SectionState = 'same' | 'changed' | 'added' | 'removed';

/** One heading with everything up to the next one. */
export interface SectionComparison {
  state: SectionState;
  isMoved: boolean;
  /** Id in the comparison, unique there. */
  id: string;
  /** Empty for the text above the first heading. */
  title: string;
  /** The heading in the older version, if it differs. */
  oldTitle?: string;
  /** Id of the section in the newer page, or in the older page if it was removed; undefined above the first heading. */
  anchor?: string;
  /** The blocks of the section; empty if nothing changed. */
  parts: ChangePart[];
}

/** The kind of a text block that is not a paragraph. */
export type TextKind = 'paragraph' | 'item' | 'row' | 'note' | 'label';

/**
 * A block in both versions, or in one of them. Texts are HTML: `same` if both are equal, else `older` and `newer` with
 * the differences in `<del>` and `<ins>`. A block with only one of the two was added or removed as a whole.
 */
export type ChangePart = TextChange | SampleChange;

/** A block of text with its differences. */
export interface TextChange {
  kind: TextKind;
  same?: string;
  older?: string;
  newer?: string;
}

/** A sample with the lines that differ. */
export interface SampleChange {
  kind: 'sample';
  /** Name of the file, if the sample has one. */
  title?: string;
  /** Its name in the older version, if that differs; empty if it had none. */
  oldTitle?: string;
  /** As written on the fence. */
  language: string;
  hunks: SampleHunk[];
}

/** Consecutive lines as highlighted HTML: equal in both versions, removed, or added. */
export interface SampleHunk {
  same?: string;
  older?: string;
  newer?: string;
}
