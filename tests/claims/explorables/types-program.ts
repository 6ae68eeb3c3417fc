import type { TypesChange } from '#ui/explorable/types/recording.ts';

/** A file of the program: what the picture leaves out, and what it shows, with its places marked: `‹name›code‹/›`. */
export interface MarkedFile {
  name: string;
  hidden: string;
  shown: string;
}

const files: MarkedFile[] = [
  {
    name: 'server.ts',
    hidden: `import { initTRPC } from '@trpc/server';
import { z } from 'zod';
const t = initTRPC.create();
`,
    shown: `const ‹validator›place‹/› = z.object({
  harbor: z.string(),
});

const appRouter = t.router({
  ‹procedure›nextBerth‹/›: t.procedure
    .input(place)
    .query(({ ‹input›input‹/› }) => {
      const ‹output›berth‹/› = {
        harbor: ‹use›input.harbor‹/›,
        minutes: 95,
      };
      return berth;
    }),
});

export type ‹router›AppRouter‹/› = typeof appRouter;
`,
  },
  {
    name: 'client.ts',
    hidden: `import { createTRPCClient, httpLink } from '@trpc/client';
import type { AppRouter } from './server';
const url = 'http://localhost:3000';
`,
    shown: `const ‹client›trpc‹/› = createTRPCClient<AppRouter>({
  links: [httpLink({ url })],
});

const ‹result›next‹/› = await trpc.nextBerth.‹call›query‹/›({
  ‹argument›harbor‹/›: 'Whitby',
});
console.log(‹field›next.minutes‹/›);
`,
  },
];

/** The one edit of each change. */
const edits: Record<TypesChange, [before: string, after: string]> = {
  none: ['', ''],
  result: ['minutes: 95', 'wait: 95'],
  optional: ['\n});\n\nconst appRouter', '\n}).optional();\n\nconst appRouter'],
  input: ['harbor: z.string()', 'port: z.string()'],
};

/** The program after a change. */
export function changedProgram(change: TypesChange): MarkedFile[] {
  const [before, after] = edits[change];
  const places = files.filter(({ shown }) => shown.split(before).length === 2);
  if (change !== 'none' && places.length !== 1) throw new Error(`${before} is not there once.`);
  return files.map((file) => ({ ...file, shown: file.shown.replace(before, after) }));
}
