import type { Problem } from '#shared/problem.ts';

/** The result of a build and its messages. */
export interface BuildResult {
  problems: Problem[];
  pages: number;
  written: number;
  /** Section addresses that are missing in `content/anchors.lock`. */
  newAnchors: string[];
  /** Rule files of hosts, by name. */
  hostFiles: Record<string, string>;
  reads: BuildReads;
}

/** Inputs that are known only after a build: what the site's own modules import and read. */
export interface BuildReads {
  /** Absolute. */
  files: string[];
  /** Names of environment variables. */
  environment: string[];
  /** Folders of linked packages, absolute. */
  packages: string[];
}
