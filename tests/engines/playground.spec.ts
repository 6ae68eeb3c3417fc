import { test } from '../support/engines/test.ts';

/** TypeScript takes seconds to start on a busy machine. */
const START_TIMEOUT_MS = 40_000;
test.setTimeout(90_000);

const PROBLEMS = 'section[aria-labelledby="playground-problems"]';
/** The editor of the client, to the right of the border between the files. */
const EDITOR = '[role="separator"] ~ [data-panel] [role="tabpanel"]:not([hidden])';

test('the playground runs code, and shows what is logged and sent', async ({ reader }) => {
  await reader.visit('/playground');
  await reader.sees([PROBLEMS, 'TypeScript finds no errors.'], START_TIMEOUT_MS);
  await reader.click(['main button', 'Run']);
  await reader.sees(['[role="log"]', 'Created Margaret Hamilton'], START_TIMEOUT_MS);
  await reader.sees(['main summary', 'userCreate']);
  await reader.sees(['[role="status"]', 'Finished.']);
});

test('the playground names an error as it is typed, and where it is', async ({ reader }) => {
  await reader.visit('/playground');
  await reader.sees([PROBLEMS, 'TypeScript finds no errors.'], START_TIMEOUT_MS);
  await reader.click(['main [role="tab"]', 'client.ts']);
  await reader.click(EDITOR);
  await reader.press('Control+End');
  await reader.type('trpc.userMissing;');
  await reader.sees(
    [`${PROBLEMS} button`, "Property 'userMissing' does not exist"],
    START_TIMEOUT_MS,
  );
  await reader.sees([`${PROBLEMS} button`, 'client.ts:']);
  await reader.sees(['main [role="tab"]', '1 error']);
});

test('a sample runs in a drawer on its own page', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  await reader.click(['main a', 'Run']);
  await reader.sees(['[role="log"]', 'Added:'], START_TIMEOUT_MS);
  await reader.sees(['[role="status"]', 'Finished.']);
});
