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
      'The mark of tRPC in every variant to download, its colours to copy, its typefaces.',
  },
  '/pricing': {
    title: 'Pricing',
    description:
      'The library is free under the MIT licence. What teams and organisations can buy beside it, and how to support the project.',
  },
  '/search': {
    title: 'Search',
    description:
      'Find any section of the documentation and the blog: in every version, offline too.',
    robots: 'noindex',
  },
});
