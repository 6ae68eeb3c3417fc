import { z } from 'zod';
import { hrefSchema, pathPartSchema } from './href.ts';
import { navbarItemSchema } from './navbar-item-config.ts';

const text = z.string().min(1);
const checkSeverity = z.enum(['error', 'warn', 'ignore']);

const localeSchema = z.strictObject({
  /** What readers see in the locale dropdown: `English`. */
  label: text,
  /** Writing direction. */
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  /** Value of `<html lang>`: `en`, `fr-CA`. */
  htmlLang: text,
});

/**
 * The languages of the site.
 *
 * @example
 * {
 *   locales: {
 *     en: { label: 'English', htmlLang: 'en' },
 *     ar: { label: 'العربية', htmlLang: 'ar', direction: 'rtl' },
 *   },
 * }
 */
const i18nSchema = z
  .strictObject({
    /** The locale without a prefix in its paths; a key of `locales`. */
    defaultLocale: text.default('en'),
    /** The locale that this build is in, with its base URL; the default locale when left out. */
    currentLocale: text.optional(),
    /**
     * Name -> facts. A build writes all of them: the default locale at the base URL, each other one below its name, with
     * the translations in `content/i18n/<name>`.
     */
    locales: z
      .record(z.string(), localeSchema)
      .default({ en: { label: 'English', direction: 'ltr', htmlLang: 'en' } }),
  })
  .refine((i18n) => i18n.defaultLocale in i18n.locales, {
    path: ['defaultLocale'],
    error: 'must be a key of i18n.locales',
  })
  .refine(({ currentLocale, locales }) => currentLocale === undefined || currentLocale in locales, {
    path: ['currentLocale'],
    error: 'must be a key of i18n.locales',
  })
  .prefault({});

const colorModeSchema = z
  .strictObject({
    /** Used where the reader has chosen nothing and the system says nothing. */
    default: z.enum(['light', 'dark']).default('light'),
    /** Follow the system until the reader chooses, and whenever the system changes. */
    respectSystem: z.boolean().default(true),
    /** Take the toggle out of the navbar. */
    disableSwitch: z.boolean().default(false),
  })
  .prefault({});

const linkSchema = z.strictObject({ label: text, href: hrefSchema });

/**
 * A line above the navbar.
 *
 * @example { id: 'v12', text: 'Version 12 is out.', link: { label: 'What is new', href: '/blog/v12' } }
 */
const announcementBarSchema = z.strictObject({
  /** Changing it shows the bar again to readers who closed an older one. */
  id: text,
  /** Plain text before the link. */
  text,
  /** Follows the text. */
  link: linkSchema.optional(),
  /** Whether readers can close the bar; a closed one stays closed until its `id` changes. */
  closeable: z.boolean().default(true),
});

/**
 * The bar at the top of every page.
 *
 * @example { title: 'tRPC', items: [{ type: 'doc', docId: 'quickstart', label: 'Docs' }] }
 */
const navbarSchema = z.strictObject({
  /** Beside the logo. */
  title: text,
  /** Where logo and title lead. */
  logoHref: hrefSchema.default('/'),
  /** Hide on scroll down, show on scroll up. */
  hideOnScroll: z.boolean().default(false),
  /** Where a right-click on logo or title leads: the page with the brand's files. */
  brandContextPath: hrefSchema.optional(),
  /** From the start of the line to its end; `src/schema/navbar-item-config.ts` has the kinds. */
  items: z.array(navbarItemSchema).default([]),
});

/**
 * The bottom of every page.
 *
 * @example { columns: [{ title: 'Docs', links: [{ label: 'Quickstart', href: '/docs/quickstart' }] }] }
 */
const footerSchema = z
  .strictObject({
    /** Lists of links, each below a title. */
    columns: z
      .array(z.strictObject({ title: text, links: z.array(linkSchema).min(1) }))
      .default([]),
    /** The hosting provider's badge. */
    badge: z.strictObject({ label: text, href: hrefSchema, provider: text }).optional(),
    /** Links on the last line of the page, such as statements and terms. */
    endLinks: z.array(linkSchema).default([]),
    /** Last words of the page. */
    copyright: z.string().default(''),
  })
  .prefault({});

const iconSchema = z.strictObject({
  /** A path below `content/static`. */
  path: z.string().startsWith('/'),
  /** `192x192`, or `any` for drawings. */
  sizes: z.string().regex(/^(?:any|\d+x\d+)$/, 'must be like "192x192", or "any"'),
  /** `image/png`. */
  type: z.string().startsWith('image/'),
  /** `maskable`: may be cut to the shape that a system likes. */
  purpose: z.literal('maskable').optional(),
});

const assistantSchema = z.strictObject({
  /** Name of the service: `Claude`. */
  label: text,
  /** Address that opens it with a question, in which `%s` is replaced by the address of the page as Markdown. */
  href: z.string().regex(/^https:\/\/.*%s/, 'must begin with "https://" and hold "%s"'),
});

const feedbackSchema = z.strictObject({
  /**
   * The service that takes the answers: an address that begins with `https://`, or a path of the site's own origin, which
   * gets no base URL in front. Each answer is one POST with the JSON
   * `{"page": "/docs/quickstart", "version": "11.x", "answer": "yes"}` or `"no"`, without cookies. For any status from
   * 200 to 299 the reader is thanked. An endpoint on another origin has to allow the request:
   * `access-control-allow-origin`, and `content-type` among the `access-control-allow-headers`.
   */
  endpoint: z
    .string()
    .refine(
      isEndpoint,
      'must begin with "https://", or be a path of this site such as "/api/feedback", without "#" and without a password',
    ),
});

/** An address that browsers may post to from a page that was served over TLS. */
function isEndpoint(value: string): boolean {
  if (/^\/(?!\/)[^\s#\\]*$/.test(value)) return true;
  return (
    /^https:\/\/[^\s/?#@\\]+(?:[/?][^\s#\\]*)?$/.test(value) && z.url().safeParse(value).success
  );
}

/**
 * The documentation: a folder of pages per version.
 *
 * @example { package: '@trpc/server', editUrl: 'https://github.com/trpc/trpc/tree/main/www' }
 */
const docsSchema = z.strictObject({
  /** Names this set of docs in storage keys and search tags. */
  id: text.default('default'),
  /** First part of every docs path, without slashes: `docs`. */
  routeBasePath: pathPartSchema.default('docs'),
  /** Module that lists the versions, relative to the site's folder. */
  versions: text.default('content/docs/versions.ts'),
  /**
   * Package of the library: each version documents the release of it that the package.json in the
   * version's folder names. Left out, it is `release` in the list of versions.
   */
  package: text.optional(),
  /** Address to which the path of a file, relative to the site's folder, is added; none = no edit links. */
  editUrl: z.url().optional(),
  /** Show the date of the last commit that touched a page. */
  showLastUpdated: z.boolean().default(true),
  /** Levels of headings in the table of contents; 2 to 6. */
  tocLevels: z
    .strictObject({
      min: z.number().int().min(2).max(6).default(2),
      max: z.number().int().min(2).max(6).default(3),
    })
    .refine((levels) => levels.min <= levels.max, {
      path: ['min'],
      error: 'must not be greater than max',
    })
    .prefault({}),
  /** Services that each page offers to ask about it: plain links. */
  assistants: z.array(assistantSchema).default([]),
  /** "Was this page helpful?" below each page. Left out, pages do not ask. */
  feedback: feedbackSchema.optional(),
  /**
   * Offer readers to save a version in their browser, and read it without a network. With `false`, browsers
   * also delete what readers have saved, at their next visit.
   */
  offline: z.boolean().default(true),
});

/**
 * The blog: posts from `content/blog`, with lists, tags, authors and feeds.
 *
 * @example { description: 'News about the library.', postsPerPage: 5 }
 */
const blogSchema = z.strictObject({
  /** Title of the list of posts, and of the feeds. */
  title: text.default('Blog'),
  /** One sentence, for search engines and feeds. */
  description: text,
  /** First part of every blog path, without slashes. */
  routeBasePath: pathPartSchema.default('blog'),
  /** How many posts a page of the list shows. */
  postsPerPage: z.number().int().min(1).default(10),
  /** How many recent posts the blog's sidebar lists; `ALL` lists every one. */
  sidebarCount: z.union([z.number().int().min(0), z.literal('ALL')]).default(5),
  /** As for docs: the address to which the path of a post is added. */
  editUrl: z.url().optional(),
});

/**
 * The search: the site's own index, or a hosted service.
 *
 * @example { provider: 'static', synonyms: { auth: ['authorization'] } }
 */
const searchSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    /** An index built with the site answers in the reader's browser, offline. */
    provider: z.literal('static'),
    /**
     * Words that readers use -> the site's own words for the same thing: `auth: ['authorization']`.
     * Lower case; a key may be several words.
     */
    synonyms: z.record(text, z.array(text).min(1)).default({}),
  }),
  z.strictObject({
    /** Queries go to the hosted provider. */
    provider: z.literal('hosted'),
    /** Id of the application at the service. */
    appId: text,
    /** Name of the index that `npm run search:records` fills. */
    indexName: text,
    /** The public search-only key. */
    apiKey: text,
    /** Restrict to the language and docs version of the page one is on. */
    contextual: z.boolean().default(true),
  }),
]);

const externalLinksSchema = z
  .strictObject({
    /** What a link to another site that leads nowhere, or has moved for good, is. */
    severity: z.enum(['error', 'warn']).default('warn'),
    /**
     * Addresses that are not asked for: whole ones, or beginnings followed by `*`, such as
     * `https://example.com/*`.
     */
    ignore: z.array(z.string().regex(/^https?:\/\//, 'must begin with "https://"')).default([]),
    /**
     * Hosts that are known to refuse programs, such as `twitter.com`; their subdomains too. When they answer
     * 401, 403, 405, 429 or 999, it is not known whether a reader would see the page, so nothing is reported.
     */
    refusingHosts: z.array(z.string().regex(/^[^/:]+$/, 'must be a name of a host')).default([]),
  })
  .prefault({});

const checksSchema = z
  .strictObject({
    /** Links on emitted pages that lead nowhere. */
    brokenLinks: checkSeverity.default('error'),
    /** Links to files or drafts in Markdown that lead nowhere. */
    brokenMarkdownLinks: checkSeverity.default('error'),
    /** Anchors that the target page does not have. */
    brokenAnchors: checkSeverity.default('warn'),
    /** Ids of sections that were published once and lead nowhere now. */
    publishedAnchors: checkSeverity.default('error'),
    /** Two sources of one path. */
    duplicateRoutes: checkSeverity.default('error'),
    /** Images, scripts and styles that the output does not hold. */
    missingAssets: checkSeverity.default('error'),
    /** Old addresses that loop, chain, lead nowhere or hide a page. */
    redirects: checkSeverity.default('error'),
    /** Addresses of pages that were moved or removed without a redirect, by the history of the files. */
    removedPages: checkSeverity.default('warn'),
    /** Titles and descriptions that are missing, or that several pages share. */
    metadata: checkSeverity.default('warn'),
    /** Canonical addresses that lead nowhere. */
    canonicals: checkSeverity.default('error'),
    /** Levels of headings, ids that a page has twice, a missing h1. */
    structure: checkSeverity.default('warn'),
    /** Images without alternative text or size. */
    images: checkSeverity.default('warn'),
    /** Pages that no other page links to. */
    orphans: checkSeverity.default('ignore'),
    /** Code samples that do not compile. */
    samples: checkSeverity.default('error'),
    /**
     * Words for readers that are neither American English nor in `content/words.txt`. For sites in that
     * language, so nothing is checked unless it is asked for.
     */
    spelling: checkSeverity.default('ignore'),
    /** Links to other sites, which only `npm run check -- --external` looks at: it needs the network. */
    external: externalLinksSchema,
  })
  .prefault({});

/**
 * Pages on one topic, as one text for language models.
 *
 * @example { name: 'server', title: 'The server', description: 'How to define an API.', pages: ['/docs/server/routers'] }
 */
const bundleSchema = z.strictObject({
  /** Name of its file: `/llms/server.txt`. */
  name: pathPartSchema,
  /** First heading of the text. */
  title: text,
  /** One sentence: what a model knows when it has read it. */
  description: text,
  /** Paths of pages, in the order of the text. */
  pages: z.array(z.string().startsWith('/')).min(1),
});

/** The hosts that a site may be published on. `server` is your own web server, such as nginx or Caddy. */
export const hostNames = ['cloudflare', 'github', 'netlify', 'server', 'vercel'] as const;

/**
 * Shape of `site.config.ts`. Unknown keys are refused.
 *
 * @example
 * export default defineSiteConfig({
 *   title: 'Bakery',
 *   tagline: 'An API for bread.',
 *   url: 'https://bakery.example',
 *   repository: 'https://github.com/example/bakery',
 *   navbar: { title: 'Bakery' },
 *   docs: {},
 * });
 */
export const siteConfigSchema = z.strictObject({
  /** Name of the site, after the `|` in page titles. */
  title: text,
  /** One sentence; the description of pages that have none. */
  tagline: text,
  /** Origin of the published site, without a slash at the end: `https://trpc.io`. */
  url: z
    .url()
    .refine((url) => /^https?:\/\/[^/?#]+$/.test(url), 'must be an origin: "https://example.com"'),
  /** Path under which the site is published; begins and ends with a slash. */
  baseUrl: z
    .string()
    .regex(/^\/(?:[^/?#]+\/)*$/, 'must begin and end with "/"')
    .default('/'),
  /**
   * The host of the published site: its limits are errors then, and the limits of others do not matter. Left out, the
   * limits of all hosts are warnings.
   */
  host: z.enum(hostNames).optional(),
  /** Release of the library that the site is about; the latest docs version's when left out. */
  version: text.optional(),
  /** Address of the source repository. */
  repository: z.url(),
  i18n: i18nSchema,
  /** Where readers' preferences are kept; `none` keeps nothing. */
  storage: z.enum(['local', 'session', 'none']).default('local'),
  colorMode: colorModeSchema,
  /** The bar on top of every page until the reader closes it. */
  announcementBar: announcementBarSchema.optional(),
  navbar: navbarSchema,
  footer: footerSchema,
  /** Icon of the site in tabs and bookmarks: a path below `content/static`. */
  favicon: z.string().startsWith('/').optional(),
  /** Icons that the web manifest lists, for home screens. */
  icons: z.array(iconSchema).default([]),
  /** Colour that the web manifest gives to the window's frame: `#398ccb`. */
  themeColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be like "#398ccb"')
    .optional(),
  /** Social card of pages without one: a path below `content/static`. Left out, one is drawn for each page. */
  socialCard: z.string().startsWith('/').optional(),
  /** `false`: a site without docs. */
  docs: z.union([z.literal(false), docsSchema]).default(false),
  /** `false`: a site without a blog. */
  blog: z.union([z.literal(false), blogSchema]).default(false),
  search: searchSchema.default({ provider: 'static', synonyms: {} }),
  /** Texts for language models that are one topic in one piece, at most 20,000 tokens each. */
  bundles: z.array(bundleSchema).default([]),
  /** Path of the page with rules for coding agents: its Markdown is at `/agents.md` and `/.well-known/agents.md` too. */
  agentRules: z.string().startsWith('/').optional(),
  /** Page views are sent only with a tracking id. */
  analytics: z
    .strictObject({
      trackingId: text,
      /** Address of the tracking script. */
      script: z.url().default('https://www.googletagmanager.com/gtag/js'),
    })
    .optional(),
  /** Script that turns plain links to public posts into widgets. */
  socialWidget: z.strictObject({ script: z.url() }).optional(),
  /** Tab-separated file of old addresses, relative to the site's folder; it may be missing. */
  redirects: text.default('content/redirects.tsv'),
  checks: checksSchema,
});

/** What people write in `site.config.ts`. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
/** The config after validation, with every default filled in. */
export type ResolvedSiteConfig = z.output<typeof siteConfigSchema>;
export type ResolvedDocsConfig = Exclude<ResolvedSiteConfig['docs'], false>;
export type ResolvedBlogConfig = Exclude<ResolvedSiteConfig['blog'], false>;
/** Links to other sites: what `check --external` does about them. */
export type ExternalLinksConfig = ResolvedSiteConfig['checks']['external'];
/** The hosts that a site may be served by. */
export type HostName = (typeof hostNames)[number];
/** What a site does about the problems of one check. */
export type CheckSeverity = z.output<typeof checkSeverity>;

/** Gives editors the types of `site.config.ts`; returns what it gets. */
export function defineSiteConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
