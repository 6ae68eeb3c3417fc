import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { canonicalLanguage, isPlainLanguage } from './code-languages.ts';
import { type CodeToken, type LineMark, renderCode } from './render-code.ts';
import { kindOfColor, tokenTheme } from './token-theme.ts';

/** Colors code with Shiki's grammars. */
export interface CodeHighlighter {
  /** Whether code in this language (as written on a fence) can be highlighted or is known to be plain. */
  knows(language: string): boolean;
  /**
   * The content of `<pre><code>`: one `<span class="line">` per line, with tokens in the classes of `tokenKinds`.
   * Unknown languages are shown without colors.
   */
  highlight(input: HighlightInput): Promise<string>;
  /** The same as token lines. */
  tokenize(input: Omit<HighlightInput, 'marks'>): Promise<CodeToken[][]>;
}

/** Code to color, and the marks of its lines. */
export interface HighlightInput {
  /** Without a trailing line break. */
  code: string;
  /** As written on the fence. */
  language: string;
  /** Marks by line, counted from 0. */
  marks?: ReadonlyMap<number, ReadonlySet<LineMark>>;
}

/** Longer lines have no colors, because nobody reads them and grammars become slow. */
const MAX_LINE_LENGTH = 2000;

/**
 * Number of blocks cached by their text: enough for the longest pages, where an edit changes one block, and for the
 * blocks that versions share.
 */
const MAX_KNOWN = 500;

let ofThread: Promise<CodeHighlighter> | undefined;

/** The highlighter of this thread, because compiling a grammar takes longer than coloring with it. */
export function sharedHighlighter(): Promise<CodeHighlighter> {
  ofThread ??= createCodeHighlighter();
  return ofThread;
}

/** Creates a highlighter. Each grammar is loaded once, when it is first needed. */
export async function createCodeHighlighter(): Promise<CodeHighlighter> {
  const core = await createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    // Ready with a page's first blocks in less than half the time of the JavaScript engine, whose colors are the same.
    engine: await createOnigurumaEngine(import('shiki/wasm')),
  });
  const loading = new Map<string, Promise<void>>();
  const grammars: Record<string, unknown> = bundledLanguages;

  const load = (name: string): Promise<void> => {
    const pending = loading.get(name) ?? core.loadLanguage(bundledLanguages[name as 'ts']);
    loading.set(name, pending);
    return pending;
  };

  const read = async ({ code, name }: { code: string; name: string }): Promise<CodeToken[][]> => {
    if (isPlainLanguage(name) || !Object.hasOwn(grammars, name)) {
      return code.split('\n').map((content) => [{ content }]);
    }
    await load(name);
    const tokens = core.codeToTokensBase(code, {
      lang: name,
      theme: 'token-kinds',
      tokenizeMaxLineLength: MAX_LINE_LENGTH,
      // With a time limit, colors would depend on the machine's load, and the cache would keep them.
      tokenizeTimeLimit: 0,
    });
    return tokens.map((line) =>
      line.map(({ content, color }): CodeToken => ({ content, kind: kindOfColor(color) })),
    );
  };
  const known = new Map<string, Promise<CodeToken[][]>>();
  const tokenize: CodeHighlighter['tokenize'] = ({ code, language }) => {
    const name = canonicalLanguage(language);
    const key = `${name} ${code}`;
    const tokens = known.get(key) ?? read({ code, name });
    // Moved to the end, because the least recently used ones are removed first.
    known.delete(key);
    known.set(key, tokens);
    tokens.catch(() => known.delete(key));
    for (const oldest of known.keys()) {
      if (known.size <= MAX_KNOWN) break;
      known.delete(oldest);
    }
    return tokens;
  };
  return {
    knows: (language) => {
      const name = canonicalLanguage(language);
      return isPlainLanguage(name) || Object.hasOwn(grammars, name);
    },
    tokenize,
    highlight: async ({ marks, ...input }) => renderCode({ lines: await tokenize(input), marks }),
  };
}
