import { type ResolvedSiteConfig, siteConfigSchema } from '#schema/site-config.ts';

/** Replaces a config with problems, so that they can be shown: a site without pages. */
export function fallbackConfig(): ResolvedSiteConfig {
  return siteConfigSchema.parse({
    title: 'Site',
    tagline: 'This site has problems.',
    url: 'http://localhost',
    version: '0.0.0',
    repository: 'http://localhost',
    navbar: { title: 'Site' },
  });
}
