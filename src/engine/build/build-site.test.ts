import { expect, test } from 'vitest';
import type { Reporter } from '../cli/reporter.ts';
import { siteConfig, writeSite } from '../testing/write-site.ts';
import { buildSite } from './build-site.ts';

/** Says nothing. */
const silent: Reporter = { phase: (_, work) => work(() => {}), info() {}, error() {} };

test('[V5] an app that cannot be built hides no other problem', async () => {
  const siteRoot = await writeSite({
    'site.config.ts': siteConfig("  favicon: '/favicon.svg',\n"),
    'content/static/favicon.svg': 'No picture.',
    'content/pages/index.tsx': "import { gone } from './gone.ts';\n\nexport default () => gone;\n",
    'content/pages/pages.ts':
      "export default { '/': { title: 'Home', description: 'A home.' } };\n",
  });
  const { problems } = await buildSite({
    siteRoot,
    outDir: undefined,
    reporter: silent,
    now: new Date('2026-01-01'),
  });
  expect(problems.map(({ code, file }) => [code, file])).toEqual([
    ['card-failed', 'content/pages/index.tsx'],
    ['app-build-failed', 'content/pages/index.tsx'],
  ]);
});
