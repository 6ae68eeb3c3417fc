import { markExcerpt, markText } from './mark-text.ts';
import type { RankedSection } from './rank-sections.ts';
import type { HitType, SearchHit } from './search-hit.ts';
import type { IndexedPage } from './search-index-file.ts';

/** The hit for a matching section, with the matches marked. */
export function toHit({ section, isInHeading, isNamed, match }: RankedSection): SearchHit {
  const { page, level, anchor, heading, trail, text, code } = section;
  const found = new Set(Object.keys(match));
  const href = hrefOf(page.path, anchor);
  return {
    id: href,
    href,
    type: kindOf(page) ?? (level === 1 ? 'page' : isInHeading ? 'heading' : 'text'),
    ...(isNamed && { isNamed }),
    group: page.group,
    title: markText(heading, found),
    trail: trail.length > 0 ? trail : page.labels.slice(1),
    excerpt: markExcerpt({ text, code, terms: found }),
  };
}

/** The address of a section, without base URL. A page itself has no anchor. */
export function hrefOf(path: string, anchor: string): string {
  return anchor === '' ? path : `${path}#${anchor}`;
}

/** The kind of a page whose parts are not told apart. */
function kindOf({ kind, isLesson }: IndexedPage): HitType | undefined {
  if (isLesson) return 'lesson';
  return kind === 'reference' || kind === 'post' ? kind : undefined;
}
