import { mcpLimits } from './limits.ts';

/** A response to an assistant. */
export interface ToolAnswer {
  text: string;
  /** Set if the requested thing does not exist. */
  isError?: true;
  /** Arguments with which `read_page` continues a long text. */
  page?: string;
  /** Character offset in the text. */
  offset?: number;
}

/** A response as sent: a part of a long text, with instructions for the rest. */
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
    : 'Request less.';
  return { text: `${shown}\n\n[${part} ${end === text.length ? 'The end.' : next}]`, ...error };
}

/** End of a part: before the last heading in its second half, else after a line. */
function endOfPart(options: { text: string; offset: number; most: number }): number {
  const { text, offset, most } = options;
  if (text.length - offset <= most) return text.length;
  const part = text.slice(offset, offset + most);
  const heading = [...part.matchAll(/\n(?=#{2,4} )/g)].at(-1)?.index ?? 0;
  const line = heading > most / 2 ? heading : part.lastIndexOf('\n');
  if (line > 0) return offset + line + 1;
  // Surrogate pairs are not split.
  return offset + (/[\uD800-\uDBFF]$/.test(part) ? most - 1 : most);
}
