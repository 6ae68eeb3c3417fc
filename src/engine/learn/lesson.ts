import type { LessonFrontMatter } from '#schema/lesson-front-matter.ts';
import type { CompiledMdx } from '#shared/content.ts';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { Script } from '#shared/playground/compiler.ts';

/** Folder of the course, with one folder per lesson. */
export const LEARN_FOLDER = 'content/learn';

/** A lesson of the course, with everything that its page needs. */
export interface Lesson {
  /** Its position in the course, from 1. */
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
  /** The starting code, the server first. */
  start: SampleFile[];
  /** The finished code. */
  solution: SampleFile[];
  /** The compiled `check.ts` for the sandbox. */
  check: Script;
  /** Date of the last commit that changed its text. */
  lastUpdated?: string;
}
