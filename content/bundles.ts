/** Texts for language models: one topic each, in one piece (`/llms/<name>.txt`). A bundle has 20,000 tokens at most. */
export const bundles = [
  {
    name: 'server',
    title: 'tRPC 11 server',
    description:
      'Routers, procedures, validators, context, middlewares, authorization, errors and calls on the server.',
    pages: [
      '/docs/server/routers',
      '/docs/server/procedures',
      '/docs/server/validators',
      '/docs/server/context',
      '/docs/server/middlewares',
      '/docs/server/authorization',
      '/docs/server/error-handling',
      '/docs/server/server-side-calls',
    ],
  },
  {
    name: 'react',
    title: 'tRPC 11 with React',
    description:
      'The TanStack React Query integration for new projects, how to move to it from the classic hooks, and inferred types.',
    pages: [
      '/docs/client/tanstack-react-query',
      '/docs/client/tanstack-react-query/setup',
      '/docs/client/tanstack-react-query/usage',
      '/docs/client/tanstack-react-query/migrating',
      '/docs/client/react/infer-types',
      '/docs/client/errors',
      '/docs/server/data-transformers',
    ],
  },
  {
    name: 'nextjs',
    title: 'tRPC 11 with Next.js',
    description:
      'The App Router with Server Components, and the Pages Router with its hooks and server-side rendering.',
    pages: [
      '/docs/client/nextjs',
      '/docs/client/nextjs/app-router',
      '/docs/client/tanstack-react-query/server-components',
      '/docs/server/adapters/nextjs',
      '/docs/client/nextjs/setup',
      '/docs/client/nextjs/ssr',
    ],
  },
  {
    name: 'subscriptions',
    title: 'tRPC 11 subscriptions',
    description:
      'Subscriptions over server-sent events and WebSockets, on the server, in the vanilla client and in React.',
    pages: [
      '/docs/server/subscriptions',
      '/docs/client/subscriptions',
      '/docs/client/links/httpSubscriptionLink',
      '/docs/server/websockets',
      '/docs/client/links/wsLink',
      '/docs/client/links/splitLink',
      '/docs/client/react/useSubscription',
    ],
  },
  {
    name: 'migration',
    title: 'From tRPC 10 to 11',
    description:
      'Every change that a project on version 10 has to make, what stays, and what replaces the classic hooks.',
    pages: [
      '/docs/migrate-from-v10-to-v11',
      '/blog/announcing-trpc-v11',
      '/docs/client/tanstack-react-query/migrating',
      '/docs/stability',
    ],
  },
];
