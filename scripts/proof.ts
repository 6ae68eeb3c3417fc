import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type Figure, type FigureName, proofFileSchema } from '#schema/proof.ts';

const run = promisify(execFile);

/** Where the figures are. */
export interface ProofSources {
  /** Origin of GitHub's REST API. */
  github: string;
  /** Origin of npm's API of download counts. */
  downloads: string;
  /** Address of a package registry; npm's own setting if undefined. */
  registry?: string | undefined;
  /** For GitHub, which allows more requests with it. */
  token?: string | undefined;
}

const REPOSITORY = 'trpc/trpc';
const PACKAGE = '@trpc/server';

/** How each figure is read. Each throws an Error that names its cause. */
const readers: Record<FigureName, (sources: ProofSources, today: string) => Promise<Figure>> = {
  async stars(sources, today) {
    const response = await askGitHub(sources, `/repos/${REPOSITORY}`);
    const { stargazers_count: value } = z
      .object({ stargazers_count: z.int().positive() })
      .parse(await response.json());
    return { value, asOf: today };
  },
  async contributors(sources, today) {
    // With one entry on each page, the number of the last page is the count.
    const response = await askGitHub(sources, `/repos/${REPOSITORY}/contributors?per_page=1`);
    const last = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(response.headers.get('link') ?? '');
    if (!last) throw new Error('GitHub did not say how many pages of contributors there are.');
    return { value: Number(last[1]), asOf: today };
  },
  async downloads({ downloads }) {
    const response = await fetch(`${downloads}/downloads/point/last-week/${PACKAGE}`, limits());
    if (!response.ok) throw new Error(`npm responded with status ${response.status}.`);
    const { downloads: value, end } = z
      .object({ downloads: z.int().positive(), end: z.iso.date() })
      .parse(await response.json());
    return { value, asOf: end };
  },
  async releases({ registry }, today) {
    const env = { ...process.env, ...(registry && { npm_config_registry: registry }) };
    const options = { env, shell: process.platform === 'win32' };
    const { stdout } = await run('npm', ['view', PACKAGE, 'versions', '--json'], options).catch(
      () => Promise.reject(new Error(`npm could not view ${PACKAGE}.`)),
    );
    const versions = z.array(z.string()).parse(JSON.parse(stdout));
    return { value: versions.filter((version) => !version.includes('-')).length, asOf: today };
  },
};

/**
 * Reads every figure and writes those that could be had to the file. Each of the others keeps its value and its day, so
 * that a refused request never replaces a good figure.
 *
 * @param today ISO day
 * @param log receives a line for each figure
 * @returns whether all figures could be had
 */
export async function refreshProof(options: {
  file: string;
  sources: ProofSources;
  today: string;
  log: (line: string) => void;
}): Promise<boolean> {
  const { file, sources, today, log } = options;
  const proof = proofFileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const names = z.keyof(proofFileSchema.shape.figures).options;
  const results = await Promise.allSettled(names.map((name) => readers[name](sources, today)));
  for (const [index, name] of names.entries()) {
    const result = results[index];
    const before = proof.figures[name];
    if (result?.status === 'fulfilled') {
      proof.figures[name] = result.value;
      log(`${name}: ${result.value.value}, it was ${before?.value ?? 'absent'}`);
    } else {
      const kept = before ? `it stays ${before.value}, as of ${before.asOf}` : 'it stays absent';
      log(`${name}: ${kept}. ${reasonOf(result?.reason)}`);
    }
  }
  writeFileSync(file, `${JSON.stringify(proofFileSchema.parse(proof), undefined, 2)}\n`);
  return results.every(({ status }) => status === 'fulfilled');
}

/** @throws Error if GitHub refuses; for its limit of requests, the message says when it ends */
async function askGitHub({ github, token }: ProofSources, path: string): Promise<Response> {
  const response = await fetch(`${github}${path}`, {
    ...limits(),
    headers: {
      accept: 'application/vnd.github+json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  if (response.ok) return response;
  const { headers, status } = response;
  if (headers.get('x-ratelimit-remaining') !== '0')
    throw new Error(`GitHub responded with status ${status}.`);
  const end = new Date(Number(headers.get('x-ratelimit-reset')) * 1000).toISOString();
  throw new Error(
    `GitHub allows no more requests before ${end}; a token in GITHUB_TOKEN raises the limit.`,
  );
}

const limits = () => ({ signal: AbortSignal.timeout(20_000) });

function reasonOf(reason: unknown): string {
  if (reason instanceof z.ZodError)
    return `The response has another shape: ${z.prettifyError(reason)}`;
  return reason instanceof Error ? reason.message : String(reason);
}
