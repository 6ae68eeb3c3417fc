import { defineSidebars } from '#schema/sidebar-config.ts';

export default defineSidebars({
  docs: [
    'index',
    'quickstart',
    {
      type: 'category',
      label: 'Server',
      collapsed: false,
      items: [
        'router',
        'merging-routers',
        'context',
        'middlewares',
        'authorization',
        'output-validation',
        'error-handling',
        'error-formatting',
        'data-transformers',
        'metadata',
        'caching',
        'subscriptions',
        'infer-types',
        'express',
        'fastify',
        'aws-lambda',
      ],
    },
    {
      type: 'category',
      label: 'Client',
      collapsed: false,
      items: ['vanilla', 'links', 'header', 'cors'],
    },
    {
      type: 'category',
      label: 'React',
      collapsed: false,
      items: ['react', 'react-queries', 'react-mutations', 'useInfiniteQuery', 'invalidateQueries'],
    },
    {
      type: 'category',
      label: 'Next.js',
      items: ['nextjs', 'ssr', 'ssg', 'ssg-helpers', 'starter-projects'],
    },
    {
      type: 'category',
      label: 'Further',
      items: ['rpc', 'exports', 'faq', 'further-reading'],
    },
    {
      type: 'category',
      label: 'Community',
      items: ['awesome-trpc', 'example-apps', 'contributing', 'love', 'sponsors'],
    },
  ],
});
