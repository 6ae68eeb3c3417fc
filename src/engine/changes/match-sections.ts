import type { PageSection } from './block.ts';
import { compareTopics } from './compare-topics.ts';

/** A section in both versions of a page, or in one of them. */
export type SectionMatch =
  | { older: PageSection; newer: PageSection; isMoved: boolean }
  | { older: PageSection; newer?: undefined }
  | { older?: undefined; newer: PageSection };

/**
 * Sections with a lower topic similarity are about different things. On the pages of this site, nearly all pairs above
 * this value have the same topic; below it, more and more do not.
 */
const MIN_SIMILARITY = 0.4;

/**
 * Finds the counterpart of each section in the other version: by id, else by heading, else by topic.
 *
 * @returns in the order of the newer page; removed sections come after the section that they followed
 */
export function matchSections(options: {
  older: PageSection[];
  newer: PageSection[];
}): SectionMatch[] {
  const { older, newer } = options;
  const pairs = pairSections(older, newer);
  const inOrder = longestInOrder(
    newer.flatMap((section) => pairs.get(section) ?? []),
    older,
  );
  const paired = new Set(pairs.values());
  const gone = (first: number): SectionMatch[] => {
    const end = older.findIndex((section, index) => index >= first && paired.has(section));
    return older
      .slice(first, end === -1 ? older.length : end)
      .map((section) => ({ older: section }));
  };
  return [
    ...gone(0),
    ...newer.flatMap((section): SectionMatch[] => {
      const match = pairs.get(section);
      if (!match) return [{ newer: section }];
      const isMoved = !inOrder.has(match);
      return [{ older: match, newer: section, isMoved }, ...gone(older.indexOf(match) + 1)];
    }),
  ];
}

/** Newer section -> older one. */
function pairSections(
  older: PageSection[],
  newer: PageSection[],
): ReadonlyMap<PageSection, PageSection> {
  const pairs = new Map<PageSection, PageSection>();
  const free = new Set(older);
  const pair = (one: PageSection, other: PageSection) => {
    pairs.set(one, other);
    free.delete(other);
  };
  for (const keyOf of [({ id }: PageSection) => id, titleKey]) {
    for (const section of newer) {
      if (pairs.has(section)) continue;
      const match = [...free].find((other) => keyOf(other) === keyOf(section));
      if (match) pair(section, match);
    }
  }
  const likeness = compareTopics([...older, ...newer]);
  const alike = newer
    .filter((section) => !pairs.has(section))
    .flatMap((section) =>
      [...free].map((other) => ({ section, other, degree: likeness(section, other) })),
    )
    .filter(({ degree }) => degree >= MIN_SIMILARITY)
    .sort((a, b) => b.degree - a.degree);
  for (const { section, other } of alike) {
    if (!pairs.has(section) && free.has(other)) pair(section, other);
  }
  return pairs;
}

/** The first section has no heading, so only its id, which is empty, matches it. */
function titleKey({ id, title }: PageSection): string {
  return id === '' ? '' : title.toLowerCase();
}

/** The longest sequence of sections in the same order as on the older page; the others have moved. */
function longestInOrder(found: PageSection[], older: PageSection[]): ReadonlySet<PageSection> {
  const places = found.map((section) => older.indexOf(section));
  /** For each section, the longest sequence that ends with it: its length and the previous index. */
  const rows: { length: number; before: number }[] = [];
  for (const [index, place] of places.entries()) {
    let best = { length: 1, before: -1 };
    for (const [other, row] of rows.entries()) {
      const isBefore = (places[other] ?? 0) < place;
      if (isBefore && row.length >= best.length) best = { length: row.length + 1, before: other };
    }
    rows[index] = best;
  }
  const kept = new Set<PageSection>();
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  let at = rows.findIndex(({ length }) => length === longest);
  while (at >= 0) {
    const section = found[at];
    if (section) kept.add(section);
    at = rows[at]?.before ?? -1;
  }
  return kept;
}
