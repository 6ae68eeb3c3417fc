import { stemmer } from 'stemmer';
import { tokenize } from '#shared/search/tokenize.ts';
import type { PageSection } from './block.ts';

/** The words of a heading count this many times, because it summarizes the topic. */
const TITLE_WEIGHT = 3;

/** Weight of each word for a section's topic, normalized to unit length. */
type Topic = ReadonlyMap<string, number>;

/**
 * Similarity of the topics of sections, from 0 to 1: the cosine of their words, with rare words weighted most (tf-idf).
 * Authors rewrite sentences for a new version, so sections mainly share names and nouns, and words that all sections
 * have would drown these out.
 *
 * @param sections of both pages
 */
export function compareTopics(
  sections: readonly PageSection[],
): (one: PageSection, other: PageSection) => number {
  const counted = new Map(sections.map((section) => [section, countWords(section)]));
  const frequency = new Map<string, number>();
  for (const counts of counted.values()) {
    for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const topics = new Map(
    [...counted].map(([section, counts]) => {
      const weights = [...counts].map(([word, count]): [string, number] => {
        const rarity = Math.log(1 + sections.length / (frequency.get(word) ?? 1));
        return [word, (1 + Math.log(count)) * rarity];
      });
      const length = Math.hypot(...weights.map(([, weight]) => weight));
      const topic: Topic = new Map(weights.map(([word, weight]) => [word, weight / length]));
      return [section, topic];
    }),
  );
  return (one, other) => {
    const theirs = topics.get(other);
    const shared = [...(topics.get(one) ?? [])].map(
      ([word, weight]) => weight * (theirs?.get(word) ?? 0),
    );
    return shared.reduce((sum, product) => sum + product, 0);
  };
}

/** Stems of all words in a section, including its samples. */
function countWords({ title, blocks }: PageSection): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (text: string, weight = 1) => {
    for (const { term, parts } of tokenize(text)) {
      for (const word of parts.length > 0 ? parts : [term]) {
        const stem = stemmer(word);
        counts.set(stem, (counts.get(stem) ?? 0) + weight);
      }
    }
  };
  count(title, TITLE_WEIGHT);
  for (const block of blocks) {
    if (block.kind === 'sample') count(block.lines.join('\n'));
    else count(block.words.map(({ text }) => text).join(' '));
  }
  return counts;
}
