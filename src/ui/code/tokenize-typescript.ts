import type { TokenKind } from '#shared/mdx-components.ts';

/** A piece of code in one color; without a kind, it has the default color. */
export interface Token {
  text: string;
  kind?: TokenKind;
}

const keywords = new Set(
  `as async await const else export extends for from function if import in interface let new of
  return satisfies throw type typeof void yield`.split(/\s+/),
);
const constants = new Set(['true', 'false', 'null', 'undefined']);

const pattern =
  /(?<comment>\/\/.*)|(?<string>'[^'\n]*'|"[^"\n]*"|`[^`\n]*`)|(?<number>\b\d[\d_]*\b)|(?<word>[A-Za-z_$][\w$]*)|(?<space>\s+)|(?<mark>[^\s\w$])/g;

/**
 * Highlights short TypeScript in the browser: types in hovers, names in the playground, and the code of the home page's
 * demonstrations. It only looks at single words and what follows them, which is enough for declarations and for code
 * written for it. Fences use the engine's highlighter, whose grammars are too large for a browser.
 */
export function tokenizeTypeScript(code: string): Token[] {
  const tokens: Token[] = [];
  for (const match of code.matchAll(pattern)) {
    const text = match[0];
    const kind = kindOf({ groups: match.groups ?? {}, text, code, start: match.index });
    const last = tokens[tokens.length - 1];
    if (last && last.kind === kind) last.text += text;
    else tokens.push(kind ? { text, kind } : { text });
  }
  return tokens;
}

function kindOf(input: {
  groups: Record<string, string | undefined>;
  text: string;
  code: string;
  start: number;
}): TokenKind | undefined {
  const { groups, text, code, start } = input;
  if (groups.comment) return 'c';
  if (groups.string) return 's';
  if (groups.number) return 'n';
  if (groups.mark) return 'u';
  if (!groups.word) return undefined;
  const after = code.slice(start + text.length);
  const isMember = code[start - 1] === '.';
  if (!isMember && keywords.has(text) && !/^\??:/.test(after)) return 'k';
  if (constants.has(text)) return 'n';
  if (/^(<[\w<>, ]+>)?\(/.test(after)) return 'f';
  if (/^[A-Z]/.test(text)) return 't';
  if (isMember || /^\??:/.test(after)) return 'p';
  return undefined;
}
