import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { Problem } from '#shared/problem.ts';
import { listNames } from '../problems/suggest.ts';
import { readText } from '../text/read-text.ts';
import { parseLessonCode } from './compile-check.ts';

/** The code of a lesson: the starting files and the finished ones. */
export async function readLessonFiles(options: {
  root: string;
  /** Folder of the lesson, relative to the site's folder. */
  folder: string;
}): Promise<{ start: SampleFile[]; solution: SampleFile[]; problems: Problem[] }> {
  const { root, folder } = options;
  const [start, solution] = await Promise.all([
    readCode({ root, folder: `${folder}/start` }),
    readCode({ root, folder: `${folder}/solution` }),
  ]);
  return {
    start: start.files,
    solution: solution.files,
    problems: [
      ...start.problems,
      ...solution.problems,
      ...findMissing({ folder, start: start.files, solution: solution.files }),
    ],
  };
}

async function readCode(options: {
  root: string;
  folder: string;
}): Promise<{ files: SampleFile[]; problems: Problem[] }> {
  const { root, folder } = options;
  const names = await glob('*.{ts,tsx}', { cwd: join(root, folder) });
  const read = await Promise.all(
    names.sort(byRole).map(async (name) => {
      const file = `${folder}/${name}`;
      const { text = '', problems } = await readText({ root, file });
      const mistakes = problems.length > 0 ? [] : await parseLessonCode({ file, source: text });
      return { file: { name, code: text }, problems: [...problems, ...mistakes] };
    }),
  );
  return {
    files: read.map(({ file }) => file),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** The server first, the client last. */
function byRole(a: string, b: string): number {
  const rank = (name: string) =>
    name.startsWith('server') ? 0 : name.startsWith('client') ? 2 : 1;
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

function findMissing(options: {
  folder: string;
  start: SampleFile[];
  solution: SampleFile[];
}): Problem[] {
  const { folder, start, solution } = options;
  const lacks = (name: string, hint: string): Problem => ({
    code: 'lesson-incomplete',
    severity: 'error',
    message: `${folder} has no ${name}.`,
    hint,
    file: `${folder}/lesson.mdx`,
  });
  if (start.length === 0) {
    return [
      lacks(
        'start/server.ts',
        'Add the files that the reader starts with: server.ts and client.ts.',
      ),
    ];
  }
  const startNames = start.map(({ name }) => name);
  const solved = solution.map(({ name }) => name);
  const all = [...new Set([...startNames, ...solved])];
  const hint = `start and solution must have the same files, so that one can replace the other: ${listNames(all)}.`;
  return [
    ...all.filter((it) => !solved.includes(it)).map((it) => lacks(`solution/${it}`, hint)),
    ...all.filter((it) => !startNames.includes(it)).map((it) => lacks(`start/${it}`, hint)),
  ];
}
