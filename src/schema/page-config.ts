import { z } from 'zod';
import { sitePathSchema } from './href.ts';

/** What a page written in TSX says about itself. */
export const pageConfigSchema = z.strictObject({
  /** Title of the page; the home page shows it alone, others before the site's title. */
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string().min(1)).optional(),
  /** `noindex` keeps it out of search engines and the sitemap. */
  robots: z.enum(['noindex', 'noindex, nofollow']).optional(),
  /** Whether sitemap.xml lists it. */
  inSitemap: z.boolean().default(true),
  /** Social card: a path below `content/static` or an absolute address. */
  image: z.string().min(1).optional(),
});

export const pagesConfigSchema = z.record(sitePathSchema, pageConfigSchema);

/** Shape of `content/pages/pages.ts`: path of each page -> what it says about itself. */
export type PagesInput = z.input<typeof pagesConfigSchema>;
export type PageConfig = z.output<typeof pageConfigSchema>;

/** Gives editors the types of `pages.ts`; returns what it gets. */
export function definePages(pages: PagesInput): PagesInput {
  return pages;
}
