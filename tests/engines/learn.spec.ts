import { test } from '../support/engines/test.ts';

/** TypeScript takes seconds to start on a busy machine. */
const START_TIMEOUT_MS = 40_000;
test.setTimeout(120_000);

const PROBLEMS = 'section[aria-labelledby="playground-problems"]';
const CHECK = 'button:not(:disabled)';
const CHECKS = 'section[aria-labelledby="learn-checks"] [role="status"]';

// The first one, one whose checks wait for a stream, and one whose checks press a button.
for (const slug of ['first-procedure', 'subscriptions', 'react']) {
  test(`the checks of the lesson ${slug} refuse its start and accept its solution`, async ({
    reader,
  }) => {
    await reader.visit(`/learn/${slug}`);
    // Once TypeScript has started.
    await reader.sees([CHECK, 'Check'], START_TIMEOUT_MS);
    await reader.click([CHECK, 'Check']);
    await reader.sees([CHECKS, 'not pass yet'], START_TIMEOUT_MS);
    await reader.click(['button', 'Use the solution']);
    await reader.sees([PROBLEMS, 'TypeScript finds no errors.'], START_TIMEOUT_MS);
    await reader.click([CHECK, 'Check']);
    await reader.sees([CHECKS, 'All checks pass. The lesson is done.'], START_TIMEOUT_MS);
  });
}
