/**
 * Names under which people write text that readers read: in front matter, authors, sidebars, the config,
 * attributes of components and elements.
 */
export const proseKeys: ReadonlySet<string> = new Set([
  'alt',
  'aria-label',
  'copyright',
  'description',
  'goal',
  'label',
  'sidebar_label',
  'tagline',
  'text',
  'title',
]);
