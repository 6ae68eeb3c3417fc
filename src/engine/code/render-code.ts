import { escapeText } from '#shared/escape-xml.ts';
import type { TokenKind } from '#shared/mdx-components.ts';

/** A piece of a line with one color. */
export interface CodeToken {
  content: string;
  /** Left out for the default color. */
  kind?: TokenKind | undefined;
  /** Link target of the token. */
  href?: string;
  /** Id of its hover (`data-h`). */
  hover?: number;
}

/** Author marks of a line: highlighted, added, deleted, focused. */
export type LineMark = 'hl' | 'add' | 'del' | 'focus';

/** Converts token lines to HTML with as little markup as possible. */
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

/**
 * Joins adjacent tokens of one kind. White space has no visible color, so it joins the token before
 * it.
 */
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
