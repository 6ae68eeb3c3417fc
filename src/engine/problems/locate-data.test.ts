import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { locateData } from './locate-data.ts';

test('[V5] an imported value is found in its file, as far as that can be read', async () => {
  const root = await writeSite({
    'site.config.ts':
      "import { pages as own } from './content/pages.ts';\nimport { round } from './content/round.ts';\nimport { gone } from './gone.ts';\nimport { far } from 'far';\nexport default { own, round, gone, far };\n",
    'content/pages.ts': "export const pages = [\n  { path: '/a' },\n];\n",
    'content/round.ts':
      "import { round as again } from './round.ts';\nexport const round = again;\n",
  });
  const locate = (...path: (string | number)[]) =>
    locateData({ root, file: 'site.config.ts', path, part: 'value' });
  expect(await locate('own', 0, 'path')).toEqual({ file: 'content/pages.ts', line: 2, column: 11 });
  expect(await locate('own', 0, 'gone')).toEqual({ file: 'content/pages.ts', line: 2, column: 3 });
  expect(await locate('round', 'a')).toEqual({ file: 'content/round.ts', line: 2, column: 22 });
  expect(await locate('gone', 'a')).toMatchObject({ file: 'site.config.ts', line: 5 });
  expect(await locate('far', 'a')).toMatchObject({ file: 'site.config.ts', line: 5 });
});
