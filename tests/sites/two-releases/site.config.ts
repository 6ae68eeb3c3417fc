import { defineSiteConfig } from '#schema/site-config.ts';

// Two versions, each with packages of its own, as the real site has them. The packages are not here: the
// test that works in a copy of this site serves them itself (tests/chores).
export default defineSiteConfig({
  title: 'Two releases',
  tagline: 'A site that keepers work on.',
  url: 'https://two-releases.example',
  repository: 'https://github.com/example/two-releases',
  navbar: { title: 'Two releases', items: [{ type: 'docsVersionDropdown' }] },
  docs: { package: '@trpc/server' },
  blog: { description: 'What is new.' },
  checks: { brokenAnchors: 'error', metadata: 'error' },
});
