/** Twins, which are pages as Markdown, and their maps. The signs of Markdown are no part of these texts. */
export const twins = {
  allPages: 'All pages of this site for programs that read: {address}',
  /** In the text of a page. */
  content: {
    picture: 'An interactive picture, which shows at first:',
    diagram: 'Diagram: {title}',
    withStack: 'With {names}',
    admonition: '{kind}: {title}',
  },
  /** A message of the compiler below a line of code. */
  error: 'Error TS{code}: {text}',
  /** Above the text of a page. */
  notes: {
    unreleased: 'This page is about {version}, which is not released yet. {where}',
    unmaintained: 'This page is about {version}, which is no longer maintained. {where}',
    same: 'The same in {latest}: {address}',
    moved: '{latest} exports the name from another place: {address}',
    gone: '{latest} no longer exports it. What to write instead: {address}',
    noPage: '{latest} has no such page. Its first page: {address}',
    original:
      'Based on {original} by {authors}, published on {published} and rewritten on {rewritten}.',
  },
  /** In the reference. */
  exported: '{kind} of {entry}.',
  declared: '{kind} of {entry}, declared in {source}.',
  unstable: 'The package exports it for its sibling packages, and any release may change it.',
  byDefault: '(default {value})',
  internal: '(internal)',
  from: 'From {name}',
  exports: { one: '{count} export', other: '{count} exports' },
  unstableExports: { one: '{count} export, unstable', other: '{count} exports, unstable' },
  /** In the changes of a version. */
  anchors: 'An id in braces after a heading or a row is its anchor.',
  movedFrom: '{name}, before {entries}',
  leftEntries: '{name}, no longer from {entries}',
  /** In other lists. */
  start: 'Start',
  originals: 'Rewritten posts based on theirs',
  /** Maps and longer texts for language models. */
  llms: {
    about: '{title} {release}, documentation for {version}. {reading}',
    reading:
      'Every page is Markdown at its address followed by `.md`. Samples there are whole programs, compiled against the release that the page documents; a fence with `file="1/2"` is one of several files. `{#id}` behind a heading is the anchor of its section; behind a row of a list, it is the anchor of the row.',
    version: 'Documentation of {title} {release}.',
    unreleased: 'Documentation of {title} {release}, which is not released yet.',
    unmaintained: 'Documentation of {title} {release}, which is no longer maintained.',
    latest: 'The documentation of {version}: {address}',
    texts: 'Complete texts',
    allGuides: 'All guides of {version}',
    guidesTitle: '{title} {version}: all guides',
    guidesLead: 'Every guide of {title} {release} in the order of the documentation.',
    samples:
      'Samples look as they do on the pages. Their full setup is in the source of each page.',
    source: 'Source: {address}',
    tokens: 'about {count} tokens',
    first: 'Start here',
    more: 'More pages',
    changes: 'Changes',
    site: 'Site',
    older: 'Older versions',
    mapOf: 'map of the documentation of {release}',
  },
} as const;
