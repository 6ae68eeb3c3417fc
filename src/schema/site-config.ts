import { z } from 'zod';
import { checksSchema } from './checks-config.ts';
import { docsSchema } from './docs-config.ts';
import { announcementBarSchema, footerSchema, navbarSchema } from './frame-config.ts';
import { pathPartSchema } from './href.ts';
import { i18nSchema } from './i18n-config.ts';

const text = z.string().min(1);

/**
 * Light, dark, and who decides.
 *
 * @example { default: 'dark', respectSystem: false }
 */
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
 * @example
 * {
 *   title: 'Bakery',
 *   tagline: 'An API for bread.',
 *   url: 'https://bakery.example',
 *   repository: 'https://github.com/example/bakery',
 *   navbar: { title: 'Bakery' },
 *   docs: {},
 * }
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
    .regex(/^\/(?:.*\/)?$/, { error: 'must begin and end with "/"', abort: true })
    // Hosts disagree on whether others are encoded in their rules, and addresses never contain "." and "..".
    .regex(
      /^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/,
      'must be "/", or folders of letters, digits, "-", "_", "." and "~"',
    )
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
      /** Id at the service: `G-ABCDE12345`. */
      trackingId: text,
      /** Address of the tracking script. */
      script: z.url().default('https://www.googletagmanager.com/gtag/js'),
    })
    .optional(),
  /** Script that turns plain links to public posts into widgets. The security policy allows its origin. */
  socialWidget: z.strictObject({ script: z.url() }).optional(),
  /** Tab-separated file of old addresses, relative to the site's folder; optional. */
  redirects: text.default('content/redirects.tsv'),
  checks: checksSchema,
});

/** The input of `site.config.ts`. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
/** The config after validation, with every default filled in. */
export type ResolvedSiteConfig = z.output<typeof siteConfigSchema>;
/** The settings of the docs, for sites that have docs. */
export type ResolvedDocsConfig = Exclude<ResolvedSiteConfig['docs'], false>;
/** The settings of the blog, for sites that have one. */
export type ResolvedBlogConfig = Exclude<ResolvedSiteConfig['blog'], false>;
/** The hosts that a site may be served by. */
export type HostName = (typeof hostNames)[number];

/** Gives editors the types of `site.config.ts`; returns its argument. */
export function defineSiteConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}
