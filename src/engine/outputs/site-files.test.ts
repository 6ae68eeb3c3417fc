import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { siteConfigSchema } from '#schema/site-config.ts';
import { testConfig } from '../blog/blog-test-support.ts';
import { parseHeaders, parseRedirects } from '../serve/host-rules.ts';
import { buildContentSecurityPolicy } from './content-security-policy.ts';
import { buildHeaderRules, headersForPath } from './http-headers.ts';
import { docRoute, pageRoute } from './output-test-support.ts';
import { buildSiteFiles } from './site-files.ts';
import { buildSitemaps } from './sitemap.ts';
import { thirdPartiesOf } from './third-parties.ts';

const V10 = { name: '10.x', path: '/docs/v10' };
const routes = [
  pageRoute('/'),
  docRoute('/docs', { lastUpdated: '2025-09-25' }),
  docRoute('/docs/client/react', { title: 'React' }),
  docRoute('/docs/v10/client/react', { version: V10, inSitemap: false }),
  docRoute('/docs/hidden', { head: { robots: 'noindex' } }),
  pageRoute('/404', { notFound: true }),
];
const at = { file: 'content/redirects.tsv', line: 2 };
const redirects = [
  { from: '/docs/v11/*', to: '/docs/*', ...at },
  { from: '/docs/react', to: '/docs/client/react#setup', ...at },
  { from: '/old', to: '/docs/react', ...at },
  { from: '/docs/v11/client/react', to: '/', ...at },
  { from: '/discord', to: 'https://discord.gg/x?a=1&b=2', ...at },
  { from: '/docs/hidden', to: '/', ...at },
];
const site = { config: testConfig(), routes, redirects, docsFeeds: [] };
const files = buildSiteFiles({ site, scriptHashes: ['sha256-abc='] });
const file = (name: string) => files.get(name) ?? '';

describe('sitemap.xml', () => {
  it('[M2] lists what may be found, with the day of the last change', () => {
    expect(file('sitemap.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.com/</loc></url>
<url><loc>https://example.com/docs</loc><lastmod>2025-09-25</lastmod></url>
<url><loc>https://example.com/docs/client/react</loc></url>
</urlset>
`);
  });

  it('[M2] leaves out pages that name another one as canonical', () => {
    const old = docRoute('/docs/v10/x', { head: { canonical: 'https://example.com/docs/x' } });
    const [[, text] = []] = buildSitemaps([old]);
    expect(text).not.toContain('<url>');
  });

  it('[M2] an older version has a list of its own, of pages that only it has; robots.txt names both', () => {
    const old = { version: V10, sitemap: '/docs/v10/sitemap.xml' };
    const written = buildSiteFiles({
      site: {
        ...site,
        routes: [
          ...routes,
          docRoute('/docs/v10/gone', { ...old, lastUpdated: '2023-01-02' }),
          docRoute('/docs/v10/x', { ...old, head: { canonical: 'https://example.com/docs/x' } }),
        ],
      },
    });
    expect(written.get('docs/v10/sitemap.xml')?.match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>https://example.com/docs/v10/gone</loc><lastmod>2023-01-02</lastmod></url>',
    ]);
    expect(written.get('sitemap.xml')).toBe(file('sitemap.xml'));
    expect(written.get('robots.txt')?.match(/Sitemap: .*/g)).toEqual([
      'Sitemap: https://example.com/sitemap.xml',
      'Sitemap: https://example.com/docs/v10/sitemap.xml',
    ]);
  });

  it('[M2] every locale has its own, and the robots.txt of the site names them all', () => {
    const locale = (label: string) => ({ label, direction: 'ltr' as const, htmlLang: label });
    const i18n = { defaultLocale: 'en', locales: { en: locale('en'), fr: locale('fr') } };
    const config = { ...site.config, baseUrl: '/b/', i18n };
    const text = buildSiteFiles({ site: { ...site, config } }).get('robots.txt');
    expect(text?.match(/Sitemap: .*/g)).toEqual([
      'Sitemap: https://example.com/b/sitemap.xml',
      'Sitemap: https://example.com/b/fr/sitemap.xml',
    ]);
  });
});

describe('small files', () => {
  it('[M2] robots.txt names the sitemap', () => {
    expect(file('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n',
    );
  });

  it('[M2] the description of the search is there with the search page, and leads to it', () => {
    expect(files.has('opensearch.xml')).toBe(false);
    const config = { ...site.config, title: 'A & B of a long name', baseUrl: '/b/' };
    const written = buildSiteFiles({
      site: { ...site, config, routes: [...routes, pageRoute('/search')] },
    });
    const text = written.get('opensearch.xml') ?? '';
    const elements = parseDocument(text, { xmlMode: true });
    const [name] = DomUtils.getElementsByTagName('ShortName', elements);
    expect(DomUtils.textContent(name ?? [])).toBe('A & B of a long');
    const [url] = DomUtils.getElementsByTagName('Url', elements);
    expect(url?.attribs).toEqual({
      type: 'text/html',
      method: 'get',
      template: 'https://example.com/b/search?q={searchTerms}',
    });
  });

  it('[M2] the web manifest names the site and where it starts', () => {
    expect(JSON.parse(file('manifest.webmanifest'))).toMatchObject({
      name: 'Fixture',
      start_url: '/',
      lang: 'en',
      dir: 'ltr',
    });
  });

  it('[M2] the web manifest has the icons and the colour of the config, below the base URL', () => {
    const config = {
      ...testConfig(),
      baseUrl: '/b/',
      icons: [
        { path: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { path: '/cut.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
      ],
      themeColor: '#398ccb',
    };
    const text = buildSiteFiles({ site: { ...site, config } }).get('manifest.webmanifest') ?? '';
    expect(JSON.parse(text)).toMatchObject({
      theme_color: '#398ccb',
      icons: [
        { src: '/b/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/b/cut.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  });

  it('[P8] the suggestions of the not-found page hold listed pages and inner redirects', () => {
    const suggestions = JSON.parse(file('path-suggestions.json'));
    expect(suggestions.pages).toContainEqual(['/docs/client/react', 'React']);
    const paths = suggestions.pages.map(([path]: [string]) => path);
    expect(paths).not.toContain('/404');
    expect(paths).not.toContain('/docs/hidden');
    expect(suggestions.redirects).toContainEqual(['/docs/react', '/docs/client/react#setup']);
    expect(suggestions.redirects.map(([from]: [string]) => from)).not.toContain('/discord');
  });
});

describe('old addresses', () => {
  it('[P8] each has a page that leads on without a script and is kept out of search engines', () => {
    const page = file('docs/react/index.html');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/docs/client/react#setup">');
    expect(page).toContain('<link rel="canonical" href="https://example.com/docs/client/react">');
    expect(page).toContain('<a href="/docs/client/react#setup">');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toContain('<script');
    expect(page).toContain(`http-equiv="Content-Security-Policy" content="style-src 'self'"`);
    expect(file('discord/index.html')).toContain('href="https://discord.gg/x?a=1&amp;b=2"');
  });

  it('[P8] the root of a site without a home page leads on, too', () => {
    const inner = routes.filter(({ path }) => path !== '/');
    const root = [{ from: '/', to: '/docs', ...at }];
    const written = buildSiteFiles({ site: { ...site, routes: inner, redirects: root } });
    expect(written.get('index.html')).toContain('url=/docs"');
  });

  it('[P8] chains are cut short', () => {
    expect(file('old/index.html')).toContain('url=/docs/client/react#setup"');
    expect(file('_redirects')).toContain('/old /docs/client/react#setup 301\n');
  });

  it('[P8] wildcards give a page for each page and redirect of their target, exact redirects first', () => {
    const pages = [...files.keys()].filter((name) => name.startsWith('docs/v11/'));
    expect(pages.sort()).toEqual([
      'docs/v11/client/react/index.html',
      'docs/v11/hidden/index.html',
      'docs/v11/react/index.html',
    ]);
    expect(file('docs/v11/client/react/index.html')).toContain('url=/"');
    expect(file('docs/v11/react/index.html')).toContain('url=/docs/client/react#setup"');
  });

  it('[P8] no redirect stands in the place of a page', () => {
    expect(files.has('docs/hidden/index.html')).toBe(false);
    expect(file('_redirects')).not.toContain('/docs/hidden ');
  });

  it('[P8] the rules of hosts have exact addresses before wildcards', () => {
    expect(
      parseRedirects(file('_redirects')).map(({ from, to, status }) => [from, to, status]),
    ).toEqual([
      ['/docs/react', '/docs/client/react#setup', 301],
      ['/old', '/docs/client/react#setup', 301],
      ['/docs/v11/client/react', '/', 301],
      ['/discord', 'https://discord.gg/x?a=1&b=2', 301],
      ['/docs/v11/*', '/docs/:splat', 301],
    ]);
    expect(JSON.parse(file('vercel.json')).redirects).toContainEqual({
      source: '/docs/v11/:path*',
      destination: '/docs/:path*',
      permanent: true,
    });
  });

  it('[P8] on Netlify they go before the documents at old addresses', () => {
    const config = { ...site.config, host: 'netlify' as const };
    const netlify = buildSiteFiles({ site: { ...site, config } }).get('_redirects');
    expect(netlify).toBe(file('_redirects').replaceAll(' 301\n', ' 301!\n'));
    expect(netlify).toContain('/old /docs/client/react#setup 301!\n');
  });

  it('[P8] carry the base URL', () => {
    const based = buildSiteFiles({ site: { ...site, config: { ...site.config, baseUrl: '/b/' } } });
    expect(based.get('_redirects')).toContain('/b/old /b/docs/client/react#setup 301\n');
    expect(based.get('docs/react/index.html')).toContain('url=/b/docs/client/react#setup"');
    expect(based.get('docs/react/index.html')).toContain(
      'href="https://example.com/b/docs/client/react"',
    );
  });
});

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
    const written = buildSiteFiles({ site: { ...site, docsFeeds: [{ version, changes: [] }] } });
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
