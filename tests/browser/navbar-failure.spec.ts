import { expect } from '@playwright/test';
import { hydrated, test } from '../support/test.ts';

test.use({ siteName: 'two-locales' });

test('[E4] a navbar item that fails says its name, and the page goes on', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/No such event/);
  // Of the navbar, only the locale dropdown listens to this with a signal.
  await page.addInitScript(() => {
    const listen = document.addEventListener;
    document.addEventListener = function (this: Document, ...parameters: unknown[]) {
      const [event, , options] = parameters;
      const hasSignal = typeof options === 'object' && options !== null && 'signal' in options;
      if (event === 'pointerdown' && hasSignal) throw new Error('No such event.');
      return Reflect.apply(listen, this, parameters);
    } as typeof document.addEventListener;
  });
  await page.goto('/docs');
  await hydrated(page);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('alert')).toContainText('localeDropdown');
  await expect(bar.getByRole('alert')).toContainText('No such event.');
  await expect(bar.getByRole('link', { name: 'Start' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
