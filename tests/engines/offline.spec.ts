import { test } from '../support/engines/test.ts';

test('a version is saved, read and searched without a network, and removed', async ({
  reader,
  site,
}) => {
  await reader.visit('/docs/v9');
  // Some builds of WebKit have no service workers.
  if (!(await reader.evaluate(() => 'serviceWorker' in navigator))) {
    await reader.misses(['button', 'Read 9.x offline']);
    return;
  }
  await reader.click(['button', 'Read 9.x offline']);
  await reader.sees(['section[aria-label="Read offline"] p', 'Read 9.x offline, ']);
  await reader.click(['button', 'Save 9.x']);
  await reader.sees(['button', 'Remove 9.x'], 20_000);
  try {
    site.refuse(true);
    await reader.visit('/docs/v9/router');
    await reader.sees(['h1', 'outer']);
    await reader.press('Control+k');
    await reader.type('merge');
    await reader.sees('[role="listbox"] [role="option"]');
    await reader.press('Escape');
    await reader.visit('/docs/v9');
  } finally {
    site.refuse(false);
  }
  await reader.click(['button', 'Remove 9.x']);
  await reader.expect(async () => (await caches.keys()).length).toBe(0);
  await reader
    .expect(async () => (await navigator.serviceWorker.getRegistrations()).length)
    .toBe(0);
});
