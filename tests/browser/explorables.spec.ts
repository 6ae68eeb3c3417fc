import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { holdBack } from '../support/hold-back.ts';
import { openPicture as open, pictureOn } from '../support/open-picture.ts';
import { test, visit } from '../support/test.ts';

const pictures = [
  {
    path: '/docs/client/links/httpBatchLink',
    title: 'Calls and the requests that carry them',
    still: /^1 request for 6 calls\./,
    moment: 'Moment on the timeline',
  },
  {
    path: '/docs/client/links',
    title: 'How a call passes through links',
    still: /^The call returns true after 111 ms\./,
    moment: 'Step',
  },
  {
    path: '/docs/server/middlewares',
    title: 'A call through the layers of middlewares',
    still: /^The call passes every layer: status 200/,
    moment: 'Step',
  },
  {
    path: '/docs/concepts',
    title: 'How a type travels from the validator to the client',
    still: /^No errors: the types fit at all 11 places\./,
    moment: 'Step',
  },
  {
    path: '/docs/client/tanstack-react-query/server-components',
    title: 'A page with a query, from the server to the screen',
    still: /^The first HTML arrives after 100 ms, with “Loading the order”\./,
    moment: 'Moment on the timeline',
  },
  {
    path: '/docs/server/subscriptions',
    title: 'A subscription whose connection breaks',
    still: /sends sightings 4 to 6, which the client missed\. All 11 sightings arrive\.$/,
    moment: 'Step',
  },
  {
    path: '/docs/client/tanstack-react-query/usage',
    title: 'One cached order in two components',
    still: /^B shows 2 loaves at once, and the cache fetches because the data is stale\./,
    moment: 'Step',
  },
];

for (const entry of pictures) {
  const { path, title, still, moment } = entry;

  test.describe(`without scripts: ${title}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('the still says in words what it shows, and offers nothing that does not work', async ({
      page,
    }) => {
      await page.goto(path);
      const picture = pictureOn(page, title);
      await expect(picture.getByRole('status')).toHaveText(still);
      await expect(picture.getByText(/with tRPC 11\.6\.0/)).toBeVisible();
      await expect(picture.getByRole('button')).toHaveCount(0);
      await expect(picture.getByRole('combobox')).toHaveCount(0);
      await expect(picture.getByRole('radio')).toHaveCount(0);
    });
  });

  test(`its code comes when it is in view, and weighs at most 12 kB: ${title}`, async ({
    page,
  }) => {
    const late: Promise<Buffer>[] = [];
    let isIdle = false;
    page.on('response', (response) => {
      if (!/\.(?:js|css)$/.test(new URL(response.url()).pathname)) return;
      expect(isIdle || !/-stage|playback/.test(response.url()), response.url()).toBe(true);
      if (isIdle) late.push(response.body());
    });
    await page.setViewportSize({ width: 1280, height: 300 });
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    isIdle = true;
    const picture = pictureOn(page, title);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture.getByRole('slider', { name: moment })).toBeEnabled();
    const sizes = (await Promise.all(late)).map((body) => brotliCompressSync(body).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(1000);
    expect(total).toBeLessThanOrEqual(12_000);
  });

  test(`axe finds nothing in it, wide and narrow, dark and light: ${title}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const picture = await open(page, entry);
    const expectNone = async () => {
      // Further down, the bar may cover a target of the picture and be its nearest neighbor.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect(await violations(page, { within: [`figure[aria-label="${title}"]`] })).toEqual([]);
    };
    await expectNone();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await picture.scrollIntoViewIfNeeded();
    await expectNone();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test(`it looks the same when its code arrives: ${title}`, async ({ page }) => {
    const letThrough = await holdBack(page, ['**/*-stage*.js']);
    await visit(page, path);
    const picture = pictureOn(page, title);
    await picture.scrollIntoViewIfNeeded();
    const before = await picture.boundingBox();
    letThrough();
    await expect(picture.getByRole('slider', { name: moment })).toBeEnabled();
    expect(await picture.boundingBox()).toEqual(before);
  });

  test(`without motion there is no button to play, and time can be set: ${title}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const picture = await open(page, entry);
    await expect(picture.getByRole('button', { name: 'Play' })).toHaveCount(0);
    const range = picture.getByRole('slider', { name: moment });
    const end = await range.getAttribute('aria-valuetext');
    await range.fill('0');
    await expect(range).not.toHaveAttribute('aria-valuetext', end ?? '');
  });
}

test('batching: choices change the picture, its summary and its requests', async ({ page }) => {
  const [batching] = pictures;
  if (!batching) throw new Error('There is no picture.');
  const picture = await open(page, batching);
  const summary = picture.getByRole('status');
  const items = picture.getByRole('listitem').filter({ hasText: 'characters' });
  const bars = picture.locator('svg').first().locator('text', { hasText: 'call' });
  await picture.getByRole('combobox', { name: 'maxItems' }).selectOption('2');
  await expect(summary).toHaveText(
    /^3 requests for 6 calls\..* 1 finished result waited up to 60 ms for others/,
  );
  await expect(items).toHaveCount(3);
  await picture.getByRole('combobox', { name: 'Link' }).selectOption('httpBatchStreamLink');
  await expect(summary).toHaveText(/No result had to wait for another\.$/);
  const calls = picture.getByRole('slider', { name: 'Calls' });
  await expect(bars).toHaveCount(6);
  await calls.focus();
  await page.keyboard.press('Home');
  await expect(bars).toHaveCount(1);
  await expect(summary).toHaveText(/^1 request for 1 call\./);
  await expect(calls).toHaveAttribute('aria-valuetext', '1 call');
});

test('batching: it can be played, paused and set by keyboard alone', async ({ page }) => {
  const [batching] = pictures;
  if (!batching) throw new Error('There is no picture.');
  const picture = await open(page, batching);
  const moment = picture.getByRole('slider', { name: 'Moment on the timeline' });
  await picture.getByRole('slider', { name: 'Calls' }).focus();
  await page.keyboard.press('Tab');
  await expect(picture.getByRole('button', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picture.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(moment).not.toHaveValue('100');
  await page.keyboard.press('Enter');
  await expect(picture.getByRole('button', { name: 'Play' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveValue('1');
  await expect(moment).toHaveAttribute('aria-valuetext', '1 ms');
});

test('the way of a call: links, failures and steps change it', async ({ page }) => {
  const [, way] = pictures;
  if (!way) throw new Error('There is no picture.');
  const picture = await open(page, way);
  const summary = picture.getByRole('status');
  const lanes = picture.locator('svg').first().locator('text');
  await expect(lanes).toHaveText([
    'your code',
    'loggerLink',
    'retryLink',
    'httpBatchLink',
    'server',
  ]);
  await picture.getByRole('checkbox', { name: 'retryLink' }).uncheck();
  await expect(summary).toHaveText(/^The call fails after 40 ms: The station is offline\./);
  await expect(lanes).toHaveCount(4);
  await picture.getByRole('checkbox', { name: 'splitLink' }).check();
  await picture.getByRole('combobox', { name: 'Call' }).selectOption('a mutation');
  const step = picture.getByRole('slider', { name: 'Step' });
  await step.focus();
  await page.keyboard.press('Home');
  await expect(step).toHaveAttribute(
    'aria-valuetext',
    '1. At 0 ms, your code → loggerLink: operation mutation calibrate',
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(step).toHaveAttribute('aria-valuetext', /splitLink → httpLink/);
});

test('middlewares: an early error ends the call, and the order decides which', async ({ page }) => {
  const [, , onion] = pictures;
  if (!onion) throw new Error('There is no picture.');
  const picture = await open(page, onion);
  const summary = picture.getByRole('status');
  await expect(picture.getByText('not reached')).toHaveCount(0);
  await picture.getByRole('checkbox', { name: 'signed in' }).uncheck();
  await picture.getByRole('checkbox', { name: 'valid input' }).uncheck();
  await expect(summary).toHaveText(/fails in the customer check: status 401, UNAUTHORIZED/);
  await expect(picture.getByText('the call ends here')).toBeVisible();
  await expect(picture.getByText('ok: false, error: UNAUTHORIZED').first()).toBeVisible();
  await picture.getByRole('combobox', { name: 'Order' }).selectOption('input, then check');
  await expect(summary).toHaveText(/fails in the input validator: status 400, BAD_REQUEST/);
  await picture.getByText('All steps in words').press('Enter');
  await expect(picture.getByText('3. timing, after next(): ok: false')).toBeVisible();
});
