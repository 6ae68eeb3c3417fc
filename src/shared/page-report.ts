import type { Problem } from './problem.ts';

/** What the dev server reports about the page on the screen. */
export interface PageReport {
  /** Site path of the page. */
  path: string;
  /**
   * Reasons why readers of the published site cannot see or find the page: it is a draft or
   * unlisted.
   */
  marks: string[];
  /** Problems that a build would report about the page. */
  problems: Problem[];
}
