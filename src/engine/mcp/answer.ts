import { mcpLimits } from './limits.ts';

/** An answer to an assistant. */
export interface ToolAnswer {
  text: string;
  /** Set where what was asked for is not there. */
  isError?: true;
  /** What `read_page` takes for this text, so that a long one can be read on. */
  page?: string;
  /** Character of the text to begin with. */
  offset?: number;
}

/** An answer as it is sent: a part of a long text, which says how to read on. */
export function boundAnswer(
  { text, isError, page, offset = 0 }: ToolAnswer,
  most: number = mcpLimits.answer,
): Pick<ToolAnswer, 'text' | 'isError'> {
  if (offset > 0 && offset >= text.length) {
    return { text: `${page} has ${text.length} characters: none is at ${offset}.`, isError: true };
  }
  const end = endOfPart({ text, offset, most });
  const shown = text.slice(offset, end);
  const error = isError ? { isError } : {};
  if (offset === 0 && end === text.length) return { text, ...error };
  const part = `Characters ${offset} to ${end} of ${text.length}.`;
  const next = page
    ? `To read on: read_page with page "${page}" and offset ${end}.`
    : 'Ask for less.';
  return { text: `${shown}\n\n[${part} ${end === text.length ? 'The end.' : next}]`, ...error };
}

/** Where a part ends: before the last heading in its second half, else behind a line. */
function endOfPart(options: { text: string; offset: number; most: number }): number {
  const { text, offset, most } = options;
  if (text.length - offset <= most) return text.length;
  const part = text.slice(offset, offset + most);
  const heading = [...part.matchAll(/\n(?=#{2,4} )/g)].at(-1)?.index ?? 0;
  const line = heading > most / 2 ? heading : part.lastIndexOf('\n');
  if (line > 0) return offset + line + 1;
  // A sign of two units is not cut in two.
  return offset + (/[\uD800-\uDBFF]$/.test(part) ? most - 1 : most);
}
