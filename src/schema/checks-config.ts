import { z } from 'zod';

const checkSeverity = z.enum(['error', 'warn', 'ignore']);

const externalLinksSchema = z
  .strictObject({
    /** Severity of an external link that is broken or has moved permanently. */
    severity: z.enum(['error', 'warn']).default('warn'),
    /** Addresses that are not requested: whole ones, or prefixes followed by `*`, such as `https://example.com/*`. */
    ignore: z.array(z.string().regex(/^https?:\/\//, 'must begin with "https://"')).default([]),
    /**
     * Hosts known to refuse programs, such as `twitter.com`, and their subdomains. If they respond with 401, 403, 405,
     * 429 or 999, the page may still work for readers, so nothing is reported.
     */
    refusingHosts: z.array(z.string().regex(/^[^/:]+$/, 'must be the name of a host')).default([]),
  })
  .prefault({});

/**
 * How serious the problems of each check are: `error` fails a build, `warn` is only printed.
 *
 * @example { spelling: 'error', orphans: 'warn', external: { refusingHosts: ['twitter.com'] } }
 */
export const checksSchema = z
  .strictObject({
    /** Broken links on emitted pages. */
    brokenLinks: checkSeverity.default('error'),
    /** Broken links to files, or links to drafts, in Markdown. */
    brokenMarkdownLinks: checkSeverity.default('error'),
    /** Anchors that the target page lacks. */
    brokenAnchors: checkSeverity.default('warn'),
    /** Published section ids that no longer lead anywhere. */
    publishedAnchors: checkSeverity.default('error'),
    /** Two sources for one path. */
    duplicateRoutes: checkSeverity.default('error'),
    /** Images, scripts and styles that are missing from the output. */
    missingAssets: checkSeverity.default('error'),
    /** Redirects that loop, chain, lead nowhere or hide a page. */
    redirects: checkSeverity.default('error'),
    /** Pages that were moved or removed without a redirect, according to the file history. */
    removedPages: checkSeverity.default('warn'),
    /** Titles and descriptions that are missing or shared by several pages. */
    metadata: checkSeverity.default('warn'),
    /** Canonical addresses of pages that do not exist. */
    canonicals: checkSeverity.default('error'),
    /** Heading levels, duplicate ids, a missing h1. */
    structure: checkSeverity.default('warn'),
    /** Images without alternative text or size. */
    images: checkSeverity.default('warn'),
    /** Pages that no other page links to. */
    orphans: checkSeverity.default('ignore'),
    /** Code samples that do not compile. */
    samples: checkSeverity.default('error'),
    /**
     * Words in prose that are neither American English nor in `content/words.txt`. It is off by default because sites
     * may be in other languages.
     */
    spelling: checkSeverity.default('ignore'),
    /** External links, checked only by `npm run check -- --external`, because that needs the network. */
    external: externalLinksSchema,
  })
  .prefault({});

/** How a site treats the problems of one check. */
export type CheckSeverity = z.output<typeof checkSeverity>;
/** How `check --external` treats external links. */
export type ExternalLinksConfig = z.output<typeof externalLinksSchema>;
