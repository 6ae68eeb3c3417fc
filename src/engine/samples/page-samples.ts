import type { CompiledMdx, ContentCodeBlock } from '#shared/content.ts';
import type { CodeMarks, HoverText, PageSamples, SampleAnnotations } from '#shared/hover.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { isPartOfSample, sampleFiles } from '../code/parse-sample.ts';

/** What the checker knows of a code block: one entry for each shown file. */
export type AnnotationsOf = (block: ContentCodeBlock) => readonly SampleAnnotations[] | undefined;

/**
 * Finds annotations by what a block says and where, so that they hold for a page that was compiled
 * again, too: in development a page is shown before its samples have been checked again.
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

/** What a page needs to show what is known of its samples. */
interface SampleKnowledge {
  /** By key of the content; see `RenderInput.codeMarks`. */
  marks: Record<string, CodeMarks[][]>;
  /** Content of the page's `samples.json`; none where there is nothing to tell. */
  samples?: PageSamples;
}

/**
 * Gathers the hovers of all code that a page shows. A text that occurs again, as most do, is there
 * once: the HTML carries numbers only.
 */
export function collectPageSamples(
  contents: Readonly<Record<string, Pick<CompiledMdx, 'codeBlocks'>>>,
  annotationsOf: AnnotationsOf,
): SampleKnowledge {
  const texts: HoverText[] = [];
  const ids = new Map<string, number>();
  const idOf = ({ text, docs }: HoverText): number => {
    const entry: HoverText = { text, ...(docs ? { docs } : {}) };
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
