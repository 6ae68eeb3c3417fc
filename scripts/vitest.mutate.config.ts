import { defineConfig } from 'vitest/config';
import daily from '../vitest.config.ts';

const folders = (process.env.MUTATED_FOLDERS ?? 'src').split(',');

/** For `npm run mutate`: only the tests beside the mutated code. */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it
export default defineConfig({
  plugins: daily.plugins ?? [],
  define: daily.define ?? {},
  test: {
    // They load whole sites, which takes seconds per mutation.
    exclude: ['src/engine/checks/bad-sites.test.ts'],
    include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    testTimeout: 60_000,
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  },
});
