import type { Problem } from '#shared/problem.ts';

/** What a build has done, and what it says. */
export interface BuildResult {
  problems: Problem[];
  pages: number;
  written: number;
  /** Addresses of sections that `content/anchors.lock` does not know. */
  newAnchors: string[];
  /** The rules files of hosts, by their names. */
  hostFiles: Record<string, string>;
  reads: BuildReads;
}

/** What a build has read that nobody knows before it: what the site's own modules import and ask for. */
export interface BuildReads {
  /** Absolute. */
  files: string[];
  /** Names of environment variables. */
  environment: string[];
  /** Folders of linked packages, absolute. */
  packages: string[];
}
