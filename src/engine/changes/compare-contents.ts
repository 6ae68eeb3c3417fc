import type {
  ChangePart,
  ComparisonCounts,
  PageComparison,
  SectionComparison,
} from '#shared/changes.ts';
import type { ContentCodeBlock } from '#shared/content.ts';
import type { CodeHighlighter } from '../code/code-highlighter.ts';
import { parseSample } from '../code/parse-sample.ts';
import { type BlockMatch, compareBlocks } from './compare-blocks.ts';
import { compareSamples } from './compare-samples.ts';
import { compareWords, textHtml, wordsHtml } from './compare-words.ts';
import { matchSections, type SectionMatch } from './match-sections.ts';
import { type ComparedContent, readSections } from './read-sections.ts';

/** Compares the contents of a page in two versions. */
export async function compareContents(options: {
  older: ComparedContent;
  newer: ComparedContent;
  highlighter: CodeHighlighter;
}): Promise<PageComparison> {
  const { older, newer, highlighter } = options;
  const matches = matchSections({ older: readSections(older), newer: readSections(newer) });
  const ids = new Set<string>();
  const sections: SectionComparison[] = [];
  for (const match of matches) {
    sections.push({ id: freeId(match, ids), ...(await compareSection(match, highlighter)) });
  }
  return { counts: countSections(sections), sections };
}

/** Whether readers see the same in both, without computing the differences. Link targets are ignored. */
export function isSameContent(older: ComparedContent, newer: ComparedContent): boolean {
  if (older.markdown.text !== newer.markdown.text) return false;
  return (
    JSON.stringify(older.codeBlocks.map(shownIn)) === JSON.stringify(newer.codeBlocks.map(shownIn))
  );
}

function shownIn({ code, language, meta }: ContentCodeBlock): unknown {
  const { files } = parseSample({ code, language });
  return [language, meta, files.map(({ name, lines }) => [name, lines.map(({ text }) => text)])];
}

async function compareSection(
  match: SectionMatch,
  highlighter: CodeHighlighter,
): Promise<Omit<SectionComparison, 'id'>> {
  const { older, newer } = match;
  const blocks = compareBlocks(older?.blocks ?? [], newer?.blocks ?? []);
  const title = newer?.title ?? older?.title ?? '';
  const anchor = newer?.id ?? older?.id ?? '';
  const hasOldTitle = older !== undefined && newer !== undefined && older.title !== newer.title;
  const isSame = !hasOldTitle && blocks.every((block) => block.isSame);
  return {
    state: !older ? 'added' : !newer ? 'removed' : isSame ? 'same' : 'changed',
    isMoved: 'isMoved' in match && match.isMoved,
    title,
    ...(hasOldTitle ? { oldTitle: older.title } : {}),
    ...(anchor === '' ? {} : { anchor }),
    parts: isSame ? [] : await Promise.all(blocks.map((block) => partOf(block, highlighter))),
  };
}

async function partOf(match: BlockMatch, highlighter: CodeHighlighter): Promise<ChangePart> {
  const { older, newer } = match;
  if (older?.kind === 'sample' || newer?.kind === 'sample') {
    return compareSamples({ older: sampleOf(older), newer: sampleOf(newer), highlighter });
  }
  const kind = newer?.kind ?? older?.kind ?? 'paragraph';
  if (match.isSame && newer) return { kind, same: textHtml(newer.words) };
  if (!older || !newer) {
    return {
      kind,
      ...(older ? { older: textHtml(older.words) } : {}),
      ...(newer ? { newer: textHtml(newer.words) } : {}),
    };
  }
  const hunks = compareWords(older.words, newer.words);
  return { kind, older: wordsHtml(hunks, 'older'), newer: wordsHtml(hunks, 'newer') };
}

type AnyBlock = BlockMatch['older'];

function sampleOf(block: AnyBlock) {
  return block?.kind === 'sample' ? block : undefined;
}

/** A new section and a removed one may have the same id. */
function freeId({ older, newer }: SectionMatch, taken: Set<string>): string {
  const wanted = newer?.id ?? `${older?.id ?? ''}`;
  let id = wanted === '' ? 'beginning' : wanted;
  while (taken.has(id)) id += '-gone';
  taken.add(id);
  return id;
}

function countSections(sections: SectionComparison[]): ComparisonCounts {
  const count = (test: (section: SectionComparison) => boolean) => sections.filter(test).length;
  const samples = sections
    // Samples of added and removed sections count with their section.
    .flatMap(({ state, parts }) => (state === 'changed' ? parts : []))
    .filter((part) => part.kind === 'sample' && part.hunks.some(({ same }) => same === undefined));
  return {
    changed: count(({ state }) => state === 'changed'),
    added: count(({ state }) => state === 'added'),
    removed: count(({ state }) => state === 'removed'),
    moved: count(({ isMoved }) => isMoved),
    same: count(({ state }) => state === 'same'),
    samples: samples.length,
  };
}
