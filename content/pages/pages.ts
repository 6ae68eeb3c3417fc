import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': {
    title: 'tRPC: move fast and break nothing',
    description:
      'End-to-end typesafe APIs made easy: call the functions of a TypeScript server from a TypeScript client, with no schema to write and no code to generate.',
  },
  '/media': {
    title: 'Media',
    description:
      'The mark that was drawn for this site, in every variant, its colors and typefaces, and where the official artwork of tRPC is.',
  },
  '/pricing': {
    title: 'Pricing',
    description:
      'The library is free under the MIT license. What teams and organizations can buy beside it, and how to support the project.',
  },
  '/accessibility': {
    title: 'Accessibility',
    description:
      'How this site is tested with keyboard, zoom, touch and more, which gaps are known, and how to report a barrier.',
  },
  '/playground': {
    title: 'Playground',
    description:
      'Edit a tRPC server and its client in the browser: TypeScript checks both as you type, and Run calls the one from the other.',
  },
  '/search': {
    title: 'Search',
    description:
      'Find any section of the documentation and the blog: in every version, offline too.',
    robots: 'noindex',
  },
});
