import { expect } from '@playwright/test';
import { hydrated, test } from '../support/test.ts';

test.use({ siteName: 'two-locales' });

test('[E4] a navbar item that fails says its name, and the page goes on', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/No such event/);
  // The app itself calls it once, before there is a navbar; the locale dropdown is the next caller.
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    let asked = 0;
    window.addEventListener = function (this: Window, ...parameters: unknown[]) {
      if (parameters[0] === 'hashchange' && asked++ > 0) throw new Error('No such event.');
      return Reflect.apply(listen, this, parameters);
    } as typeof window.addEventListener;
  });
  await page.goto('/docs');
  await hydrated(page);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('alert')).toContainText('localeDropdown');
  await expect(bar.getByRole('alert')).toContainText('No such event.');
  await expect(bar.getByRole('link', { name: 'Start' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
