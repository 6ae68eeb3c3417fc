import type { CompiledMdx } from '#shared/content.ts';
import type { MarkdownWords } from '../mdx/markdown-words.ts';

/**
 * Compiles one content file; front matter is blanked out of `source`, so that line numbers stay
 * valid.
 */
export type CompileContent = (input: {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  source: string;
  /** Text of the comment that ends the excerpt; without it, there is no excerpt. */
  excerptMarker?: string;
}) => Promise<CompiledMdx>;

/** The same with the words that the language of the locale needs. */
export type CompileInLanguage = (
  input: Parameters<CompileContent>[0] & { words: MarkdownWords },
) => Promise<CompiledMdx>;
