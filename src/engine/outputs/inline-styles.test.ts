import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

test('a style sheet stands in the page, its link is switched off', () => {
  const html = '<head><link rel="stylesheet" href="/base/assets/app-1.css"/></head>';
  expect(inlineStyles(html, new Map([['app-1.css', 'a{content:"$&"}']]))).toBe(
    '<head><style>a{content:"$&"}</style><link disabled="" rel="stylesheet" href="/base/assets/app-1.css"/></head>',
  );
});

test('other links stay as they are', () => {
  const html =
    '<link rel="stylesheet" href="https://example.com/app-2.css"/><link rel="icon" href="/app-1.css"/>';
  expect(inlineStyles(html, new Map([['app-1.css', 'a{}']]))).toBe(html);
});
