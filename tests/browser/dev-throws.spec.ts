import { expect, expectNoOverlay, overlayOf, test } from '../support/author-test.ts';
import { holdBack } from '../support/hold-back.ts';
import { hydrated } from '../support/test.ts';

// Serial, because they share a copy of the project and its server.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ siteName: 'minimal' });

const SITE = 'tests/sites/minimal';
const FOOTER = 'src/ui/frame/footer/footer.tsx';
const VIEW = 'src/ui/pages/docs/doc-page.tsx';
const wreck = "throw new Error('Flood tide.');\nexport function DocPageView";

test('[V5] a client component that throws everywhere is one problem with its line', async ({
  open,
  files,
  dev,
}) => {
  const page = await open('/docs');
  const server = await dev(SITE);
  const printed = server.output().length;
  const output = () => server.output().slice(printed);
  const crash = "  if (footer) throw new Error('Ebb tide.');\n  return (";
  await files.replace(FOOTER, '  return (', crash);
  await expect(overlayOf(page)).toContainText('could not be rendered: Ebb tide.');
  await expect(overlayOf(page)).toContainText(/footer\.tsx:\d+:21/);
  await expect.poll(output).toMatch(/at src\/ui\/frame\/footer\/footer\.tsx:\d+:21/);
  await files.restore(FOOTER);
  await expectNoOverlay(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  expect(output().match(/Ebb tide\. [\w-]+/g)).toEqual(['Ebb tide. render-failed']);
});

test('[V5] a module that throws while it is loaded is named with the line of the throw', async ({
  open,
  files,
}) => {
  const page = await open('/docs');
  await files.replace(VIEW, 'export function DocPageView', wreck);
  await expect(overlayOf(page)).toContainText('Flood tide.');
  await expect(overlayOf(page)).toContainText(/doc-page\.tsx:\d+:7/);
  await files.restore(VIEW);
  await expectNoOverlay(page);
});

test('[V5] a page is there if its mistake was corrected before the browser listened', async ({
  open,
  files,
  dev,
}) => {
  const page = await open('/docs');
  const { origin } = await dev(SITE);
  await files.replace(VIEW, 'export function DocPageView', wreck);
  await expect(overlayOf(page)).toContainText('Flood tide.');
  const letThrough = await holdBack(page, ['**/@vite/client']);
  await page.reload({ waitUntil: 'commit' });
  await files.restore(VIEW);
  await expect.poll(async () => (await fetch(`${origin}/docs`)).status).toBe(200);
  letThrough();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
