import { expect, expectNoOverlay, expectOverlay, test } from '../support/author-test.ts';

test.use({ siteName: 'sub-path' });
test.setTimeout(180_000);

const GUIDE = 'tests/sites/sub-path/content/docs/v1/guide.mdx';

test('in development a site below a path has styles, links, edits and problems', async ({
  open,
  files,
}) => {
  const page = await open('/project/docs');
  const title = page.getByRole('heading', { level: 1 });
  const sidebar = await page.getByRole('navigation', { name: 'Docs', exact: true }).boundingBox();
  const heading = await title.boundingBox();
  expect((sidebar?.x ?? 0) + (sidebar?.width ?? 0)).toBeLessThanOrEqual(heading?.x ?? 0);

  await page.getByRole('main').getByRole('link', { name: 'next one' }).click();
  await expect(page).toHaveURL(/\/project\/docs\/guide#first$/);
  await expect(title).toHaveText('Guide');
  await files.append(GUIDE, '\nThe tide turned at noon.\n');
  await expect(page.getByText('The tide turned at noon.')).toBeVisible();
  await files.append(GUIDE, '\n<Tide>\n');
  // Problems name files of the site.
  await expectOverlay(page, 'content/docs/v1/guide.mdx');
  await files.restore(GUIDE);
  await expectNoOverlay(page);

  await open('/project/nothing-here');
  await expect(title).toHaveText('Page Not Found');
});
