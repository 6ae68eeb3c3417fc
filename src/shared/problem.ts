/** How severe a problem is: an error fails the run, a warning is only printed. */
export type ProblemSeverity = 'error' | 'warning';

/** A place in a source file. Lines and columns count from 1. */
export interface SourceLocation {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

/**
 * A mistake in something that a person wrote (config, content, pages). Problems are values: every
 * stage of the engine returns them, and one place prints them all.
 */
export interface Problem extends Partial<SourceLocation> {
  /** Stable, greppable name such as `broken-link`; ARCHITECTURE.md lists them all. */
  code: string;
  severity: ProblemSeverity;
  /** What is wrong, with the exact value, in one sentence. */
  message: string;
  /** What is allowed, what exists, or what to do. */
  hint?: string;
  /** The lines around the place, with a marker, as plain text. */
  frame?: string;
}
