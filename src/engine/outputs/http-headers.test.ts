import { describe, expect, it } from 'vitest';
import { siteConfigSchema } from '#schema/site-config.ts';
import { testConfig } from '../blog/blog-test-support.ts';
import { parseHeaders } from '../serve/host-rules.ts';
import { buildContentSecurityPolicy } from './content-security-policy.ts';
import { buildHeaderRules, headersForPath } from './http-headers.ts';
import { buildSiteFiles } from './site-files.ts';
import { file, site } from './site-files-test-support.ts';
import { thirdPartiesOf } from './third-parties.ts';

describe('headers', () => {
  const rules = parseHeaders(file('_headers'));

  it('the rules file says what the table says', () => {
    const vercel = JSON.parse(file('vercel.json')).headers;
    expect(vercel.map(({ source }: { source: string }) => source).slice(0, 2)).toEqual([
      '/(.*)',
      '/assets/(.*)',
    ]);
    expect(vercel.at(-1).source).toBe('/(.*).md');
    const headers = headersForPath({ rules, path: '/docs' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc='");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('names with a hash never change; pages are asked for', () => {
    const cache = (path: string) => headersForPath({ rules, path })['cache-control'];
    expect(cache('/assets/a-1a2b3c4d.js')).toBe('public, max-age=31536000, immutable');
    expect(cache('/docs')).toBeUndefined();
    expect(headersForPath({ rules, path: '/' })['x-frame-options']).toBe('DENY');
  });

  it('feeds of docs may be read by other sites, and the rules say so without a history too', () => {
    const version = { label: '1.x', path: '/docs' };
    const written = buildSiteFiles({
      site: { ...site, docsFeeds: [{ version, changes: [] }] },
    });
    expect(written.has('docs/atom.xml')).toBe(false);
    const open = headersForPath({
      rules: parseHeaders(written.get('_headers') ?? ''),
      path: '/docs/atom.xml',
    });
    expect(open['access-control-allow-origin']).toBe('*');
  });

  it('no header stands in two rules for one path: some hosts would join them', () => {
    const table = buildHeaderRules({
      contentSecurityPolicy: 'x',
      openPaths: ['/f'],
      baseUrl: '/',
    });
    for (const path of ['/', '/docs', '/docs/x.md', '/f', '/assets/a.js', '/assets/a.md']) {
      const covering = table.filter(
        (rule) => Object.keys(headersForPath({ rules: [rule], path })).length > 0,
      );
      const names = covering.flatMap(({ headers }) => Object.keys(headers));
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('the content security policy', () => {
  it('[S11] [R8] allows what the configured services need, and only that', () => {
    const config = testConfig();
    expect(thirdPartiesOf(config)).toEqual([]);
    const policy = buildContentSecurityPolicy({
      thirdParties: thirdPartiesOf({
        ...config,
        analytics: { trackingId: 'G-1', script: 'https://www.googletagmanager.com/gtag/js' },
        socialWidget: { script: 'https://platform.example.com/widgets.js' },
        search: {
          provider: 'hosted',
          appId: 'ABC123',
          indexName: 'docs',
          apiKey: 'k',
          contextual: true,
        },
      }),
    });
    expect(policy).toContain(
      "script-src 'self' https://www.googletagmanager.com https://platform.example.com;",
    );
    expect(policy).toContain('https://abc123-dsn.algolia.net');
    expect(policy).toContain('frame-src https://platform.example.com;');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types site default");
    expect(policy.replace("style-src 'self' 'unsafe-inline';", '')).not.toContain('unsafe');
  });

  it('allows the origin that answers of readers go to; paths are of the site itself', () => {
    const connections = (endpoint: string) => {
      const docs = { feedback: { endpoint } };
      return thirdPartiesOf(siteConfigSchema.parse({ ...testConfig(), docs }));
    };
    expect(connections('https://answers.example:8443/v1?x=1')).toEqual([
      { connections: ['https://answers.example:8443'] },
    ]);
    expect(connections('/api/feedback')).toEqual([]);
  });

  it('allows nothing else by default', () => {
    expect(buildContentSecurityPolicy({})).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types site",
    );
  });
});
