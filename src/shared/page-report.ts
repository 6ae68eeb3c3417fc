import type { Problem } from './problem.ts';

/** What the dev server tells about the page on the screen. */
export interface PageReport {
  /** Site path of the page. */
  path: string;
  /** What readers of the published site will not see, or not find: a draft, an unlisted page. */
  marks: string[];
  /** What the build would report about the page. */
  problems: Problem[];
}
