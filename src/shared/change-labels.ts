import type { Instead } from './api-changes.ts';

/** Headings of the lists of changes. */
export const changeLabels = {
  entriesGone: 'Entries that are gone',
  entriesAdded: 'New entries',
  gone: 'Removed and renamed',
  moved: 'Moved',
  left: 'No longer exported from a second entry',
  deprecated: 'Newly deprecated',
  changed: 'Changed declarations',
  added: 'New',
  // Guides are prose: if only one version has one, that says nothing about the features of the
  // other.
  guidesChanged: 'Guides that read differently',
  guidesAdded: 'Guides only in the newer version',
  guidesGone: 'Guides only in the older version',
} as const;

/** Heading of the section about guides. */
export const GUIDES_LABEL = 'Guides';

/** Introduces the names to write instead, or replaces them. */
export const INSTEAD_WORDS: Readonly<Record<Instead['kind'], string>> = {
  renamed: 'Renamed to',
  replaced: 'Use',
  nothing: 'Nothing replaces it.',
  unknown: 'No replacement is known.',
};
