import { expect, test } from 'vitest';
import { compileText } from './mdx-test-support.ts';

const original = 'content/docs/v1/_install.mdx';
const translated = 'content/i18n/fr/docs/v1/_install.mdx';
const source = '<Partial src="./_install.mdx" />';
const file = 'content/i18n/fr/docs/v1/page.mdx';

test('a translation shows the partials of its original', async () => {
  const { html, reports, dependencies } = await compileText(source, {
    file,
    files: { [original]: 'Install it.' },
  });
  expect(html).toBe('<p>Install it.</p>');
  expect(reports).toEqual([]);
  // The page also changes when the partial is translated.
  expect(dependencies).toEqual([translated, original]);
});

test('a translation shows its own partials rather than those of its original', async () => {
  const { html } = await compileText(source, {
    file,
    files: { [original]: 'Install it.', [translated]: 'Installez-le.' },
  });
  expect(html).toBe('<p>Installez-le.</p>');
});

test('a partial that neither has is missed beside the translation', async () => {
  const { reports } = await compileText(source, { file });
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain(`does not exist (${translated})`);
});
