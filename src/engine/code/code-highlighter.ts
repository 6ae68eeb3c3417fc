import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { canonicalLanguage, isPlainLanguage } from './code-languages.ts';
import { type CodeToken, type LineMark, renderCode } from './render-code.ts';
import { kindOfColor, tokenTheme } from './token-theme.ts';

export interface CodeHighlighter {
  /** Whether code in this language (as written on a fence) is coloured or known to be plain. */
  knows(language: string): boolean;
  /**
   * The content of `<pre><code>`: a `<span class="line">` per line, tokens by the classes of
   * `tokenKinds`. Unknown languages are shown without colours.
   */
  highlight(input: HighlightInput): Promise<string>;
}

export interface HighlightInput {
  /** Without a line end after the last line. */
  code: string;
  /** As written on the fence. */
  language: string;
  /** Marks by line, counted from 0. */
  marks?: ReadonlyMap<number, ReadonlySet<LineMark>>;
}

/** Lines longer than this are shown without colours: nobody reads them, and grammars choke. */
const longestLine = 2000;

/** Makes a highlighter; each grammar is loaded once, when code first needs it. */
export async function createCodeHighlighter(): Promise<CodeHighlighter> {
  const core = await createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const loading = new Map<string, Promise<void>>();
  const grammars: Record<string, unknown> = bundledLanguages;

  const load = (name: string): Promise<void> => {
    const pending = loading.get(name) ?? core.loadLanguage(bundledLanguages[name as 'ts']);
    loading.set(name, pending);
    return pending;
  };

  return {
    knows: (language) => {
      const name = canonicalLanguage(language);
      return isPlainLanguage(name) || name in grammars;
    },
    highlight: async ({ code, language, marks }) => {
      const name = canonicalLanguage(language);
      if (isPlainLanguage(name) || !(name in grammars)) {
        return renderCode({ lines: code.split('\n').map((content) => [{ content }]), marks });
      }
      await load(name);
      const tokens = core.codeToTokensBase(code, {
        lang: name,
        theme: 'token-kinds',
        tokenizeMaxLineLength: longestLine,
        // A limit of time colours lines by how busy the machine is, and the cache keeps it.
        tokenizeTimeLimit: 0,
      });
      const lines = tokens.map((line) =>
        line.map(({ content, color }): CodeToken => ({ content, kind: kindOfColor(color) })),
      );
      return renderCode({ lines, marks });
    },
  };
}
