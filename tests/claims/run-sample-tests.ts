import { loadSample } from './load-sample.ts';

type Run = () => unknown;

interface SampleTests {
  tests: { name: string; run: Run }[];
  hooks: Record<'before' | 'beforeEach' | 'afterEach' | 'after', Run[]>;
}

/** Collects tests instead of running them, so that their failures are failures of the test that loads them. */
const collector = `
  const { tests, hooks } = globalThis.sampleTests;
  export const test = (name, run) => tests.push({ name, run });
  export const before = (run) => hooks.before.push(run);
  export const beforeEach = (run) => hooks.beforeEach.push(run);
  export const afterEach = (run) => hooks.afterEach.push(run);
  export const after = (run) => hooks.after.push(run);`;

/** Runs the tests in a published sample that is written for Node's runner, and returns their names. */
export async function runSampleTests(
  address: string,
  entry: string,
  replaced: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const collected: SampleTests = {
    tests: [],
    hooks: { before: [], beforeEach: [], afterEach: [], after: [] },
  };
  Object.assign(globalThis, { sampleTests: collected });
  await loadSample(address, entry, { ...replaced, 'node:test': collector });
  const { tests, hooks } = collected;
  await runAll(hooks.before);
  try {
    for (const { run } of tests) {
      await runAll(hooks.beforeEach);
      await run();
      await runAll(hooks.afterEach);
    }
  } finally {
    await runAll(hooks.after);
  }
  return tests.map(({ name }) => name);
}

async function runAll(hooks: Run[]) {
  for (const hook of hooks) await hook();
}
