import { join } from 'node:path';
import type { HostName } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import { readIfPresent } from '../read-if-present.ts';
import { parseJson } from '../text/parse-json.ts';

/** The file beside site.config.ts that Vercel reads before it builds a project connected to git. */
export const VERCEL_FILE = 'vercel.json';

/** The command that writes it. */
export const WRITE_COMMAND = `npm run host-config -- vercel --out ${VERCEL_FILE}`;

/** Vercel's build settings for the site. Different settings in an existing file are kept. */
const BUILD_SETTINGS = {
  framework: null,
  installCommand: 'npm ci',
  buildCommand: 'npm run build',
  outputDirectory: 'dist',
};

/**
 * The text of the site's `vercel.json`: the existing settings, with the redirects and headers of the site.
 *
 * @param options.current the existing file, a JSON object (`isVercelFile`)
 * @param options.generated `vercel.json` of the output
 */
export function mergeVercelFile(options: {
  current: string | undefined;
  generated: string;
}): string {
  const { $schema, ...rules } = parseObject(options.generated) ?? {};
  const current = parseObject(options.current ?? '{}') ?? {};
  return `${JSON.stringify({ $schema, ...BUILD_SETTINGS, ...current, ...rules }, null, 2)}\n`;
}

/** Whether a text can be merged: its settings are kept. */
export const isVercelFile = (text: string): boolean => parseObject(text) !== undefined;

/**
 * Checks that the `vercel.json` read by Vercel has the redirects and headers of the site. It must be committed, because
 * Vercel reads it before the build. So a build on Vercel fails if the file is outdated, and other builds warn. Sites
 * without such a file that are not on Vercel are not checked.
 *
 * @param options.isDeploying whether this is a build on Vercel
 */
export async function checkVercelFile(options: {
  root: string;
  host: HostName | undefined;
  isDeploying: boolean;
  /** `vercel.json` of the output. */
  generated: string;
}): Promise<Problem[]> {
  const { root, host, isDeploying, generated } = options;
  const text = await readIfPresent(join(root, VERCEL_FILE));
  if (text === undefined && host !== 'vercel') return [];
  const message = text === undefined ? 'is missing' : complainOf(text, generated);
  if (message === undefined) return [];
  return [
    {
      code: 'host-rules-stale',
      severity: isDeploying ? 'error' : 'warning',
      message: `${VERCEL_FILE}, which Vercel reads before it builds, ${message}.`,
      hint: `Run \`${WRITE_COMMAND}\`, and commit the file.`,
      file: VERCEL_FILE,
    },
  ];
}

function complainOf(text: string, generated: string): string | undefined {
  const current = parseObject(text);
  if (current === undefined) return 'is not a JSON object';
  const { $schema, ...rules } = parseObject(generated) ?? {};
  const stale = Object.entries(rules).filter(
    ([name, value]) => JSON.stringify(current[name]) !== JSON.stringify(value),
  );
  if (stale.length === 0) return undefined;
  return `does not have the site's ${stale.map(([name]) => `"${name}"`).join(', ')}`;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined;
}
