import { z } from 'zod';
import { hrefSchema } from './href.ts';
import { navbarItemSchema } from './navbar-item-config.ts';

const text = z.string().min(1);
const linkSchema = z.strictObject({ label: text, href: hrefSchema });

/**
 * A line above the navbar.
 *
 * @example { id: 'v12', text: 'Version 12 is out.', link: { label: 'What is new', href: '/blog/v12' } }
 */
export const announcementBarSchema = z.strictObject({
  /** A new id shows the bar again to readers who closed an older one. */
  id: text,
  /** Plain text before the link. */
  text,
  /** Shown after the text. */
  link: linkSchema.optional(),
  /** Whether readers can close the bar; a closed one stays closed until its `id` changes. */
  closeable: z.boolean().default(true),
});

/**
 * The bar at the top of every page.
 *
 * @example { title: 'tRPC', items: [{ type: 'doc', docId: 'quickstart', label: 'Docs' }] }
 */
export const navbarSchema = z.strictObject({
  /** Shown beside the logo. */
  title: text,
  /** Target of logo and title. */
  logoHref: hrefSchema.default('/'),
  /** Whether it hides on scrolling down and returns on scrolling up. */
  hideOnScroll: z.boolean().default(false),
  /** Target of a right-click on logo or title: the page with the brand's files. */
  brandContextPath: hrefSchema.optional(),
  /** From the start of the line to its end; `src/schema/navbar-item-config.ts` has the types. */
  items: z.array(navbarItemSchema).default([]),
});

/**
 * The bottom of every page.
 *
 * @example { columns: [{ title: 'Docs', links: [{ label: 'Quickstart', href: '/docs/quickstart' }] }] }
 */
export const footerSchema = z
  .strictObject({
    /** Lists of links, each under a title. */
    columns: z
      .array(z.strictObject({ title: text, links: z.array(linkSchema).min(1) }))
      .default([]),
    /** The hosting provider's badge. */
    badge: z.strictObject({ label: text, href: hrefSchema, provider: text }).optional(),
    /** Links on the last line of the page, such as statements and terms. */
    endLinks: z.array(linkSchema).default([]),
    /** The last text on the page. */
    copyright: z.string().default(''),
  })
  .prefault({});
