import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../text/parse-json.ts';
import type { LinkAnswer } from './link-answer.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long a result is valid, in milliseconds: an existing page tends to stay, a failure may pass. */
const VALIDITY_MS = { good: 7 * 24 * HOUR_MS, bad: HOUR_MS };

const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fine') }),
  z.object({ kind: z.literal('moved'), to: z.string() }),
  z.object({ kind: z.literal('refused'), status: z.number() }),
  z.object({ kind: z.literal('broken'), reason: z.string() }),
  z.object({ kind: z.literal('unreached'), reason: z.string() }),
]);

const fileSchema = z.record(
  z.string(),
  z.object({ askedAt: z.iso.datetime(), answer: answerSchema }),
);

/** Earlier results of external links, by address; old ones are dropped. A damaged file counts as missing. */
export async function readAnswers(options: {
  file: string;
  now: Date;
}): Promise<Map<string, { askedAt: string; answer: LinkAnswer }>> {
  const { file, now } = options;
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const parsed = fileSchema.safeParse(parseJson(text));
  return new Map(
    Object.entries(parsed.data ?? {}).filter(([, { askedAt, answer }]) => {
      const age = now.getTime() - Date.parse(askedAt);
      const isGood = answer.kind === 'fine' || answer.kind === 'moved';
      return age >= 0 && age < (isGood ? VALIDITY_MS.good : VALIDITY_MS.bad);
    }),
  );
}

export async function writeAnswers(options: {
  file: string;
  answers: ReadonlyMap<string, { askedAt: string; answer: LinkAnswer }>;
}): Promise<void> {
  const { file, answers } = options;
  await mkdir(dirname(file), { recursive: true });
  // Written to a temporary file and renamed, so that an interrupted run leaves no partial file.
  await writeFile(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(answers), null, 1));
  await rename(`${file}.${process.pid}`, file);
}
