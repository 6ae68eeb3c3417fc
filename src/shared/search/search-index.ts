import MiniSearch from 'minisearch';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { type Candidate, type RankedSection, rankSections } from './rank-sections.ts';
import type { IndexedPage, SearchIndexFile } from './search-index-file.ts';
import type { SearchSynonyms } from './search-manifest.ts';
import { joinedTerms, PART, tokenize } from './tokenize.ts';
import { createVocabulary, type Expansion, matchWeights, type Vocabulary } from './vocabulary.ts';

/** Fields of a section and how much a find in each counts. */
export const fieldWeights = { heading: 4, slug: 3.5, label: 1.9, title: 1.8, code: 0.8, prose: 0.9 };
type Field = keyof typeof fieldWeights;
const fields = Object.keys(fieldWeights) as Field[];

/** A section with what ranking and drawing need of it. */
export interface SearchSection {
  page: IndexedPage;
  level: number;
  anchor: string;
  /** Its own heading, or the title of the page. */
  heading: string;
  /** Headings that lead to it, outermost first; its own left out. */
  parents: string[];
  text: string;
  code: string;
  /** Heading and anchor as a phrase of folded words, to compare with queries. */
  phrases: string[];
}

/** Sections that answer a query, best first, and the terms that were found in them. */
export interface SearchResult {
  sections: RankedSection[];
  /** Terms of the index that the query's words mean. */
  terms: Set<string>;
}

export interface SearchIndex {
  search(query: string): SearchResult;
}

/** Makes an index of everything that the files hold. */
export function createSearchIndex(options: {
  files: SearchIndexFile[];
  synonyms: SearchSynonyms;
}): SearchIndex {
  const { files, synonyms } = options;
  const sections = files.flatMap(({ pages }) => pages.flatMap(sectionsOf));
  const frequencies = new Map<string, number>();
  const engine = new MiniSearch<Record<Field, string[]> & { id: number }>({
    fields,
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
    stringifyField: (value) => (Array.isArray(value) ? value.join(' ') : String(value)),
  });
  sections.forEach((section, id) => {
    const terms = termsOf(section);
    for (const term of new Set(fields.flatMap((field) => terms[field]))) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
    engine.add({ id, ...terms });
  });
  const vocabulary = createVocabulary(frequencies);

  return {
    search(query) {
      const parsed = parseQuery({ query, synonyms });
      const words = expandWords(parsed, vocabulary, sections.length);
      const weights = new Map<string, number>();
      for (const { expansion, weight } of words) {
        for (const [term, match] of expansion) {
          weights.set(term, Math.max(weights.get(term) ?? 0, match * weight));
        }
      }
      const terms = [...weights.keys()];
      if (terms.length === 0) return { sections: [], terms: new Set() };
      const candidates = engine
        .search(terms.join(' '), {
          boost: fieldWeights,
          boostTerm: (term) => weights.get(term) ?? 0,
        })
        .flatMap(({ id, score, match }): Candidate[] => {
          const section = sections[id];
          return section ? [{ section, score, match }] : [];
        });
      return {
        sections: rankSections({ candidates, words, phrase: parsed.phrase }),
        terms: new Set(terms),
      };
    },
  };
}

/** A word of the query with what it means in the index. */
export interface ExpandedWord {
  expansion: Expansion;
  /** How much it says: by its kind and by how rare it is. */
  weight: number;
}

function expandWords(parsed: ParsedQuery, vocabulary: Vocabulary, count: number): ExpandedWord[] {
  const rarity = (terms: Iterable<string>) =>
    Math.log(1 + count / vocabulary.frequency(terms)) / Math.log(1 + count);
  const words: ExpandedWord[] = [];
  const add = (expansion: Expansion, weight: number) => {
    if (expansion.size > 0) words.push({ expansion, weight: weight * rarity(expansion.keys()) });
  };
  for (const { term, parts, weight, isUnfinished, synonyms } of parsed.words) {
    let expansion = vocabulary.expand(term, isUnfinished);
    for (const synonym of synonyms) {
      for (const [other, match] of vocabulary.expand(synonym, false)) {
        const value = match * queryWeights.synonym;
        if ((expansion.get(other) ?? 0) < value) expansion.set(other, value);
      }
    }
    const isKnown = [...expansion.values()].some((match) => match > matchWeights.typo);
    if (!isKnown && parts.length > 0) {
      for (const part of parts) add(vocabulary.expand(part, false), weight);
      continue;
    }
    if (expansion.size === 0) {
      // Nothing resembles it: it still counts as a word that was not found.
      expansion = new Map();
      words.push({ expansion, weight: weight * queryWeights.unknown });
      continue;
    }
    add(expansion, weight);
  }
  for (const term of parsed.joined) {
    if (vocabulary.frequency([term]) > 1 || vocabulary.expand(term, false).has(term)) {
      add(new Map([[term, 1]]), 1);
    }
  }
  return words;
}

export const queryWeights = { synonym: 0.7, unknown: 0.35 };

function sectionsOf(page: IndexedPage): SearchSection[] {
  const parents: { level: number; heading: string }[] = [];
  return page.sections.map(([level, anchor, ownHeading, text, code]) => {
    const heading = ownHeading || page.title;
    while ((parents.at(-1)?.level ?? 0) >= level) parents.pop();
    const trail = parents.map((parent) => parent.heading);
    parents.push({ level, heading });
    const slug = anchor || (page.path.split('/').at(-1) ?? '');
    return {
      page,
      level,
      anchor,
      heading,
      parents: trail,
      text,
      code,
      phrases: [...new Set([phraseOf(heading), phraseOf(slug)])],
    };
  });
}

function phraseOf(text: string): string {
  return tokenize(text)
    .map(({ term }) => term)
    .join(' ');
}

function termsOf(section: SearchSection): Record<Field, string[]> {
  const { page, level, anchor, heading, parents, text, code } = section;
  const slug = level === 1 ? page.path.split('/').slice(-2).join(' ') : anchor;
  return {
    heading: allTerms(heading),
    slug: allTerms(slug),
    label: allTerms(page.labels.join(' ')),
    title: allTerms(parents.join(' ')),
    code: allTerms(code),
    prose: allTerms(text),
  };
}

/** Words, parts of identifiers, and names with what they are joined to. */
function allTerms(text: string): string[] {
  const terms: string[] = [];
  for (const { term, parts } of tokenize(text)) {
    if (term.length > 1) terms.push(term);
    for (const part of parts) terms.push(PART + part);
  }
  terms.push(...joinedTerms(text));
  return terms;
}
