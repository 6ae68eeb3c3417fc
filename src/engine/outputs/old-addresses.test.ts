import { describe, expect, it } from 'vitest';
import { parseRedirects } from '../serve/host-rules.ts';
import { markedStrings } from '../strings/strings-test-support.ts';
import { buildSiteFiles } from './site-files.ts';
import { at, file, files, routes, site } from './site-files-test-support.ts';

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

  it('are in the language of the site', () => {
    const written = buildSiteFiles({ site: { ...site, strings: markedStrings } });
    const page = written.get('old/index.html') ?? '';
    const words = page.replace(/^.*<title>/s, '').replace(/<[^>]*>|⟦[^⟧]*⟧/g, '');
    expect(words.match(/[A-Za-z]+/g)).toEqual([site.config.title]);
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
