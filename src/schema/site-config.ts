import { z } from 'zod';
import { hrefSchema, pathPartSchema } from './href.ts';
import { navbarItemSchema } from './navbar-item-config.ts';

const text = z.string().min(1);
const checkSeverity = z.enum(['error', 'warn', 'ignore']);

const localeSchema = z.strictObject({
  /** Label in the locale dropdown: `English`. */
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
    /** The locale of this build, which determines its base URL; by default, the default locale. */
    currentLocale: text.optional(),
    /**
     * Name -> settings. A build writes all locales: the default one at the base URL, every other one below its name,
     * with the translations in `content/i18n/<name>`.
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
    /** Used if neither the reader nor the system has a preference. */
    default: z.enum(['light', 'dark']).default('light'),
    /** Whether to follow the system, including later changes, until the reader chooses. */
    respectSystem: z.boolean().default(true),
    /** Whether to remove the toggle from the navbar. */
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
const navbarSchema = z.strictObject({
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
const footerSchema = z
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

const iconSchema = z.strictObject({
  /** A path in `content/static`. */
  path: z.string().startsWith('/'),
  /** `192x192`, or `any` for vector images. */
  sizes: z.string().regex(/^(?:any|\d+x\d+)$/, 'must be like "192x192", or "any"'),
  /** `image/png`. */
  type: z.string().startsWith('image/'),
  /** With `maskable`, the system may crop it to its own shape. */
  purpose: z.literal('maskable').optional(),
});

const assistantSchema = z.strictObject({
  /** Name of the service: `Claude`. */
  label: text,
  /** Address that opens it with a question; `%s` is replaced by the address of the page as Markdown. */
  href: z.string().regex(/^https:\/\/.*%s/, 'must begin with "https://" and hold "%s"'),
});

const feedbackSchema = z.strictObject({
  /**
   * The service that receives the answers: an address that begins with `https://`, or a path on the site's own origin,
   * without the base URL. Each answer is one POST request with the JSON `{"page": "/docs/quickstart", "version":
   * "11.x", "answer": "yes"}` or `"no"`, without cookies. Any status from 200 to 299 shows a thank-you. An endpoint on
   * another origin has to allow the request: `access-control-allow-origin`, and `content-type` among the
   * `access-control-allow-headers`.
   */
  endpoint: z
    .string()
    .refine(
      isEndpoint,
      'must begin with "https://", or be a path of this site such as "/api/feedback", without "#" and without a password',
    ),
});

/** An address that browsers may post to from a page served over TLS. */
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
  /** Identifies this docs instance in storage keys and search tags. */
  id: text.default('default'),
  /** First part of every docs path, without slashes: `docs`. */
  routeBasePath: pathPartSchema.default('docs'),
  /** Module that lists the versions, relative to the site's folder. */
  versions: text.default('content/docs/versions.ts'),
  /**
   * Package of the library: each version documents the release that the package.json in its folder names. Without it,
   * the release is `release` in the list of versions.
   */
  package: text.optional(),
  /** Prefix for the path of a file, relative to the site's folder; without it there are no edit links. */
  editUrl: z.url().optional(),
  /** Whether to show the date of the last commit that changed a page. */
  showLastUpdated: z.boolean().default(true),
  /** Heading levels in the table of contents; 2 to 6. */
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
  /** Assistants that each page offers for questions about it, as plain links. */
  assistants: z.array(assistantSchema).default([]),
  /** "Was this page helpful?" below each page. By default, pages do not ask. */
  feedback: feedbackSchema.optional(),
  /**
   * Whether readers may save a version in their browser for offline reading. With `false`, browsers also delete saved
   * versions on the next visit.
   */
  offline: z.boolean().default(true),
});

/**
 * The blog: posts from `content/blog`, with lists, tags, authors and feeds.
 *
 * @example { description: 'News about the library.', postsPerPage: 5 }
 */
const blogSchema = z.strictObject({
  /** Title of the list of posts and of the feeds. */
  title: text.default('Blog'),
  /** One sentence, for search engines and feeds. */
  description: text,
  /** First part of every blog path, without slashes. */
  routeBasePath: pathPartSchema.default('blog'),
  /** Number of posts on each page of the list. */
  postsPerPage: z.number().int().min(1).default(10),
  /** Number of recent posts in the blog's sidebar; `ALL` lists every one. */
  sidebarCount: z.union([z.number().int().min(0), z.literal('ALL')]).default(5),
  /** Prefix for the path of a post, as for docs. */
  editUrl: z.url().optional(),
});

/**
 * The search: the site's own index, or a hosted service.
 *
 * @example { provider: 'static', synonyms: { auth: ['authorization'] } }
 */
const searchSchema = z.discriminatedUnion('provider', [
  z.strictObject({
    /** An index built with the site; queries run in the reader's browser, offline. */
    provider: z.literal('static'),
    /**
     * Words that readers use -> the site's own words for the same thing: `auth: ['authorization']`. Lower case; a key
     * may be several words.
     */
    synonyms: z.record(text, z.array(text).min(1)).default({}),
  }),
  z.strictObject({
    /** Queries go to a hosted provider. */
    provider: z.literal('hosted'),
    /** Application id at the service. */
    appId: text,
    /** Name of the index filled by `npm run search:records`. */
    indexName: text,
    /** The public search-only key. */
    apiKey: text,
    /** Whether to restrict hits to the current page's language and docs version. */
    contextual: z.boolean().default(true),
  }),
]);

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
    refusingHosts: z.array(z.string().regex(/^[^/:]+$/, 'must be a name of a host')).default([]),
  })
  .prefault({});

const checksSchema = z
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
  /** One sentence about what the text teaches. */
  description: text,
  /** Paths of pages, in the order of the text. */
  pages: z.array(z.string().startsWith('/')).min(1),
});

/** Hosts that a site may be published on. `server` is your own web server, such as nginx or Caddy. */
export const hostNames = ['cloudflare', 'github', 'netlify', 'server', 'vercel'] as const;

/**
 * Shape of `site.config.ts`. Unknown keys are errors.
 *
 * @example export default defineSiteConfig({ title: 'Bakery', tagline: 'An API for bread.', url:
 *   'https://bakery.example', repository: 'https://github.com/example/bakery', navbar: { title: 'Bakery' }, docs: {},
 *   });
 */
export const siteConfigSchema = z.strictObject({
  /** Name of the site, shown after the `|` in page titles. */
  title: text,
  /** One sentence; the default description of pages. */
  tagline: text,
  /** Origin of the published site, without trailing slash: `https://trpc.io`. */
  url: z
    .url()
    .refine((url) => /^https?:\/\/[^/?#]+$/.test(url), 'must be an origin: "https://example.com"'),
  /** Path under which the site is published; begins and ends with a slash. */
  baseUrl: z
    .string()
    .regex(/^\/(?:[^/?#]+\/)*$/, 'must begin and end with "/"')
    .default('/'),
  /**
   * The host of the published site. Its limits are errors, and the limits of other hosts are ignored. By default, the
   * limits of all hosts are warnings.
   */
  host: z.enum(hostNames).optional(),
  /** Release of the library that the site is about; by default, the latest docs version's. */
  version: text.optional(),
  /** Address of the source repository. */
  repository: z.url(),
  i18n: i18nSchema,
  /** Where readers' preferences are stored; `none` stores nothing. */
  storage: z.enum(['local', 'session', 'none']).default('local'),
  colorMode: colorModeSchema,
  /** The bar at the top of every page until the reader closes it. */
  announcementBar: announcementBarSchema.optional(),
  navbar: navbarSchema,
  footer: footerSchema,
  /** Favicon: a path in `content/static`. */
  favicon: z.string().startsWith('/').optional(),
  /** Icons that the web manifest lists, for home screens. */
  icons: z.array(iconSchema).default([]),
  /** Color of the window frame in the web manifest: `#398ccb`. */
  themeColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must be like "#398ccb"')
    .optional(),
  /** Social card of pages without one: a path in `content/static`. By default, a card is drawn for each page. */
  socialCard: z.string().startsWith('/').optional(),
  /** With `false`, the site has no docs. */
  docs: z.union([z.literal(false), docsSchema]).default(false),
  /** With `false`, the site has no blog. */
  blog: z.union([z.literal(false), blogSchema]).default(false),
  search: searchSchema.default({ provider: 'static', synonyms: {} }),
  /** Texts on one topic each for language models, at most 20,000 tokens long. */
  bundles: z.array(bundleSchema).default([]),
  /**
   * Path of the page with rules for coding agents; its Markdown is also at `/agents.md` and `/.well-known/agents.md`.
   */
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
  /** Tab-separated file of old addresses, relative to the site's folder; optional. */
  redirects: text.default('content/redirects.tsv'),
  checks: checksSchema,
});

/** The input of `site.config.ts`. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
/** The config after validation, with every default filled in. */
export type ResolvedSiteConfig = z.output<typeof siteConfigSchema>;
export type ResolvedDocsConfig = Exclude<ResolvedSiteConfig['docs'], false>;
export type ResolvedBlogConfig = Exclude<ResolvedSiteConfig['blog'], false>;
/** How `check --external` treats external links. */
export type ExternalLinksConfig = ResolvedSiteConfig['checks']['external'];
/** The hosts that a site may be served by. */
export type HostName = (typeof hostNames)[number];
/** How a site treats the problems of one check. */
export type CheckSeverity = z.output<typeof checkSeverity>;

/** Gives editors the types of `site.config.ts`; returns its argument. */
export function defineSiteConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
