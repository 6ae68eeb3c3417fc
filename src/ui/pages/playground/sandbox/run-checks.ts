import type {
  LessonChecks,
  LessonFacts,
  LessonRun,
  PageWords,
} from '#shared/learn/lesson-check.ts';
import type { CheckResult } from '#shared/playground/sandbox.ts';
import { pageWords } from './page-words.ts';

/** Timeout of one check, in milliseconds. */
const MAX_CHECK_TIME = 5000;

/** Runs the checks of a lesson one after the other. An exception only fails its own check. */
export async function runChecks(options: {
  checks: LessonChecks;
  facts: LessonFacts;
}): Promise<CheckResult[]> {
  const { checks, facts } = options;
  const run: LessonRun = { ...facts, ...pageWords, ...expectations(facts) };
  const results: CheckResult[] = [];
  for (const [claim, check] of Object.entries(checks)) {
    try {
      await withLimit(async () => check(run));
      results.push({ claim });
    } catch (error) {
      results.push({ claim, failure: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
}

function expectations({
  files,
  problems,
  logged,
}: LessonFacts): Omit<LessonRun, keyof LessonFacts | keyof PageWords> {
  const expect = (holds: boolean, otherwise: string) => {
    if (!holds) throw new Error(otherwise);
  };
  return {
    expect,
    expectEqual(actual, expected) {
      const [is, wanted] = [asText(actual), asText(expected)];
      expect(is === wanted, `Expected ${wanted}, and got ${is}.`);
    },
    expectTypesFit() {
      const [first] = problems;
      if (first) throw new Error(`${first.file}, line ${first.line}: ${first.message}`);
    },
    expectTypeError({ file, text }) {
      const lines = files.find(({ name }) => name === file)?.code.split('\n') ?? [];
      const isThere = problems.some(
        (problem) => problem.file === file && lines[problem.line - 1]?.includes(text),
      );
      expect(isThere, `TypeScript has nothing to say about a line with "${text}" in ${file}.`);
    },
    expectLogged(text) {
      expect(
        logged.some((line) => line.includes(text)),
        `The console never shows "${text}".`,
      );
    },
  };
}

/** JSON with sorted keys. */
function asText(value: unknown): string {
  const sorted = (_key: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  return JSON.stringify(value, sorted) ?? 'undefined';
}

async function withLimit(work: () => Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const message = `Nothing came back within ${MAX_CHECK_TIME / 1000} seconds.`;
    timer = setTimeout(() => reject(new Error(message)), MAX_CHECK_TIME);
  });
  try {
    await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
