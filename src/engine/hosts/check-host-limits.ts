import type { HostName } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import type { OutputMeasures } from './measure-output.ts';

const MEBIBYTE = 1024 * 1024;

interface Limit {
  host: HostName;
  /** Name for messages. */
  name: string;
  code: 'host-files' | 'host-headers' | 'host-redirects';
  /** The host's documentation of the limit. */
  page: string;
  most: number;
  measure: (output: OutputMeasures) => number;
  /** The exceeded value, with its number. */
  say: (output: OutputMeasures) => string;
  hint: string;
}

const cloudflare = { host: 'cloudflare', name: 'Cloudflare Pages' } as const;
const CLOUDFLARE_LIMITS = 'https://developers.cloudflare.com/pages/platform/limits/';
const CLOUDFLARE_REDIRECTS = 'https://developers.cloudflare.com/pages/configuration/redirects/';
const vercel = { host: 'vercel', name: 'Vercel' } as const;
const VERCEL_REDIRECTS = 'https://vercel.com/docs/redirects/configuration-redirects';
const FEWER_REDIRECTS =
  'Cover redirects of one folder with one line that ends in "/*" in the file of redirects.';
const SMALLER_FILE = 'Make the file smaller, or publish it elsewhere and link to it.';

/** Documented limits of hosts that a build can exceed. */
const limits: Limit[] = [
  {
    ...cloudflare,
    code: 'host-files',
    page: CLOUDFLARE_LIMITS,
    most: 20_000,
    measure: ({ files }) => files,
    say: ({ files }) => `${format(files)} files`,
    hint: 'Paid plans take 100,000. Otherwise remove pages of a version that nobody uses any more.',
  },
  {
    ...cloudflare,
    code: 'host-files',
    page: CLOUDFLARE_LIMITS,
    most: 25 * MEBIBYTE,
    measure: ({ largestFile }) => largestFile.bytes,
    say: ({ largestFile }) => `/${largestFile.path} with ${format(largestFile.bytes)} bytes`,
    hint: SMALLER_FILE,
  },
  {
    ...cloudflare,
    code: 'host-redirects',
    page: CLOUDFLARE_REDIRECTS,
    most: 2_000,
    measure: ({ redirects }) => redirects.fixed,
    say: ({ redirects }) => `${format(redirects.fixed)} redirects of single addresses`,
    hint: FEWER_REDIRECTS,
  },
  {
    ...cloudflare,
    code: 'host-redirects',
    page: CLOUDFLARE_REDIRECTS,
    most: 100,
    measure: ({ redirects }) => redirects.dynamic,
    say: ({ redirects }) => `${format(redirects.dynamic)} redirects with "*"`,
    hint: 'Use one line for a folder further up.',
  },
  {
    ...cloudflare,
    code: 'host-redirects',
    page: CLOUDFLARE_REDIRECTS,
    most: 1_000,
    measure: ({ longestRedirect }) => longestRedirect.length,
    say: ({ longestRedirect: { text, length } }) =>
      `a redirect of ${format(length)} characters ("${text.slice(0, 40)}…")`,
    hint: 'Shorten its addresses.',
  },
  {
    ...cloudflare,
    code: 'host-headers',
    page: CLOUDFLARE_LIMITS,
    most: 100,
    measure: ({ headerRules }) => headerRules,
    say: ({ headerRules }) => `${format(headerRules)} rules for headers`,
    hint: 'The rules come from `src/engine/outputs/http-headers.ts`: use one for a whole folder.',
  },
  {
    ...cloudflare,
    code: 'host-headers',
    page: CLOUDFLARE_LIMITS,
    most: 2_000,
    measure: ({ longestHeader }) => longestHeader.length,
    say: ({ longestHeader: { text, length } }) =>
      `a header of ${format(length)} characters ("${text.slice(0, 40)}…")`,
    hint: 'Cloudflare would leave it out. It grows with inline scripts and with services of other sites in site.config.ts.',
  },
  {
    ...vercel,
    code: 'host-redirects',
    page: VERCEL_REDIRECTS,
    most: 2_048,
    measure: ({ redirects }) => redirects.fixed + redirects.dynamic,
    say: ({ redirects }) => `${format(redirects.fixed + redirects.dynamic)} redirects`,
    hint: FEWER_REDIRECTS,
  },
  {
    ...vercel,
    code: 'host-redirects',
    page: VERCEL_REDIRECTS,
    // Applies to each address; a line is shorter than both together.
    most: 4_096,
    measure: ({ longestRedirect }) => longestRedirect.length,
    say: ({ longestRedirect: { text, length } }) =>
      `a redirect of ${format(length)} characters ("${text.slice(0, 40)}…")`,
    hint: 'Shorten its addresses.',
  },
  {
    host: 'netlify',
    name: 'Netlify',
    code: 'host-files',
    page: 'https://docs.netlify.com/site-deploys/overview/#files-per-directory-limit',
    most: 54_000,
    measure: ({ fullestFolder }) => fullestFolder.files,
    say: ({ fullestFolder: { path, files } }) => `${format(files)} files in the folder ${path}`,
    hint: 'Spread them over several folders.',
  },
  {
    host: 'github',
    name: 'GitHub Pages',
    code: 'host-files',
    page: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
    most: 1_000_000_000,
    measure: ({ bytes }) => bytes,
    say: ({ bytes }) => `${format(bytes)} bytes`,
    hint: 'Remove pages of a version that nobody uses any more, or large files.',
  },
];

/**
 * Reports everything that the site's host would refuse or silently drop. If the host is unknown, the limits of all
 * hosts are warnings.
 *
 * @param redirectsFile the redirect file, relative to the site's folder
 */
export function checkHostLimits(options: {
  host: HostName | undefined;
  output: OutputMeasures;
  redirectsFile: string;
}): Problem[] {
  const { host, output, redirectsFile } = options;
  return limits
    .filter((limit) => host === undefined || limit.host === host)
    .filter(({ measure, most }) => measure(output) > most)
    .map(({ name, code, page, most, say, hint }) => ({
      code,
      severity: host === undefined ? 'warning' : 'error',
      message: `This site has ${say(output)}, but ${name} allows at most ${format(most)} (${page}).`,
      hint:
        host === undefined
          ? `${hint} If the site is published elsewhere, name the host in site.config.ts: host: 'server'.`
          : hint,
      ...(code === 'host-redirects' ? { file: redirectsFile } : {}),
    }));
}

function format(count: number): string {
  return count.toLocaleString('en-US');
}
