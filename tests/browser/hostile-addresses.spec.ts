import { expect, hydrated, test } from '../support/test.ts';

/** Possible manipulations of a link to this site. Used as written, and again fully encoded. */
const values = [
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'</script><script>alert(1)</script>",
  'javascript:alert(1)',
  '%E0%A4%A',
  '__proto__',
  'constructor.prototype',
  '//example.com/x',
  '\u202Eevil\u0000\uFFFF',
  'a.'.repeat(10_000),
];

const places = {
  'the query of a search': '/search?q=',
  'the page of a search': '/search?q=router&page=',
  'the version of a search': '/search?q=router&version=',
  'a stack': '/docs/stack?stack=',
  'the hash of a page': '/docs/quickstart#',
  'a shared program': '/playground#code/1/',
  'an example': '/playground?preset=',
  'a sample': '/playground?sample=',
  'a page that is not there': '/docs/',
};

for (const [place, start] of Object.entries(places)) {
  test(`${place} may be anything: it is text, and the page works`, async ({ page, watch }) => {
    test.setTimeout(120_000);
    // A host may report such an address as an error; exceptions from pages must not occur.
    watch.expectErrors(/Failed to load resource/);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      return dialog.dismiss();
    });
    await page.addInitScript(() => {
      const broken: string[] = [];
      Object.assign(window, { policyViolations: broken });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        broken.push(`${effectiveDirective} ${blockedURI}`);
      });
    });
    for (const value of values) {
      // A host may refuse an address of 20,000 characters, but does not see the hash.
      if (value.length > 1000 && !start.includes('#')) continue;
      for (const text of [encodeURIComponent(value), value.replaceAll('\u0000', '')]) {
        await test.step(text.slice(0, 60), async () => {
          await page.goto('about:blank');
          const answer = await page.goto(start + text);
          // The server does not accept some as addresses and has no page for them.
          if (answer?.status() === 400) return;
          await hydrated(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText('This page crashed.')).toHaveCount(0);
          await expect(page.locator('img[src="x"]')).toHaveCount(0);
          expect(await page.evaluate(() => Reflect.get(window, 'policyViolations'))).toEqual([]);
        });
      }
    }
    expect(alerts).toEqual([]);
    expect(watch.foreignRequests).toEqual([]);
  });
}
