import { defineConfig } from 'vitest/config';
import { inlineScriptPlugin } from './src/engine/vite/inline-script-plugin.ts';
import { en } from './src/shared/strings/en.ts';

export default defineConfig({
  // The app imports scripts as text.
  plugins: [inlineScriptPlugin()],
  // As bundlers do; here the whole table is there under its name.
  define: { STRINGS: JSON.stringify(en), LANG: '"en"' },
  test: {
    projects: [
      // These share a process: starting one per file and importing the same modules again would take longer than the tests.
      { extends: true, test: { name: 'src', include: ['src/**/*.test.{ts,tsx}'], isolate: false } },
      // These use several releases of the packages, and change the environment.
      {
        extends: true,
        test: {
          name: 'tests',
          include: [
            '{bench,scripts}/**/*.test.ts',
            'tests/{agents,chores,claims,support}/**/*.test.ts',
          ],
        },
      },
    ],
    // What a test starts prints plain text, in CI too.
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    // By default one processor stays free, which on a machine of two is half of them.
    maxWorkers: '100%',
    // A net for what hangs: on a busy machine of two cores the compiler's tests take seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
