import { escapeText } from '#shared/escape-xml.ts';
import type { TokenKind } from '#shared/mdx-components.ts';

export interface CodeToken {
  content: string;
  /** Left out for the default colour. */
  kind?: TokenKind | undefined;
  /** Where the token leads. */
  href?: string;
  /** Id of its hover (`data-h`). */
  hover?: number;
}

/** What an author can say of a line: marked, added, deleted, in focus. */
export type LineMark = 'hl' | 'add' | 'del' | 'focus';

/** Lines of tokens to HTML, with as little markup as shows the same. */
export function renderCode({
  lines,
  marks,
}: {
  lines: CodeToken[][];
  marks?: ReadonlyMap<number, ReadonlySet<LineMark>> | undefined;
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
  return mergeTokens(tokens).map(renderToken).join('');
}

function renderToken({ content, kind, href, hover }: CodeToken): string {
  const text = escapeText(content);
  const colour = kind === undefined ? '' : ` class="${kind}"`;
  if (href === undefined) return colour === '' ? text : `<span${colour}>${text}</span>`;
  const mark = hover === undefined ? '' : ` data-h="${hover}"`;
  return `<a${colour} href="${escapeText(href)}"${mark}>${text}</a>`;
}

/** Joins neighbours of one kind. White space shows no colour, so it joins with what is before. */
function mergeTokens(tokens: CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const token of tokens) {
    const blank = token.content.trim() === '';
    const previous = merged.at(-1);
    const isLink = token.href !== undefined || previous?.href !== undefined;
    if (previous !== undefined && !isLink && (blank || previous.kind === token.kind)) {
      previous.content += token.content;
    } else {
      merged.push({ ...token, kind: blank ? undefined : token.kind });
    }
  }
  return merged;
}
