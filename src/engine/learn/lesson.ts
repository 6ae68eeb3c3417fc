import type { LessonFrontMatter } from '#schema/lesson-front-matter.ts';
import type { CompiledMdx } from '#shared/content.ts';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { Script } from '#shared/playground/compiler.ts';

/** Where a site has its course: a folder for each lesson. */
export const LEARN_FOLDER = 'content/learn';

/** A lesson of the course, with everything that its page is made of. */
export interface Lesson {
  /** Its place in the course, from 1. */
  number: number;
  slug: string;
  /** Site path: `/learn/first-procedure`. */
  path: string;
  /** Its text, relative to the site's folder: `content/learn/01-first-procedure/lesson.mdx`. */
  file: string;
  frontMatter: LessonFrontMatter;
  /** Line of each key of the front matter. */
  lines: Record<string, number>;
  compiled: CompiledMdx;
  /** What the reader begins with, the server first. */
  start: SampleFile[];
  /** The same files as they are in the end. */
  solution: SampleFile[];
  /** `check.ts`, as the sandbox runs it. */
  check: Script;
  /** Day of the last commit that touched its text. */
  lastUpdated?: string;
}
