import { defineConfig } from '@playwright/test';
import shared from './playwright.config.ts';
import type { EngineName } from './tests/support/engines/test.ts';

/** WebKit is driven on Linux only: elsewhere its tests are left to CI. */
const engines: EngineName[] = process.platform === 'linux' ? ['firefox', 'webkit'] : ['firefox'];

/** The same promises in the engines that Playwright cannot drive as the system has them. */
export default defineConfig<object, { engineName: EngineName }>({
  ...shared,
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  reporter: process.env.CI
    ? [['dot'], ['json', { outputFile: 'test-results/engines/report.json' }]]
    : 'list',
  globalSetup: ['./tests/support/engines/prepare-engines.ts', './tests/support/prepare-run.ts'],
  timeout: 90_000,
  // An engine that does not work at all is told soon, and a run that hangs ends.
  globalTimeout: 1_200_000,
  maxFailures: 12,
  projects: engines.map((name) => ({ name, use: { engineName: name } })),
});
