/** Pages that compare versions. */
export const changes = {
  title: 'Changes from {older} to {newer}',
  description:
    'Every export that tRPC {newer} has removed, renamed, moved or added since {older}, with what to write instead, and the guides that differ.',
  /** Headings of the lists of changes. */
  lists: {
    entriesGone: 'Entries that are gone',
    entriesAdded: 'New entries',
    gone: 'Removed and renamed',
    moved: 'Moved',
    left: 'No longer exported from a second entry',
    deprecated: 'Newly deprecated',
    changed: 'Changed declarations',
    added: 'New',
  },
  /** Guides are prose: if only one version has one, that says nothing about the features of the other. */
  guides: {
    title: 'Guides',
    changed: 'Guides that read differently',
    added: 'Guides only in the newer version',
    gone: 'Guides only in the older version',
  },
  /** Introduces the names to write instead, or replaces them. */
  instead: {
    renamed: 'Renamed to',
    replaced: 'Use',
    nothing: 'Nothing replaces it.',
    unknown: 'No replacement is known.',
  },
  packageNew: 'The package is new.',
  packageGone: 'The package is gone.',
  sources:
    'The lists come from the declaration files of both releases, and the replacements from the authors of this site.',
  from: 'from {entry}',
  see: 'See {guide}.',
  onlyInternal: 'Only {entry} still exports it, and any release may change that.',
  movedFrom: '{name} from {from} to {to}',
  leftEntry: '{name} is no longer exported from {from}. Import it from {entry}.',
  compared: '{title}: {newer} and {older} compared',
  comparedPages:
    'The text of the page “{title}” in {newer}, compared with {older} section by section.',
  comparedWith: 'Compared with {older}',
  about:
    'This compares the text of the {newer} with the text of the {older}. A section that is on only one of them does not mean that a feature was added or removed.',
  pageOf: '{version} page',
  sameInBoth: 'The same in both: {sections}.',
  filter: 'Filter by name',
  allShown: '({shown})',
  someShown: '({shown} of {count})',
  noRow: 'No name matches.',
  rows: { one: '{count} row: {lists}.', other: '{count} rows: {lists}.' },
  same: 'Both pages say the same here.',
  oldTitle: 'In {version}: “{title}”',
  readIn: 'Read it in {version}',
  beginning: 'Beginning of the page',
  textDiffers: 'Text differs',
  onlyIn: 'Section only in {version}',
  elsewhere: 'In another place',
  /** The first clause of a sentence. */
  sections: {
    changed: {
      one: '{count} section reads differently',
      other: '{count} sections read differently',
    },
    onlyIn: {
      one: '{count} section is only in {version}',
      other: '{count} sections are only in {version}',
    },
    elsewhere: {
      one: '{count} section is in another place',
      other: '{count} sections are in another place',
    },
  },
  /** The clauses after it. */
  ofThem: {
    changed: { one: '{count} reads differently', other: '{count} read differently' },
    onlyIn: { one: '{count} is only in {version}', other: '{count} are only in {version}' },
    elsewhere: { one: '{count} is in another place', other: '{count} are in another place' },
  },
  noSection: 'No section reads differently',
  samples: { one: '{count} sample differs.', other: '{count} samples differ.' },
  unified: 'Unified',
  side: 'Side by side',
  show: 'Show differences',
} as const;
