import { expect, test } from 'vitest';
import { blogAuthorsSchema } from '#schema/blog-authors.ts';
import { docFrontMatterSchema } from '#schema/doc-front-matter.ts';
import { sidebarsConfigSchema } from '#schema/sidebar-config.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import { findIssues } from './find-issues.ts';

const good = {
  title: 'Test',
  tagline: 'A site.',
  url: 'https://test.example',
  version: '1.0.0',
  repository: 'https://github.com/example/test',
  navbar: { title: 'Test' },
};

function issuesOf(config: object) {
  const result = findIssues({ schema: siteConfigSchema, value: config });
  return 'issues' in result ? result.issues : [];
}

test('[V5] a good config has no issues and gets every default', () => {
  const result = findIssues({ schema: siteConfigSchema, value: good });
  expect(result).toMatchObject({
    data: { baseUrl: '/', docs: false, storage: 'local', checks: { brokenAnchors: 'warn' } },
  });
});

test('[V5] an unknown key is named, with the one that was meant', () => {
  const [issue] = issuesOf({ ...good, tittle: 'x' });
  expect(issue).toMatchObject({
    path: ['tittle'],
    kind: 'unknown-key',
    message: '"tittle" is not a known key.',
  });
  expect(issue?.hint).toMatch(/^Did you mean "title"\? Known keys: title, tagline, url, /);
});

test.each([
  [
    { colorMode: { default: 'blue' } },
    'colorMode.default is "blue", but must be "light" or "dark".',
  ],
  [{ version: 11 }, '"version" is 11, but must be a string.'],
  [{ title: '' }, '"title" is "", but must not be empty.'],
  [
    { repository: 'github' },
    '"repository" is "github", but must be an address such as "https://example.com".',
  ],
  [{ baseUrl: 'docs' }, '"baseUrl" is "docs", but must begin and end with "/".'],
  ...['//x/', '/a b/', '/ü/', '/%61/', '/../', '/a/./', '/a?b/'].map(
    (baseUrl): [object, string] => [
      { baseUrl },
      `"baseUrl" is "${baseUrl}", but must be "/", or folders of letters, digits, "-", "_", "." and "~".`,
    ],
  ),
  [
    { url: 'https://a.example/x' },
    '"url" is "https://a.example/x", but must be an origin: "https://example.com".',
  ],
  [{ docs: { tocLevels: { min: 1 } } }, 'docs.tocLevels.min is 1, but must be at least 2.'],
  [
    { docs: { tocLevels: { min: 4 } } },
    'docs.tocLevels.min is 4, but must not be greater than max.',
  ],
  [{ docs: true }, '"docs" is true, which is not of an allowed kind.'],
  [{ navbar: undefined }, '"navbar" is missing.'],
  [
    { checks: { brokenLinks: 'off' } },
    'checks.brokenLinks is "off", but must be "error", "warn" or "ignore".',
  ],
  [
    { i18n: { defaultLocale: 'fr' } },
    'i18n.defaultLocale is "fr", but must be a key of i18n.locales.',
  ],
  [
    { footer: { columns: [{ title: 'A', links: [{ label: 'x', href: 'docs' }] }] } },
    'footer.columns[0].links[0].href is "docs", but must be a path of this site that begins with "/", or an address that begins with "https://" or "mailto:".',
  ],
])('[V5] %j: %s', (part, message) => {
  expect(issuesOf({ ...good, ...part }).map((issue) => issue.message)).toEqual([message]);
});

test('[E5] an unknown type of navbar item is named with all that are allowed', () => {
  const navbar = { title: 'Test', items: [{ type: 'docSidbar', sidebarId: 'x', label: 'X' }] };
  expect(issuesOf({ ...good, navbar })).toEqual([
    {
      path: ['navbar', 'items', 0, 'type'],
      kind: 'unknown-type',
      message: 'navbar.items[0].type is "docSidbar", which is not a known type.',
      hint: 'Did you mean "docSidebar"? Allowed: link, dropdown, localeDropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown.',
    },
  ]);
});

test('[V5] several issues are found at once', () => {
  expect(issuesOf({ ...good, version: 1, storage: 'disk', colour: 1 })).toHaveLength(3);
});

test('[V5] issues inside nested sidebar items keep their path', () => {
  const value = {
    docs: ['a', { type: 'category', label: 'B', items: ['c', { type: 'doc', ids: 'd' }] }],
  };
  const result = findIssues({ schema: sidebarsConfigSchema, value });
  expect('issues' in result && result.issues).toEqual([
    {
      path: ['docs', 1, 'items', 1, 'id'],
      kind: 'missing',
      message: 'docs[1].items[1].id is missing.',
      hint: 'It must be a string.',
    },
    {
      path: ['docs', 1, 'items', 1, 'ids'],
      kind: 'unknown-key',
      message: '"ids" is not a known key of docs[1].items[1].',
      hint: 'Did you mean "id"? Known keys: type, id, label.',
    },
  ]);
});

test('[V5] a key that is not allowed: the rule, and the nearest that is', () => {
  const value = { 'Bob Smith': { name: 'Bob' } };
  expect(findIssues({ schema: blogAuthorsSchema, value })).toEqual({
    issues: [
      {
        path: ['Bob Smith'],
        kind: 'unknown-key',
        message:
          '"Bob Smith" is not an allowed key: it may only contain lowercase letters, digits and "-".',
        hint: 'For example: "bob-smith".',
      },
    ],
  });
});

test.each([
  ['/a b?c#d', '/a-b-c-d'],
  ['getting started', 'getting-started'],
  ['100%', '100'],
  ['what?', 'what'],
])('[V5] the slug %j is not allowed, %j is', (slug, near) => {
  expect(findIssues({ schema: docFrontMatterSchema, value: { slug } })).toMatchObject({
    issues: [
      {
        message: `"slug" is "${slug}", but must be an address without spaces, "?", "#", "%", quotes and brackets.`,
        hint: `For example: "${near}".`,
      },
    ],
  });
});

test('[V5] a number that JSON cannot represent is named', () => {
  const value = { sidebar_position: Number.NaN };
  expect(findIssues({ schema: docFrontMatterSchema, value })).toMatchObject({
    issues: [{ message: '"sidebar_position" is NaN, but must be a number.' }],
  });
});

test('[V5] a whole address is no slug', () => {
  const value = { slug: 'https://a.example/b' };
  expect(findIssues({ schema: docFrontMatterSchema, value })).toMatchObject({
    issues: [
      {
        message:
          '"slug" is "https://a.example/b", but must be a path of this site, not a whole address.',
      },
    ],
  });
});
