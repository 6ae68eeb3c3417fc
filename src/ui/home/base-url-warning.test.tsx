import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BaseUrlWarning } from './base-url-warning.tsx';

test('[P1] the warning names the base URL, and only a style sheet that arrives hides it', () => {
  const html = renderToStaticMarkup(<BaseUrlWarning />);
  expect(html).toContain('built for the base URL <code>/</code>');
  expect(html).not.toContain('hidden');
  const css = readFileSync(new URL('./base-url-warning.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/\.warning \{\s*display: none;/);
});
