import type { SampleChange } from '#shared/changes.ts';
import type { CodeHighlighter } from '../code/code-highlighter.ts';
import { renderCode } from '../code/render-code.ts';
import { defined } from '../defined.ts';
import type { SampleBlock } from './block.ts';
import { lineHunks } from './line-hunks.ts';

/**
 * Compares two samples line by line, or renders one without a counterpart. Lines are highlighted as in a code block.
 */
export async function compareSamples(options: {
  older?: SampleBlock | undefined;
  newer?: SampleBlock | undefined;
  highlighter: CodeHighlighter;
}): Promise<SampleChange> {
  const { older, newer, highlighter } = options;
  const [before, after] = await Promise.all([
    coloredLines(older, highlighter),
    coloredLines(newer, highlighter),
  ]);
  const { title, language = 'text' } = newer ?? older ?? {};
  return {
    kind: 'sample',
    ...defined({ title }),
    ...(older && newer && older.title !== newer.title ? { oldTitle: older.title ?? '' } : {}),
    language,
    hunks: lineHunks({
      older: before,
      newer: after,
      keyOf: ({ text }) => text,
      htmlOf: ({ html }) => html,
    }),
  };
}

interface ColoredLine {
  text: string;
  html: string;
}

/** Highlighting needs the whole file, because a line inside a comment does not look like one. */
async function coloredLines(
  sample: SampleBlock | undefined,
  highlighter: CodeHighlighter,
): Promise<ColoredLine[]> {
  if (!sample) return [];
  const { lines, language } = sample;
  const tokens = await highlighter.tokenize({ code: lines.join('\n'), language });
  return lines.map((text, index) => ({
    text,
    html: renderCode({ lines: [tokens[index] ?? [{ content: text }]] }),
  }));
}
