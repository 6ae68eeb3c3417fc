import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tests/{chores,claims}/**/*.test.ts',
    ],
    // A net for what hangs: on a busy machine of two cores the compiler's tests take seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
