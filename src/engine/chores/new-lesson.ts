import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { lessonParts } from '#shared/learn/lesson.ts';
import { LEARN_FOLDER } from '../learn/lesson.ts';
import { hintOfNames } from '../problems/suggest.ts';
import { answerTo, type Change, type Chore } from './chore.ts';
import { contentFile, paragraph } from './content-file.ts';
import { textQuestion } from './doc-questions.ts';
import type { SiteSources } from './site-sources.ts';

/** Adds a lesson at the end of the course. It starts with the final code of the lesson before. */
export async function newLesson(sources: SiteSources): Promise<Chore> {
  const folders = await listLessons(sources.root);
  return {
    positions: ['slug'],
    questions: [
      {
        name: 'slug',
        ask: 'Last part of its address (live-prices)?',
        check: (answer) => {
          if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(answer)) {
            return `"${answer}" may only contain lowercase letters, digits and "-".`;
          }
          const taken = folders.find((folder) => folder.replace(/^\d+-/, '') === answer);
          return taken && `${LEARN_FOLDER}/${taken} has this address already.`;
        },
      },
      textQuestion('title', 'Title, in sentence case?'),
      textQuestion('goal', 'Goal: what does the code do in the end, in one sentence?'),
      {
        name: 'part',
        ask: 'Which part of the course?',
        fallback: () => lessonParts.at(-1) ?? '',
        choices: () => [...lessonParts],
      },
      {
        name: 'guide',
        ask: 'Site path of the guide with the details?',
        check: (answer) => {
          const names = [...sources.addresses.keys()];
          if (names.includes(answer)) return undefined;
          return `There is no page at "${answer}". ${hintOfNames({ written: answer, names, what: 'pages' })}`;
        },
      },
    ],
    plan: async (answers) => {
      const last = folders.at(-1);
      // A number may be missing, where a lesson was removed.
      const number = Number(/^\d+/.exec(last ?? '')?.[0] ?? folders.length) + 1;
      const slug = answerTo(answers, 'slug');
      const folder = `${LEARN_FOLDER}/${String(number).padStart(2, '0')}-${slug}`;
      const code = await readCode(sources.root, last);
      const goal = answerTo(answers, 'goal');
      const text = contentFile({
        frontMatter: {
          title: answerTo(answers, 'title'),
          goal,
          part: answerTo(answers, 'part'),
          guide: answerTo(answers, 'guide'),
          hints: ['Where to begin.', 'A hint that almost gives it away.'],
        },
        text: paragraph(goal),
      });
      const create = (file: string, content: string): Change => ({
        kind: 'create',
        file: `${folder}/${file}`,
        text: content,
      });
      return {
        changes: [
          create('lesson.mdx', text),
          create('check.ts', CHECK),
          ...code.flatMap(([name, content]) => [
            create(`start/${name}`, content),
            create(`solution/${name}`, content),
          ]),
        ],
        left: [
          `Write the lesson and its hints: ${folder}/lesson.mdx. Two minutes of reading are enough.`,
          `Remove the code that the reader writes from ${folder}/start, and add it to ${folder}/solution.`,
          `Define the requirements in ${folder}/check.ts: the solution passes, and the start fails.`,
          ...(last === undefined
            ? []
            : [
                `Move the end of the course from ${LEARN_FOLDER}/${last}/lesson.mdx to the new lesson.`,
              ]),
        ],
      };
    },
  };
}

const CHECK = `import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
} satisfies LessonChecks;
`;

/** The starting code of a course. */
const FIRST: [name: string, text: string][] = [
  [
    'server.ts',
    `import { initTRPC } from '@trpc/server';

const t = initTRPC.create();

export const appRouter = t.router({
  hello: t.procedure.query(() => 'Hello'),
});

export type AppRouter = typeof appRouter;
`,
  ],
  [
    'client.ts',
    `import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: 'http://localhost:3000/trpc' })],
});

console.log(await trpc.hello.query());
`,
  ],
];

/** Folders of the lessons, in order. */
async function listLessons(root: string): Promise<string[]> {
  const files = await glob('*/lesson.mdx', { cwd: join(root, LEARN_FOLDER) });
  return files.map((file) => file.replace(/\/lesson\.mdx$/, '')).sort();
}

/** The final files of a lesson. */
async function readCode(root: string, lesson: string | undefined): Promise<typeof FIRST> {
  if (lesson === undefined) return FIRST;
  const cwd = join(root, LEARN_FOLDER, lesson, 'solution');
  const names = (await glob('*.{ts,tsx}', { cwd })).sort();
  return Promise.all(
    names.map(async (name): Promise<(typeof FIRST)[number]> => {
      return [name, await readFile(join(cwd, name), 'utf8')];
    }),
  );
}
