import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { testConfig } from '../blog/blog-test-support.ts';
import { docRoute, pageRoute } from './output-test-support.ts';
import { buildSiteFiles } from './site-files.ts';
import { file, files, routes, site, V10 } from './site-files-test-support.ts';
import { buildSitemaps } from './sitemap.ts';

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
