import { definePages } from '#schema/page-config.ts';

export default definePages({
  '/': {
    title: 'tRPC: move fast and break nothing',
    description:
      'End-to-end typesafe APIs made easy: call a TypeScript server’s functions from a TypeScript client, with no schema to write and no code to generate.',
    cardDemo: {
      server: {
        name: 'server.ts',
        lines: [
          'userById: t.procedure',
          '  .input(z.string())',
          '  .query(({ input }) => ({',
          '    id: input,',
          "    fullName: 'Ada Lovelace',",
          '  })),',
        ],
        end: 'fullName',
      },
      client: {
        name: 'client.ts',
        lines: ['const user =', "  await trpc.userById.query('1');", '', 'console.log(user.name);'],
        end: 'name',
      },
      error: "Property 'name' does not exist on type '{ id: string; fullName: string; }'.",
    },
  },
  '/media': {
    title: 'Media',
    description:
      'The mark that was drawn for this site, in every variant, with its colors and typefaces, and where to find the official tRPC artwork.',
  },
  '/pricing': {
    title: 'Pricing',
    description:
      'The library is free under the MIT license. See the paid tiers for teams and organizations, and how to support the project.',
  },
  '/accessibility': {
    title: 'Accessibility',
    description:
      'How this site is tested with the keyboard, zoom, touch, and more, which gaps we know of, and how to report a barrier.',
  },
  '/playground': {
    title: 'Playground',
    description:
      'Edit a tRPC server and its client in the browser: TypeScript checks both as you type, and Run makes the client call the server.',
  },
  '/search': {
    title: 'Search',
    description:
      'Find any section of the documentation and the blog, in every version, even offline.',
    robots: 'noindex',
  },
});
