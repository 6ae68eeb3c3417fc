/** How a page of one docs version differs from the page about the same topic in the version before it. */
export interface PageComparison {
  counts: ComparisonCounts;
  /** In the order of the newer page; sections that are gone come where they were. */
  sections: SectionComparison[];
}

/** How many sections there are of each kind, and how many samples differ in those that changed. */
export interface ComparisonCounts {
  changed: number;
  added: number;
  removed: number;
  /** At another place among the sections that both pages have; they may be changed as well. */
  moved: number;
  same: number;
  samples: number;
}

export type SectionState = 'same' | 'changed' | 'added' | 'removed';

/** One heading with everything up to the next one. */
export interface SectionComparison {
  state: SectionState;
  isMoved: boolean;
  /** Id in the comparison, unique there. */
  id: string;
  /** Empty for what is above the first heading. */
  title: string;
  /** The heading in the older version, where it reads differently. */
  oldTitle?: string;
  /** Id of the section in the newer page, or of one that is gone in the older page; none above the first heading. */
  anchor?: string;
  /** What the section holds; empty where nothing changed. */
  parts: ChangePart[];
}

/** What a block of text is, if not a paragraph. */
export type TextKind = 'paragraph' | 'item' | 'row' | 'note' | 'label';

/**
 * A block in both versions, or in one of them. Texts are HTML of words: `same` where both are equal, else `older`
 * and `newer` with what differs in `<del>` and `<ins>`; one of them alone is gone or new as a whole.
 */
export type ChangePart = TextChange | SampleChange;

export interface TextChange {
  kind: TextKind;
  same?: string;
  older?: string;
  newer?: string;
}

export interface SampleChange {
  kind: 'sample';
  /** Name of the file, where the sample has one. */
  title?: string;
  /** Its name in the older version, where that is another one; empty where it had none. */
  oldTitle?: string;
  /** As written on the fence. */
  language: string;
  hunks: SampleHunk[];
}

/** Lines that follow each other, as highlighted HTML: equal in both versions, or taken out and put in. */
export interface SampleHunk {
  same?: string;
  older?: string;
  newer?: string;
}
