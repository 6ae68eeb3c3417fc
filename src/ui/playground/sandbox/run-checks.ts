import type {
  LessonChecks,
  LessonFacts,
  LessonRun,
  PageSteps,
} from '#shared/learn/lesson-check.ts';
import type { CheckResult } from '#shared/playground/sandbox.ts';
import { pageSteps } from './page-steps.ts';
import { bareCode, findSilencer } from './read-code.ts';

/** Timeout of one check, in milliseconds. */
const MAX_CHECK_TIME_MS = 5000;

/** Runs the checks of a lesson one after the other. An exception only fails its own check. */
export async function runChecks(options: {
  checks: LessonChecks;
  facts: LessonFacts;
}): Promise<CheckResult[]> {
  const { checks, facts } = options;
  const run: LessonRun = { ...facts, ...pageSteps, ...expectations(facts) };
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
}: LessonFacts): Omit<LessonRun, keyof LessonFacts | keyof PageSteps> {
  const expect = (holds: boolean, otherwise: string) => {
    if (!holds) throw new Error(otherwise);
  };
  const expectEqual = (actual: unknown, expected: unknown) => {
    const [is, wanted] = [asText(actual), asText(expected)];
    expect(is === wanted, `Expected ${wanted}, but got ${is}.`);
  };
  const codeOf = (file: string) => files.find(({ name }) => name === file)?.code ?? '';
  return {
    expect,
    expectEqual,
    expectData({ data, error }, expected) {
      if (error) throw new Error(`The call failed with ${error.code}: ${error.message}`);
      expectEqual(data, expected);
    },
    bareCode: (file) => bareCode(codeOf(file)),
    expectTypesFit() {
      const [first] = problems;
      if (first) throw new Error(`${first.file}, line ${first.line}: ${first.message}`);
      const silencer = findSilencer(files);
      if (!silencer) return;
      const { file, line, text } = silencer;
      throw new Error(
        `${file}, line ${line}: "${text}" keeps TypeScript from finding mistakes. Correct the code instead.`,
      );
    },
    expectTypeError({ file, text }) {
      const lines = codeOf(file).split('\n');
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
      expect(
        !codeOf('client.ts').includes(text),
        `"${text}" is written in client.ts. It has to come from the server.`,
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
    const message = `Nothing came back within ${MAX_CHECK_TIME_MS / 1000} seconds.`;
    timer = setTimeout(() => reject(new Error(message)), MAX_CHECK_TIME_MS);
  });
  try {
    await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
