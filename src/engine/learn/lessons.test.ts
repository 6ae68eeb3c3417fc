import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SampleFile } from '#shared/mdx-components.ts';
import { entryOf, playgroundModules } from '#shared/playground/playground.ts';
import type { CheckResult } from '#shared/playground/sandbox.ts';
import { en } from '#shared/strings/en.ts';
import { createCompiler } from '#ui/playground/compiler/create-compiler.ts';
import { formatLogged } from '#ui/playground/sandbox/format-value.ts';
import type { Packages } from '#ui/playground/sandbox/packages.ts';
import { runScripts } from '#ui/playground/sandbox/run-scripts.ts';
import { createTask } from '../compile/compile-task.ts';
import { createModuleReader } from '../config/module-reader.ts';
import { markdownWords } from '../mdx/markdown-words.ts';
import { readPackagePlaces } from '../packages/package-places.ts';
import { collectDeclarations } from '../playground/collect-declarations.ts';
import { projectRoot } from '../project-root.ts';
import type { Lesson } from './lesson.ts';
import { type Attempt, rightAttempts, wrongAttempts } from './lesson-attempts-test-support.ts';
import { openPage } from './lesson-page-test-support.ts';
import { readLessons } from './read-lessons.ts';

const release = join(projectRoot, 'content/docs/v11');
const compiler = createCompiler(
  collectDeclarations(readPackagePlaces({ folder: release })).declarations,
);
const require = createRequire(join(release, 'package.json'));
// React looks for a page when it is loaded.
openPage();
const packages = Object.fromEntries(
  [...playgroundModules, 'eventsource'].map((name) => [name, require(name)]),
) as Packages;

const task = await createTask();
const modules = await createModuleReader();
const { lessons, problems } = await readLessons({
  root: projectRoot,
  modules,
  compile: (input) => task({ root: projectRoot, words: markdownWords(en), ...input }),
});
const real = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };
const logged: string[] = [];

beforeAll(() => {
  vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
    logged.push(formatLogged(values));
  });
});

afterAll(() => {
  globalThis.fetch = real.fetch;
  globalThis.EventSource = real.EventSource;
  vi.restoreAllMocks();
  return modules.close();
});

/** The messages for a reader who chooses Check with these files. */
async function check(lesson: Lesson, files: SampleFile[]): Promise<CheckResult[]> {
  logged.length = 0;
  openPage();
  compiler.setFiles(files);
  const results = await runScripts({
    scripts: compiler.transpile(),
    entry: entryOf(files) ?? '',
    packages,
    watchLoop: () => {},
    report: () => {},
    clock: () => performance.now(),
    onError: (error) => logged.push(formatLogged([error])),
    logged: () => logged,
    check: { script: lesson.check, files, problems: compiler.findProblems() },
  });
  return results ?? [];
}

test('the course has no problems, and its lessons have all they need', () => {
  expect(problems).toEqual([]);
  expect(lessons.length).toBeGreaterThan(2);
});

describe.each(lessons.map((lesson) => [lesson.file, lesson] as const))('%s', (_file, lesson) => {
  test('the solution passes', async () => {
    const results = await check(lesson, lesson.solution);
    expect(results.length).toBeGreaterThan(1);
    expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
  });

  test('the start does not pass', async () => {
    const results = await check(lesson, lesson.start);
    expect(results.some(({ failure }) => failure !== undefined)).toBe(true);
  });
});

/** The messages of the checks that refuse a solution with a change. */
async function tryOut({ slug, file, from, to }: Attempt): Promise<string> {
  const lesson = lessons.find((candidate) => candidate.slug === slug);
  if (!lesson) throw new Error(`There is no lesson ${slug}.`);
  const files = lesson.solution.map(({ name, code }) => ({
    name,
    code: name === file ? (from === '' ? to : code.replace(from, () => to)) : code,
  }));
  expect(files).not.toEqual(lesson.solution);
  return (await check(lesson, files)).flatMap(({ failure }) => failure ?? []).join('\n');
}

test.each(wrongAttempts)('$slug: $to for $from in $file is refused', async (attempt) => {
  expect(await tryOut(attempt)).toContain(attempt.told);
});

test.each(rightAttempts)('$slug: $to for $from in $file passes', async (attempt) => {
  expect(await tryOut(attempt)).toBe('');
});
