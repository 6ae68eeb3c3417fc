import { defineConfig } from '@playwright/test';
import { browserOptions } from './tests/support/find-browser.ts';

const { args, ...browser } = browserOptions();

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/support/prepare-run.ts',
  fullyParallel: true,
  workers: 2,
  // Somebody else's machine may be busy for a moment. What does not pass the first time is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Nets for what hangs, and no promises: with two tests at once, two cores are busy with the browsers alone.
  timeout: 180_000,
  expect: { timeout: 25_000 },
  // How long each test took is in the file: where the time of a run goes can be looked up.
  reporter: process.env.CI
    ? [['dot'], ['json', { outputFile: 'test-results/report.json' }]]
    : 'list',
  use: {
    // Read again in every worker, so also after the set-up has installed one.
    // Two browsers share two cores. Threads of their own for V8's garbage and compilers cost a sixth of all time, a process
    // of its own for each page a fifth of what it takes to open one, and one that only draws a twentieth of all time.
    launchOptions: {
      ...browser,
      args: [
        ...args,
        '--js-flags=--single-threaded',
        '--renderer-process-limit=1',
        '--in-process-gpu',
      ],
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // To record a test takes a fifth of its time and more, so only what is tried again is: `--trace on` for others.
    trace: 'on-first-retry',
  },
});
