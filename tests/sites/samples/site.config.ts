import { defineSiteConfig } from '#schema/site-config.ts';

/** Samples that are compiled: what the compiler knows of them is shown. */
export default defineSiteConfig({
  title: 'Samples',
  tagline: 'Code that says what it is.',
  url: 'https://samples.example',
  version: '1.0.0',
  repository: 'https://github.com/example/samples',
  navbar: { title: 'Samples', items: [{ type: 'doc', docId: 'start', label: 'Docs' }] },
  docs: {},
});
