import { z } from 'zod';
import { pathPartSchema } from './href.ts';

const text = z.string().min(1);

const assistantSchema = z.strictObject({
  /** Name of the service: `Claude`. */
  label: text,
  /** Address that opens it with a question; `%s` is replaced by the address of the page as Markdown. */
  href: z.string().regex(/^https:\/\/.*%s/, 'must begin with "https://" and contain "%s"'),
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
export const docsSchema = z.strictObject({
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
      /** The highest level shown. */
      min: z.number().int().min(2).max(6).default(2),
      /** The lowest level shown. */
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
