import { defineSiteConfig } from '#schema/site-config.ts';

/** A site that asks whether its pages are helpful. */
export default defineSiteConfig({
  title: 'Feedback',
  tagline: 'A site that asks its readers.',
  url: 'https://feedback.example',
  version: '1.0.0',
  repository: 'https://github.com/example/feedback',
  navbar: { title: 'Feedback', items: [{ type: 'doc', docId: 'start', label: 'Start' }] },
  docs: { feedback: { endpoint: 'https://answers.example/v1/pages?site=docs' } },
});
