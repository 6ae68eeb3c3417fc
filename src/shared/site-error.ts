import type { SourceLocation } from './problem.ts';

/** Codes of the errors that the site can throw; rows E1 to E10 of `tests/rows.tsv`. */
export type SiteErrorCode =
  | 'config-invalid'
  | 'doc-not-found'
  | 'sidebar-not-found'
  | 'sidebar-without-link'
  | 'docs-not-enabled'
  | 'category-not-found'
  | 'navbar-item-unknown'
  | 'navbar-item-failed'
  | 'search-page-missing'
  | 'page-not-found'
  | 'page-without-default-export'
  | 'build-failed'
  | 'playground-failed'
  | 'output-failed'
  | 'output-refused'
  | 'listen-failed'
  | 'watch-failed'
  | 'option-invalid';

/** An error whose message says what was requested, what exists and what to do. */
export class SiteError extends Error {
  readonly code: SiteErrorCode;
  readonly hint: string | undefined;
  readonly location: SourceLocation | undefined;

  constructor(
    code: SiteErrorCode,
    message: string,
    details: { hint?: string; location?: SourceLocation; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'SiteError';
    this.code = code;
    this.hint = details.hint;
    this.location = details.location;
  }
}
