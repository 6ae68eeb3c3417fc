/** How much a problem matters: an error fails the run, a warning is printed and lets it pass. */
export type ProblemSeverity = 'error' | 'warning';

/** A place in a file that somebody wrote. Lines and columns count from 1. */
export interface SourceLocation {
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

/**
 * Something wrong in what a person wrote (config, content, pages). Problems are values: every
 * stage of the engine returns them, and one place prints them all together.
 */
export interface Problem extends Partial<SourceLocation> {
  /** Stable, greppable name such as `broken-link`; the catalogue is in ARCHITECTURE.md. */
  code: string;
  severity: ProblemSeverity;
  /** What is wrong, with the exact value: one sentence. */
  message: string;
  /** What is allowed, what exists, or what to do. */
  hint?: string;
  /** The lines around the place, with a marker, as plain text. */
  frame?: string;
}
