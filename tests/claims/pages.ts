import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { projectRoot } from '#engine/project-root.ts';

/** A content file as written. */
export interface WrittenPage {
  /** Relative to the project: `content/docs/v11/faq.mdx`. */
  file: string;
  text: string;
}

/** Every page and post of the site, for tests of site-wide rules. */
export function readPages(pattern = 'content/**/*.mdx'): WrittenPage[] {
  return globSync(pattern, { cwd: projectRoot, ignore: '**/node_modules/**' })
    .sort()
    .map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }));
}
