import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePart } from '#shared/decode-address.ts';
import type { HeaderRule } from '../outputs/http-headers.ts';

/** A redirect performed by the host. `from` may end in `/*`; then `to` contains `:splat`. */
export interface HostRedirect {
  /** Decoded. */
  from: string;
  /** Encoded for the `location` header. */
  to: string;
  /** 301, 302, 303, 307 or 308. */
  status: number;
}

/** A host's rules for a built site. */
export interface HostRules {
  headers: HeaderRule[];
  redirects: HostRedirect[];
  /** Where the folder is published: `/` or `/folder/`. */
  baseUrl: string;
}

/** Rules files in the build output, which are not public. */
export const HOST_FILES = ['_headers', '_redirects', 'vercel.json', '.nojekyll'];

const RULES_FILES = ['_headers', '_redirects'];

/**
 * Reads the rules files that a build wrote for hosts, so that `serve` behaves like them. A folder without them has no
 * rules.
 */
export async function readHostRules(options: { dir: string }): Promise<HostRules> {
  const read = (name: string) => readFile(join(options.dir, name), 'utf8').catch(() => '');
  const [headers = '', redirects = ''] = await Promise.all(RULES_FILES.map(read));
  return parseHostRules({ headers, redirects });
}

/** Reads the rules whenever a build has replaced their files: new pages need the policy that came with them. */
export function followHostRules(options: { dir: string }): () => Promise<HostRules> {
  let last: { state: string; rules: Promise<HostRules> } | undefined;
  return async () => {
    const infos = RULES_FILES.map((name) => stat(join(options.dir, name)).catch(() => undefined));
    const state = (await Promise.all(infos)).map((info) => `${info?.size} ${info?.mtimeMs}`).join();
    if (last?.state !== state) last = { state, rules: readHostRules(options) };
    return last.rules;
  };
}

/** Parses `_headers` and `_redirects`. */
export function parseHostRules(texts: { headers: string; redirects: string }): HostRules {
  const rules = parseHeaders(texts.headers);
  return {
    headers: rules,
    redirects: parseRedirects(texts.redirects),
    // The first rule of a build applies to every page of the site.
    baseUrl: /^(\/.*)\*$/.exec(rules[0]?.source ?? '')?.[1] ?? '/',
  };
}

/** Parses a `_headers` file: a path on its own line, its headers indented below. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (!/^\s/.test(line)) {
      rules.push({ source: line.trim(), headers: {} });
      continue;
    }
    const rule = rules.at(-1);
    const colon = line.indexOf(':');
    // `! name` removes a header set by an earlier rule; here later rules win anyway.
    if (!rule || colon === -1) continue;
    rule.headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  return rules;
}

/** Parses a `_redirects` file: `from to status` on each line; the default status is 302. */
export function parseRedirects(text: string): HostRedirect[] {
  const redirects: HostRedirect[] = [];
  for (const line of linesOf(text)) {
    const [from, to, status = '302'] = line.trim().split(/\s+/);
    const code = Number.parseInt(status, 10);
    if (from && to && code >= 300 && code < 400) {
      redirects.push({ from: decodePart(from), to, status: code });
    }
  }
  return redirects;
}

/** The redirect target of a path, by the first matching rule. */
export function findRedirect(options: {
  redirects: HostRedirect[];
  /** Decoded. */
  path: string;
}): { location: string; status: number } | undefined {
  const { redirects, path } = options;
  for (const { from, to, status } of redirects) {
    if (from === path) return { location: to, status };
    if (!from.endsWith('/*')) continue;
    const folder = from.slice(0, -1);
    if (path.startsWith(folder) || path === from.slice(0, -2)) {
      const rest = encodePath(path.slice(folder.length));
      return { location: to.replace(':splat', () => rest), status };
    }
  }
  return undefined;
}

/** Encodes a path for an address: ASCII only, without the start of a query or anchor. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
