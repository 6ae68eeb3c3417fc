import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BaseUrlWarning } from './base-url-warning.tsx';

test('[P1] the warning names the base URL, and waits for a script that is missing', () => {
  const html = renderToStaticMarkup(<BaseUrlWarning />);
  expect(html).toContain('built for the base URL <code>/</code>');
  const css = readFileSync(new URL('./base-url-warning.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/\.warning \{\s*display: none;\s*:root\[data-assets='missing'\] &/);
});
