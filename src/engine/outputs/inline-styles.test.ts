import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const policy = (sources: string) =>
  `<meta http-equiv="Content-Security-Policy" content="style-src ${sources}"/>`;

test('a style sheet is in the page, allowed by its hash, and its link is switched off', () => {
  const html =
    '<head><meta charset="utf-8"/><link rel="stylesheet" href="/base/assets/app-1.css"/></head>';
  const css = 'a{content:"$&"}';
  const hash = createHash('sha256').update(css).digest('base64');
  expect(inlineStyles(html, new Map([['app-1.css', css]]))).toBe(
    `<head><meta charset="utf-8"/>${policy(`'self' 'sha256-${hash}'`)}<style>${css}</style><link disabled="" rel="stylesheet" href="/base/assets/app-1.css"/></head>`,
  );
});

test('several sheets are one element, in their order', () => {
  const html =
    '<head><link rel="stylesheet" href="/assets/a.css"/><meta name="x"/><link rel="stylesheet" href="/assets/b.css"/></head>';
  const sheets = new Map([
    ['b.css', 'b{}'],
    ['a.css', 'a{}'],
  ]);
  const hash = createHash('sha256').update('a{}\nb{}').digest('base64');
  expect(inlineStyles(html, sheets)).toBe(
    `<head>${policy(`'self' 'sha256-${hash}'`)}<style>a{}\nb{}</style><link disabled="" rel="stylesheet" href="/assets/a.css"/><meta name="x"/><link disabled="" rel="stylesheet" href="/assets/b.css"/></head>`,
  );
});

test('other links stay as they are', () => {
  const links =
    '<link rel="stylesheet" href="https://example.com/app-2.css"/><link rel="icon" href="/app-1.css"/>';
  expect(inlineStyles(`<head>${links}`, new Map([['app-1.css', 'a{}']]))).toBe(
    `<head>${policy("'self'")}${links}`,
  );
});
