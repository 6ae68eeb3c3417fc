import { expect, expectNoOverlay, overlayOf, test } from '../support/author-test.ts';

// Serial, because they share a copy of the project and its server.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ siteName: 'minimal' });

const SITE = 'tests/sites/minimal';
const FOOTER = 'src/ui/frame/footer/footer.tsx';

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
  const view = 'src/ui/pages/docs/doc-page.tsx';
  const wreck = "throw new Error('Flood tide.');\nexport function DocPageView";
  await files.replace(view, 'export function DocPageView', wreck);
  await expect(overlayOf(page)).toContainText('Flood tide.');
  await expect(overlayOf(page)).toContainText(/doc-page\.tsx:\d+:7/);
  await files.restore(view);
  await expectNoOverlay(page);
});
