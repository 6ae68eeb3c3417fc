import { z } from 'zod';
import { sitePathSchema } from './href.ts';

const cardFileSchema = z
  .strictObject({
    /** Its name, in the head of its pane. */
    name: z.string().min(1),
    /** Code, of at most 33 characters a line, which is what the pane can show. */
    lines: z.array(z.string().max(33)).min(1).max(6),
    /** A word of the code, where the wire ends. */
    end: z.string().min(1),
  })
  .refine(({ lines, end }) => lines.some((line) => line.includes(end)), {
    path: ['end'],
    error: 'The word is in no line of the code.',
  });

/**
 * Metadata of a page written in TSX.
 *
 * @example { title: 'Thanks', description: 'For readers who come from the form.', robots: 'noindex', inSitemap: false }
 */
export const pageConfigSchema = z.strictObject({
  /** Title of the page. The home page shows it alone, other pages before the site's title. */
  title: z.string().min(1),
  /** One or two sentences for search engines and social cards. */
  description: z.string().min(1),
  /** Terms for which the search finds the page although its text lacks them. */
  keywords: z.array(z.string().min(1)).optional(),
  /** `noindex` hides it from search engines and the sitemap. */
  robots: z.enum(['noindex', 'noindex, nofollow']).optional(),
  /** Whether sitemap.xml lists it. */
  inSitemap: z.boolean().default(true),
  /** Social card: a path in `content/static` or an absolute address. */
  image: z.string().min(1).optional(),
  /** Drawn on the social card below the title: two files, and the wire that breaks at the second one's error. */
  cardDemo: z
    .strictObject({
      server: cardFileSchema,
      client: cardFileSchema,
      /** Message of the error at the client's end of the wire. */
      error: z.string().min(1),
    })
    .optional(),
});

/**
 * Shape of `content/pages/pages.ts`: path of each page -> its metadata.
 *
 * @example { '/pricing': { title: 'Pricing', description: 'What the library costs: nothing.' } }
 */
export const pagesConfigSchema = z.record(sitePathSchema, pageConfigSchema);

/** Shape of `content/pages/pages.ts`: path of each page -> its metadata. */
export type PagesInput = z.input<typeof pagesConfigSchema>;
/** Metadata of one page after validation. */
export type PageConfig = z.output<typeof pageConfigSchema>;

/** Gives editors the types of `pages.ts`; returns its argument. */
export function definePages(pages: PagesInput): PagesInput {
  return pages;
}
