import { z } from 'zod';
import { hrefSchema } from './href.ts';

/** Whether the item belongs to the start of the line or to its end. */
const position = z.enum(['left', 'right']).default('left');

const linkShape = {
  type: z.literal('link'),
  /** Text of the link. */
  label: z.string().min(1),
  /** A path of this site or an absolute address. */
  href: hrefSchema,
};

const docShape = {
  type: z.literal('doc'),
  /** Id of the doc: the path of its file below the version's folder, without extension. */
  docId: z.string().min(1),
  /** By default, the doc's sidebar label. */
  label: z.string().min(1).optional(),
};

const docSidebarShape = {
  type: z.literal('docSidebar'),
  /** Id in the version's `sidebar.ts`. The item links to the first link of that sidebar. */
  sidebarId: z.string().min(1),
  /** Text of the link. */
  label: z.string().min(1),
};

const docsVersionShape = {
  type: z.literal('docsVersion'),
  /** By default, the version's label. */
  label: z.string().min(1).optional(),
  /** Target; by default, the root of the page's version. */
  to: hrefSchema.optional(),
};

/** The items allowed in a dropdown. */
const dropdownItem = z.discriminatedUnion('type', [
  z.strictObject(linkShape),
  z.strictObject(docShape),
  z.strictObject(docSidebarShape),
  z.strictObject(docsVersionShape),
]);

/**
 * One entry of `navbar.items`.
 *
 * @example { type: 'dropdown', label: 'Learn', items: [{ type: 'doc', docId: 'quickstart' }] }
 */
export const navbarItemSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...linkShape,
    position,
    /** Shown instead of the label, which remains its accessible name. */
    icon: z.enum(['github', 'x', 'discord', 'repository', 'social', 'chat']).optional(),
    /** The item is marked on every page below this path; by default, only on `href`. */
    activeBasePath: z.string().startsWith('/').optional(),
  }),
  z.strictObject({
    type: z.literal('dropdown'),
    /** Text of the button that opens it. */
    label: z.string().min(1),
    position,
    /** From top to bottom; dropdowns cannot be nested. */
    items: z.array(dropdownItem).min(1),
  }),
  /** Links to the page in the other languages of the site. */
  z.strictObject({ type: z.literal('localeDropdown'), position }),
  /** The button that opens the search. It needs a page that shows all results. */
  z.strictObject({ type: z.literal('search'), position }),
  z.strictObject({
    type: z.literal('html'),
    /** Markup that is inserted unchanged. */
    value: z.string(),
    position,
  }),
  z.strictObject({ ...docShape, position }),
  z.strictObject({ ...docSidebarShape, position }),
  z.strictObject({ ...docsVersionShape, position }),
  /** Links to the same topic in the other versions, or to their first pages. */
  z.strictObject({ type: z.literal('docsVersionDropdown'), position }),
]);

/** The nine types of navbar items, in the order of messages. */
export const navbarItemTypes = [
  'link',
  'dropdown',
  'localeDropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
] as const satisfies NavbarItemConfig['type'][];

/** A navbar item as written in `site.config.ts`. */
export type NavbarItemInput = z.input<typeof navbarItemSchema>;
/** A navbar item after validation, with every default filled in. */
export type NavbarItemConfig = z.output<typeof navbarItemSchema>;
/** An item of a dropdown after validation. */
export type NavbarDropdownItemConfig = z.output<typeof dropdownItem>;
