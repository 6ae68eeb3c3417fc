import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { placeInConfig } from './read-site-config.ts';

test('[V5] a mistake that shows late has the place and frame of its value', async () => {
  const root = await writeSite({
    'site.config.ts':
      "import { bundles } from './content/bundles.ts';\nexport default { agentRules: '/none', bundles };\n",
    'content/bundles.ts': "export const bundles = [\n  { pages: ['/a', '/none'] },\n];\n",
  });
  const problem = { code: 'bundle-page-missing', severity: 'error', message: '' } as const;
  const problems = await placeInConfig({
    root,
    problems: [
      { ...problem, at: ['agentRules'] },
      { ...problem, at: ['bundles', 0, 'pages', 1] },
    ],
  });
  expect(problems).toMatchObject([
    { file: 'site.config.ts', line: 2, column: 30, frame: expect.stringContaining("'/none', b") },
    { file: 'content/bundles.ts', line: 2, column: 19, frame: expect.stringContaining("['/a'") },
  ]);
});
