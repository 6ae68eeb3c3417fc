import { expect } from '@playwright/test';
import { openPicture } from '../support/open-picture.ts';
import { test } from '../support/test.ts';

test('types: a place is chosen by pointer and by arrow keys, and a change turns places red', async ({
  page,
}) => {
  const picture = await openPicture(page, {
    path: '/docs/concepts',
    title: 'How a type travels from the validator to the client',
    moment: 'Step',
  });
  const step = picture.getByRole('slider', { name: 'Step' });
  await picture.locator('label', { hasText: 'AppRouter' }).hover();
  await expect(step).toHaveAttribute(
    'aria-valuetext',
    /^6\. the type of the router: type AppRouter/,
  );
  await picture.locator('label', { hasText: 'place' }).click();
  const validator = picture.getByRole('radio', { name: 'place, the validator' });
  await expect(validator).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(validator).not.toBeChecked();
  await expect(picture.getByText('Error 2339')).toHaveCount(0);
  await picture.getByRole('combobox', { name: 'Change one line' }).selectOption('minutes → wait');
  await expect(picture.getByRole('status')).toHaveText(/In client\.ts, TypeScript rejects a field/);
  await expect(
    picture.getByRole('radio', { name: /^next\.minutes, a field of the result, Error 2339: / }),
  ).toBeChecked();
  await expect(step).toHaveAttribute('aria-valuetext', /^11\. a field of the result: any\. Error/);
});

test('server components: what the user sees depends on the prefetch and on the moment', async ({
  page,
}) => {
  const picture = await openPicture(page, {
    path: '/docs/client/tanstack-react-query/server-components',
    title: 'A page with a query, from the server to the screen',
    moment: 'Moment on the timeline',
  });
  const summary = picture.getByRole('status');
  const moment = picture.getByRole('slider', { name: 'Moment on the timeline' });
  await moment.fill('500');
  await expect(moment).toHaveAttribute('aria-valuetext', '500 ms: Loading the order');
  const server = picture.getByRole('combobox', { name: 'The server component' });
  await server.selectOption('awaits the prefetch');
  await expect(summary).toHaveText(/^The first HTML arrives after 1,100 ms, with “Rye bread”\./);
  await moment.fill('500');
  await expect(moment).toHaveAttribute('aria-valuetext', '500 ms: nothing yet');
  await server.selectOption('does not prefetch');
  await picture.getByRole('combobox', { name: 'The procedure takes' }).selectOption('50 ms');
  await expect(summary).toHaveText(/The browser sends 1 request for data\.$/);
  await picture.getByText('All steps in words').press('Enter');
  await expect(picture.getByText('the browser hydrates the page')).toBeVisible();
});
