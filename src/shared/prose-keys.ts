/**
 * Keys whose values are text for readers: in front matter, authors, sidebars, the config, and attributes of components
 * and elements.
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
