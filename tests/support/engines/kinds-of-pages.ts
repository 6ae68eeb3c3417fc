/** One page of a kind. */
interface KindOfPage {
  kind: string;
  path: string;
  /** Text of its main heading. */
  heading: string;
  /** Selector of an element that is visible when the whole page has loaded. */
  ready: string;
}

const kinds: [kind: string, path: string, heading: string, ready?: string][] = [
  ['home', '/', 'Move fast and break nothing'],
  ['doc', '/docs/quickstart', 'Quickstart'],
  ['long doc', '/docs/server/routers', 'routers'],
  ['doc of an older version', '/docs/v10/quickstart', 'Quickstart'],
  ['category index', '/docs/guides', 'Guides'],
  ['reference', '/docs/typedoc/client/httpBatchLink', 'httpBatchLink'],
  ['list of posts', '/blog', 'Blog'],
  ['post', '/blog/announcing-trpc-v11', 'Announcing tRPC v11'],
  ['media', '/media', 'Media'],
  ['pricing', '/pricing', 'Pricing'],
  ['search', '/search', 'Search'],
  ['playground', '/playground', 'Playground', '[role="log"]'],
  ['course', '/learn', 'Learn tRPC'],
  ['lesson', '/learn/first-procedure', 'Your first procedure', '[role="log"]'],
  ['not found', '/nothing-here', 'Page Not Found'],
];

/** One page of every kind. */
export const kindsOfPages: KindOfPage[] = kinds.map(([kind, path, heading, ready = 'main h1']) => ({
  kind,
  path,
  heading,
  ready,
}));
