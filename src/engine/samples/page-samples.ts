import type { CompiledMdx, ContentCodeBlock } from '#shared/content.ts';
import type { CodeMarks, HoverText, PageSamples, SampleAnnotations } from '#shared/hover.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { isPartOfSample, sampleFiles } from '../code/parse-sample.ts';
import { defined } from '../defined.ts';

/** Annotations of a code block: one entry for each visible file. */
export type AnnotationsOf = (block: ContentCodeBlock) => readonly SampleAnnotations[] | undefined;

/**
 * Finds annotations by a block's text and position, so that they stay valid after the page is
 * compiled again. In development, a page is shown before its samples have been checked again.
 */
export function indexAnnotations(
  annotations: ReadonlyMap<ContentCodeBlock, SampleAnnotations[]>,
): AnnotationsOf {
  const byCode = new Map([...annotations].map(([block, known]) => [keyOf(block), known]));
  return (block) => byCode.get(keyOf(block));
}

function keyOf({ file, language, meta, code }: ContentCodeBlock): string {
  return [file, language, meta, code].join('\0');
}

/** Data for a page's annotations. */
interface SampleKnowledge {
  /** By key of the content; see `RenderInput.codeMarks`. */
  marks: Record<string, CodeMarks[][]>;
  /** Content of the page's `samples.json`; undefined if it would be empty. */
  samples?: PageSamples;
}

/**
 * Collects the hovers of all code on a page. Most texts occur repeatedly, so each is stored once
 * and the HTML contains only indexes.
 */
export function collectPageSamples(
  contents: Readonly<Record<string, Pick<CompiledMdx, 'codeBlocks'>>>,
  annotationsOf: AnnotationsOf,
): SampleKnowledge {
  const texts: HoverText[] = [];
  const ids = new Map<string, number>();
  const idOf = ({ text, docs }: HoverText): number => {
    const entry: HoverText = { text, ...defined({ docs: docs || undefined }) };
    const key = JSON.stringify(entry);
    const id = ids.get(key) ?? texts.push(entry) - 1;
    ids.set(key, id);
    return id;
  };
  const marksOf = ({ hovers, notes }: SampleAnnotations): CodeMarks => ({
    hovers: hovers.map(({ line, column, length, ...text }) => {
      return { line, column, length, id: idOf(text) };
    }),
    notes,
  });
  const marks: SampleKnowledge['marks'] = {};
  const files: PageSamples['files'] = {};
  for (const [key, { codeBlocks }] of Object.entries(contents)) {
    const blocks = codeBlocks.map((block) => (annotationsOf(block) ?? []).map(marksOf));
    if (blocks.some((shown) => shown.length > 0)) marks[key] = blocks;
    for (const [index, block] of codeBlocks.entries()) {
      if (isPartOfSample(block) || parseFenceMeta(block.meta).run)
        files[index] = sampleFiles(block);
    }
  }
  if (texts.length === 0 && Object.keys(files).length === 0) return { marks };
  return { marks, samples: { hovers: texts, files } };
}
