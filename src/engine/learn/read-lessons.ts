import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { lessonFrontMatterSchema } from '#schema/lesson-front-matter.ts';
import { LEARN_PATH } from '#shared/learn/lesson.ts';
import type { Problem } from '#shared/problem.ts';
import type { CompileContent } from '../compile/compile-content.ts';
import type { ModuleReader } from '../config/module-reader.ts';
import { defined } from '../defined.ts';
import { parseFrontMatter } from '../docs/front-matter.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { guard } from '../problems/guard.ts';
import { readText } from '../text/read-text.ts';
import { type Remember, rememberNothing } from '../text/remember.ts';
import { type LocalFile, originalsOnly } from '../text/translations.ts';
import { compileCheck } from './compile-check.ts';
import { LEARN_FOLDER, type Lesson } from './lesson.ts';
import { readLessonFiles } from './read-lesson-files.ts';

/** The course's folder, and the functions that reading it needs. */
export interface ReadLessonsInput {
  /** The site's folder. */
  root: string;
  /** Keeps the code of lessons, which the text of a page cannot change. */
  modules: ModuleReader;
  compile: CompileContent;
  /** Caches what is read from the text of a lesson. */
  remember?: Remember;
  /** Path of a file -> ISO date of its last commit. */
  gitDates?: ReadonlyMap<string, string>;
  /** A lesson's text is translated, while its code and checks are the same in every locale. */
  localFile?: LocalFile;
}

/** Reads the course in order. A site without the folder has no lessons. */
export async function readLessons(
  input: ReadLessonsInput,
): Promise<{ lessons: Lesson[]; problems: Problem[] }> {
  const { root, modules } = input;
  const names = await modules.keep({ key: 'lessons', make: () => listFolders(root) });
  const read = await mapConcurrently(names, (name) =>
    guard({
      file: `${LEARN_FOLDER}/${name}/lesson.mdx`,
      fallback: (problems) => ({ lesson: undefined, problems }),
      work: () => readLesson({ ...input, name }),
    }),
  );
  return {
    lessons: read.flatMap(({ lesson }) => lesson ?? []),
    problems: [...findWrongNumbers(names), ...read.flatMap(({ problems }) => problems)],
  };
}

async function listFolders(root: string): Promise<string[]> {
  const folders = await glob('*/', { cwd: join(root, LEARN_FOLDER), onlyDirectories: true });
  return folders.map((name) => name.replace(/\/$/, '')).sort();
}

/** `01-first-procedure` -> its parts. */
function parseName(name: string): { number: number; slug: string } | undefined {
  const { number, slug } = /^(?<number>\d\d)-(?<slug>[a-z\d-]+)$/.exec(name)?.groups ?? {};
  return number === undefined || slug === undefined ? undefined : { number: Number(number), slug };
}

function findWrongNumbers(names: string[]): Problem[] {
  return names.flatMap((name, index) => {
    const wanted = String(index + 1).padStart(2, '0');
    const parsed = parseName(name);
    if (parsed?.number === index + 1) return [];
    const message = parsed
      ? `The lesson "${name}" is number ${wanted} of the course.`
      : `"${name}" is not a valid name for a lesson.`;
    const slug = parsed?.slug ?? 'what-it-teaches';
    return [
      {
        code: 'lesson-name',
        severity: 'error',
        message,
        hint: `Lessons are numbered without gaps, in the order in which they are read: rename the folder to "${wanted}-${slug}".`,
        file: `${LEARN_FOLDER}/${name}/lesson.mdx`,
      },
    ];
  });
}

async function readLesson(
  input: ReadLessonsInput & { name: string },
): Promise<{ lesson?: Lesson | undefined; problems: Problem[] }> {
  const { root, modules, compile, gitDates, name } = input;
  const { remember = rememberNothing, localFile = originalsOnly } = input;
  const folder = `${LEARN_FOLDER}/${name}`;
  const file = localFile(`${folder}/lesson.mdx`);
  const { number = 0, slug = name } = parseName(name) ?? {};
  const [{ text, problems: textProblems }, code] = await Promise.all([
    readText({ root, file }),
    modules.keep({
      key: `code of ${folder}`,
      make: () => readLessonCode({ root, folder }),
      isSound: ({ problems }) => problems.length === 0,
    }),
  ]);
  const problems = [...textProblems, ...code.problems];
  if (text === undefined) return { problems: [...problems, lacks(folder, 'lesson.mdx')] };
  const parts = remember({
    key: `lesson ${file}`,
    text,
    make: () =>
      parseFrontMatter({
        file,
        source: text,
        schema: lessonFrontMatterSchema,
        // A lesson with a mistake is still a page, so that links to it do not fail as well.
        defaults: { title: slug, goal: slug, part: 'calls', guide: LEARN_PATH, hints: [slug] },
      }),
  });
  const compiled = await compile({ file, source: parts.body });
  problems.push(...parts.problems, ...compiled.problems);
  const { start, solution, check } = code;
  const { frontMatter, lines } = parts;
  if (!frontMatter) return { problems };
  const lastUpdated = gitDates?.get(file);
  return {
    lesson: {
      number,
      slug,
      path: `${LEARN_PATH}/${slug}`,
      file,
      frontMatter,
      lines,
      compiled,
      start,
      solution,
      check,
      ...defined({ lastUpdated }),
    },
    problems,
  };
}

/** What a lesson has besides its text: files to begin with, the finished ones, and compiled checks. */
async function readLessonCode(options: { root: string; folder: string }) {
  const { root, folder } = options;
  const file = `${folder}/check.ts`;
  const [files, { text, problems }] = await Promise.all([
    readLessonFiles({ root, folder }),
    readText({ root, file }),
  ]);
  const compiled: Awaited<ReturnType<typeof compileCheck>> =
    text === undefined
      ? { problems: [lacks(folder, 'check.ts')] }
      : await compileCheck({ file, source: text });
  // Without checks it is still a page, so that links to it do not fail as well.
  const { check = { name: 'check.ts', code: '', imports: [] } } = compiled;
  return {
    ...files,
    check,
    problems: [...files.problems, ...problems, ...compiled.problems],
  };
}

function lacks(folder: string, name: string): Problem {
  return {
    code: 'lesson-incomplete',
    severity: 'error',
    message: `${folder} has no ${name}.`,
    hint: 'A lesson consists of lesson.mdx, check.ts, and the folders start and solution: see "Add a lesson" in CONTRIBUTING.md.',
    file: `${folder}/${name === 'lesson.mdx' ? 'check.ts' : 'lesson.mdx'}`,
  };
}
