import { defineSiteConfig } from '#schema/site-config.ts';

/** A site with a part that is fetched late. */
export default defineSiteConfig({
  title: 'Late part',
  tagline: 'A site with a part that is fetched late.',
  url: 'https://late.example',
  version: '1.0.0',
  repository: 'https://github.com/example/late',
  navbar: { title: 'Late part' },
});
