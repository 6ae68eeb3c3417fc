import type { SourceLocation } from './problem.ts';

/** An old section id, from one line of `content/anchors.tsv`. */
export interface OldAnchor extends SourceLocation {
  /** Path of the page that had it. */
  path: string;
  /** Without `#`. */
  anchor: string;
  /** Where the section is now: `#id` on the same page, or `/path#id`, or `/path` for a whole page. */
  target: string;
}

/** How a page handles old ids of its sections. */
export interface PageAnchors {
  /** Heading id in the page's content -> old ids that lead to it. */
  aliases: Record<string, string[]>;
  /** Ids that lead to the top of the page, because the whole page replaces the section. */
  top: string[];
  /** Sections that have moved to other pages. */
  moved: MovedSection[];
}

/** A section that has moved to another page. */
export interface MovedSection {
  /** Its id on this page. */
  id: string;
  /** Site path with anchor. */
  href: string;
  /** Title of the page, and of the section if it has one. */
  label: string;
}
