import type { SourceLocation } from './problem.ts';

/** An id that a section once had, as a line of `content/anchors.tsv` says. */
export interface OldAnchor extends SourceLocation {
  /** Path of the page that it was on. */
  path: string;
  /** Without `#`. */
  anchor: string;
  /** Where the section is now: `#id` on the same page, or `/path#id`, or `/path` for a whole page. */
  target: string;
}

/** What a page does for old ids of its sections. */
export interface PageAnchors {
  /** Id of a heading in the page's content -> ids that lead to it too. */
  aliases: Record<string, string[]>;
  /** Ids that lead to the top: the whole page is what the section was. */
  top: string[];
  /** Sections that are elsewhere now. */
  moved: MovedSection[];
}

/** A section that one leaves the page for. */
export interface MovedSection {
  /** The id that it had here. */
  id: string;
  /** Site path with anchor. */
  href: string;
  /** Title of the page, and of the section where it has one. */
  label: string;
}
