import { defineSiteConfig } from '#schema/site-config.ts';

export default defineSiteConfig({
  title: 'Blog only',
  tagline: 'A site that is a blog.',
  url: 'https://blog-only.example',
  version: '1.0.0',
  repository: 'https://github.com/example/blog-only',
  navbar: { title: 'Blog only', items: [{ type: 'link', label: 'Blog', href: '/blog' }] },
  blog: { description: 'Notes on small things.', postsPerPage: 2, sidebarCount: 'ALL' },
});
