import { escapeText } from './escape-xml.ts';
import type { CodeMarks, CodeRange, HoverMark, SampleNote } from './hover.ts';

/**
 * Adds what the checker knows about a code block to its highlighted HTML (`CodeBlockProps.html`):
 * `data-h` with the hover's id on each marked name, `<span class="wrong">` around the code of an
 * expected error, and a `<span class="note">` with the message below the line. Notes are not lines,
 * so code that copies or counts `.line` leaves them out.
 */
export function annotateHtml({ html, marks }: { html: string; marks: CodeMarks }): string {
  if (marks.hovers.length === 0 && marks.notes.length === 0) return html;
  const hovers = groupByLine(marks.hovers);
  const notes = groupByLine(marks.notes);
  return html
    .split(/(?=<span class="line)/)
    .map((line, index) => {
      const about = notes.get(index) ?? [];
      const errors = about.filter(({ kind }) => kind === 'error');
      const marked = markLine({ line, hovers: hovers.get(index) ?? [], errors });
      return marked + about.map(renderNote).join('');
    })
    .join('');
}

function groupByLine<Range extends CodeRange>(ranges: Range[]): Map<number, Range[]> {
  const lines = new Map<number, Range[]>();
  for (const range of ranges) {
    const line = lines.get(range.line);
    if (line) line.push(range);
    else lines.set(range.line, [range]);
  }
  return lines;
}

const tagOrText = /<[^>]*>|[^<]+/g;
const character = /&(?:amp|lt|gt);|[^&]/gs;

function markLine(options: { line: string; hovers: HoverMark[]; errors: CodeRange[] }): string {
  const { line, hovers, errors } = options;
  if (hovers.length === 0 && errors.length === 0) return line;
  const pieces = line.match(tagOrText) ?? [];
  let column = 0;
  let html = '';
  for (const [index, piece] of pieces.entries()) {
    if (piece.startsWith('<')) {
      html += piece;
      continue;
    }
    const characters = piece.match(character) ?? [];
    const text = splitText({ characters, start: column, hovers, errors });
    column += characters.length;
    const [only] = text;
    const inToken = (pieces[index - 1] ?? '').startsWith('<span class="') && index > 1;
    if (text.length === 1 && only?.hover && !only.isWrong && inToken) {
      // The name is the whole token, so its own element carries the mark.
      html = `${html.slice(0, -1)} data-h="${only.hover.id}">${only.html}`;
    } else {
      html += text.map(renderPiece).join('');
    }
  }
  return html;
}

interface Piece {
  html: string;
  hover?: HoverMark;
  isWrong: boolean;
}

/** Splits text where marks begin or end. */
function splitText(options: {
  characters: string[];
  start: number;
  hovers: HoverMark[];
  errors: CodeRange[];
}): Piece[] {
  const { characters, start, hovers, errors } = options;
  const holds = (range: CodeRange, column: number): boolean =>
    column >= range.column && column < range.column + range.length;
  const pieces: Piece[] = [];
  for (const [offset, html] of characters.entries()) {
    const column = start + offset;
    const isBreak = html === '\n';
    const hover = isBreak ? undefined : hovers.find((mark) => holds(mark, column));
    const isWrong = !isBreak && errors.some((range) => holds(range, column));
    const last = pieces.at(-1);
    if (last && last.hover === hover && last.isWrong === isWrong) last.html += html;
    else pieces.push({ html, isWrong, ...(hover ? { hover } : {}) });
  }
  return pieces;
}

function renderPiece({ html, hover, isWrong }: Piece): string {
  if (hover && isWrong) return `<span class="wrong" data-h="${hover.id}">${html}</span>`;
  if (hover) return `<span data-h="${hover.id}">${html}</span>`;
  return isWrong ? `<span class="wrong">${html}</span>` : html;
}

/** Places the message below the code it is about: `data-indent` is its column. */
function renderNote({ kind, column, text, code }: SampleNote): string {
  const number = code === undefined ? '' : ` data-code="${code}"`;
  return `<span class="note" data-kind="${kind}" data-indent="${column}"${number}>${escapeText(text)}\n</span>`;
}
