import type { TokenKind } from '#shared/mdx-components.ts';

export interface CodeToken {
  content: string;
  /** Left out for the default colour. */
  kind?: TokenKind;
}

/** What an author can say of a line: marked, added, deleted, in focus. */
export type LineMark = 'hl' | 'add' | 'del' | 'focus';

/** Lines of tokens to HTML, with as little markup as shows the same. */
export function renderCode({
  lines,
  marks,
}: {
  lines: CodeToken[][];
  marks?: ReadonlyMap<number, ReadonlySet<LineMark>>;
}): string {
  const last = lines.length - 1;
  return lines
    .map((line, index) => {
      const classes = ['line', ...(marks?.get(index) ?? [])].join(' ');
      const end = index === last ? '' : '\n';
      return `<span class="${classes}">${renderLine(line)}${end}</span>`;
    })
    .join('');
}

function renderLine(tokens: CodeToken[]): string {
  return mergeTokens(tokens)
    .map(({ content, kind }) =>
      kind === undefined
        ? escapeHtml(content)
        : `<span class="${kind}">${escapeHtml(content)}</span>`,
    )
    .join('');
}

/** Joins neighbours of one kind. White space shows no colour, so it joins with what is before. */
function mergeTokens(tokens: CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const token of tokens) {
    const blank = token.content.trim() === '';
    const previous = merged.at(-1);
    if (previous !== undefined && (blank || previous.kind === token.kind)) {
      previous.content += token.content;
    } else {
      merged.push({ content: token.content, kind: blank ? undefined : token.kind });
    }
  }
  return merged;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text for the inside of an element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}
