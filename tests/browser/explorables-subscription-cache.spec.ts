import { expect } from '@playwright/test';
import { openPicture } from '../support/open-picture.ts';
import { test } from '../support/test.ts';

test('subscriptions: without lastEventId the sightings of the outage are lost', async ({
  page,
}) => {
  const picture = await openPicture(page, {
    path: '/docs/server/subscriptions',
    title: 'A subscription whose connection breaks',
    moment: 'Step',
  });
  const summary = picture.getByRole('status');
  const lost = picture.locator('svg').first().locator('svg');
  await expect(lost).toHaveCount(0);
  await picture.getByRole('combobox', { name: 'The procedure' }).selectOption('yields sighting');
  await expect(summary).toHaveText(
    /no id to send\. It never gets sightings 4 to 6: 8 of 11 arrive\.$/,
  );
  await expect(lost).toHaveCount(3);
  const cut = picture.getByRole('slider', { name: 'The connection breaks at' });
  await cut.focus();
  await page.keyboard.press('ArrowRight');
  await expect(cut).toHaveAttribute('aria-valuetext', '4 s');
  await picture.getByRole('combobox', { name: 'It is down for' }).selectOption('4 s');
  await expect(summary).toHaveText(
    /^The connection breaks at 4 s\. .* sightings 4 to 10: 4 of 11 arrive\.$/,
  );
  await picture.getByText('All steps in words').press('Enter');
  await expect(picture.getByText('7.1 s: the attempt fails')).toBeVisible();
});

test('query cache: staleTime decides about fetches, and a failed update is undone', async ({
  page,
}) => {
  const picture = await openPicture(page, {
    path: '/docs/client/tanstack-react-query/usage',
    title: 'One cached order in two components',
    moment: 'Step',
  });
  const summary = picture.getByRole('status');
  const values = picture.locator('svg').first().locator('text', { hasText: /^5$/ });
  await expect(summary).toHaveText(/fails, and is rolled back to 3\..* gets 4 requests\.$/);
  await picture.getByRole('combobox', { name: 'staleTime' }).selectOption('Infinity');
  await expect(summary).toHaveText(/nothing is fetched because the data is fresh.* 3 requests\.$/);
  // The axis has it as well: the cache and both components show the update.
  await expect(values).toHaveCount(4);
  await picture.getByRole('combobox', { name: 'At 10 s' }).selectOption('nothing');
  await expect(summary).toHaveText(/both still show 2, but the server has 3\./);
  await expect(values).toHaveCount(1);
  const step = picture.getByRole('slider', { name: 'Step' });
  await step.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(step).toHaveAttribute(
    'aria-valuetext',
    '1 s: the response to GET arrives, the cache stores 2, A shows 2',
  );
});
