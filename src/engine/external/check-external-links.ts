import type { ExternalLinksConfig } from '#schema/checks-config.ts';
import type { CheckInput } from '../checks/check-input.ts';
import { reportLinks } from '../checks/report-links.ts';
import type { FoundProblem } from '../problems/found-problem.ts';
import { readAnswers, writeAnswers } from './answer-cache.ts';
import { askAddress, type Fetch } from './ask-address.ts';
import { type AskingLimits, askAddresses } from './ask-addresses.ts';
import type { LinkAnswer } from './link-answer.ts';

/** Polite to hosts, and fast enough for a few hundred links in about a minute. */
const limits: AskingLimits = { total: 16, perHost: 2 };

/** If none of at least this many hosts responds, the fault is the network's here, not that of the links. */
const MIN_HOSTS = 3;

/** Time limit for a site's response, in milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Requests every external address that pages link to once, and reports those that are broken or have moved permanently,
 * at their place in the source. Anchors are not checked.
 *
 * @param options.cacheFile cached results: good ones are valid for a week, others for an hour
 */
export async function checkExternalLinks(options: {
  input: CheckInput;
  config: ExternalLinksConfig;
  cacheFile: string;
  fetch: Fetch;
  now: Date;
  timeout?: number;
  onAnswer?: (done: number, total: number) => void;
}): Promise<{
  problems: FoundProblem[];
  stats: { addresses: number; asked: number; refused: number };
}> {
  const { input, config, cacheFile, fetch, now, timeout = REQUEST_TIMEOUT_MS, onAnswer } = options;
  const addresses = new Set<string>();
  for (const { href } of input.pages.flatMap(({ links }) => links)) {
    const address = readAddress(href, input.url);
    if (address !== undefined && !isIgnored(address, config.ignore)) addresses.add(address);
  }
  const known = await readAnswers({ file: cacheFile, now });
  const wanted = [...addresses].filter((address) => !known.has(address));
  const asked = await askAddresses({
    addresses: wanted,
    ask: (address) => askAddress({ address, fetch, timeout, userAgent: userAgentOf(input.url) }),
    limits,
    onAnswer: (done) => onAnswer?.(done, wanted.length),
  });
  if (isOffline(asked)) {
    const stats = { addresses: addresses.size, asked: asked.size, refused: 0 };
    return { problems: [unreachableNetwork(asked)], stats };
  }
  const askedAt = now.toISOString();
  for (const [address, answer] of asked) known.set(address, { askedAt, answer });
  if (asked.size > 0) await writeAnswers({ file: cacheFile, answers: known });

  let refused = 0;
  const complaints = new Map<string, ReturnType<typeof complaintOf>>();
  for (const address of addresses) {
    const answer = known.get(address)?.answer;
    const judged = answer?.kind !== 'refused' || !isRefusing(address, config.refusingHosts);
    if (!judged) refused += 1;
    if (answer && judged) complaints.set(address, complaintOf(address, answer));
  }
  const problems = reportLinks({
    input,
    book: {
      read(href) {
        const path = readAddress(href, input.url);
        return path === undefined ? undefined : { path, anchor: '' };
      },
    },
    judge: ({ path }) => complaints.get(path),
  });
  return { problems, stats: { addresses: addresses.size, asked: asked.size, refused } };
}

/** Whether no host has responded to any request. */
function isOffline(asked: ReadonlyMap<string, LinkAnswer>): boolean {
  const hosts = new Set([...asked.keys()].map((address) => new URL(address).host));
  return hosts.size >= MIN_HOSTS && [...asked.values()].every(({ kind }) => kind === 'unreached');
}

function unreachableNetwork(asked: ReadonlyMap<string, LinkAnswer>): FoundProblem {
  const [[address, answer] = ['', undefined]] = asked;
  const reason = answer && 'reason' in answer ? answer.reason : '';
  return {
    code: 'external-links-unchecked',
    message: `No other site can be reached, so ${asked.size} links were not checked. The first, ${address}: ${reason}`,
    hint: 'Connect this machine to the internet, then check again. Behind a proxy, newer releases of Node need NODE_USE_ENV_PROXY=1.',
  };
}

/** An external address without its anchor; undefined for all other links. */
function readAddress(href: string, siteUrl: string): string | undefined {
  if (!/^(https?:)?\/\//i.test(href) || !URL.canParse(href, siteUrl)) return undefined;
  const address = new URL(href, siteUrl);
  if (address.origin === new URL(siteUrl).origin) return undefined;
  address.hash = '';
  return address.href;
}

function isIgnored(address: string, patterns: string[]): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('*')
      ? address.startsWith(pattern.slice(0, -1))
      : URL.canParse(pattern) && new URL(pattern).href === address,
  );
}

function isRefusing(address: string, hosts: string[]): boolean {
  const { hostname } = new URL(address);
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

function complaintOf(address: string, answer: LinkAnswer) {
  switch (answer.kind) {
    case 'fine':
      return undefined;
    case 'moved':
      return {
        code: 'external-link-moved',
        message: `has moved permanently, to ${answer.to}.`,
        hint: 'Write the new address.',
      };
    case 'refused':
      return {
        code: 'external-link-refused',
        message: `could not be checked: the response has status ${answer.status}.`,
        hint: `Open it. If readers see the page, add "${new URL(address).hostname}" to checks.external.refusingHosts in site.config.ts.`,
      };
    case 'broken':
    case 'unreached':
      return {
        code: 'external-link-broken',
        message: `leads nowhere: ${answer.reason}`,
        hint: 'Open it, then correct the link or remove it.',
      };
  }
}

/** Identifies this program, with an address for more information. */
function userAgentOf(siteUrl: string): string {
  return `link-check (+${siteUrl})`;
}
