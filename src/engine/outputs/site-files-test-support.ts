import { en } from '#shared/strings/en.ts';
import { testConfig } from '../blog/blog-test-support.ts';
import { docRoute, pageRoute } from './output-test-support.ts';
import { buildSiteFiles } from './site-files.ts';

export const V10 = { name: '10.x', path: '/docs/v10' };
export const routes = [
  pageRoute('/'),
  docRoute('/docs', { lastUpdated: '2025-09-25' }),
  docRoute('/docs/client/react', { title: 'React' }),
  docRoute('/docs/v10/client/react', { version: V10, inSitemap: false }),
  docRoute('/docs/hidden', { head: { robots: 'noindex' } }),
  pageRoute('/404', { notFound: true }),
];
export const at = { file: 'content/redirects.tsv', line: 2 };
const redirects = [
  { from: '/docs/v11/*', to: '/docs/*', ...at },
  { from: '/docs/react', to: '/docs/client/react#setup', ...at },
  { from: '/old', to: '/docs/react', ...at },
  { from: '/docs/v11/client/react', to: '/', ...at },
  { from: '/discord', to: 'https://discord.gg/x?a=1&b=2', ...at },
  { from: '/docs/hidden', to: '/', ...at },
];
export const site = { config: testConfig(), routes, redirects, strings: en, docsFeeds: [] };
export const files = buildSiteFiles({ site, scriptHashes: ['sha256-abc='] });

/** Text of a file of that site; empty if it does not exist. */
export const file = (name: string) => files.get(name) ?? '';
