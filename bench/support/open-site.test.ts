import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { checkOutputFolder } from '#engine/writing/output-folder.ts';
import { builtSite } from './open-site.ts';

test('benches build the site where a build may write', async () => {
  const check = checkOutputFolder({ dir: builtSite, siteRoot: projectRoot, force: false });
  await expect(check).resolves.toBeUndefined();
});
