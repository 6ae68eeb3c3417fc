import { stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import pc from 'picocolors';
import { SiteError } from '#shared/site-error.ts';
import { buildSite } from '../build/build-site.ts';
import { buildCaddyConfig } from '../hosts/caddy-config.ts';
import { buildNginxConfig } from '../hosts/nginx-config.ts';
import { isVercelFile, mergeVercelFile, VERCEL_FILE } from '../hosts/vercel-file.ts';
import { formatProblems } from '../problems/format-problems.ts';
import { readIfPresent } from '../read-if-present.ts';
import { parseHostRules } from '../serve/host-rules.ts';
import type { Reporter } from '../terminal/reporter.ts';

/** Hosts whose rules are not read from the published folder. */
const KINDS = ['caddy', 'nginx', 'vercel'];

/** How the configurations of web servers begin. */
const WRITTEN = '# Written by `npm run host-config';

/**
 * Writes the redirects and headers of the site as the configuration of a web server, or as the `vercel.json` that a
 * git-connected project has beside its sources. Without a file, it prints them. Returns the exit code.
 */
export async function runHostConfig(options: {
  siteRoot: string;
  kind: string;
  /** Relative to the site's folder. */
  out: string | undefined;
  reporter: Reporter;
  print: (text: string) => void;
}): Promise<number> {
  const { siteRoot, kind, out, reporter, print } = options;
  if (!KINDS.includes(kind)) {
    throw new SiteError('option-invalid', `There is no configuration for "${kind}".`, {
      hint: `Choose one of ${KINDS.join(', ')}. Other hosts read their rules from the built folder: see DEPLOYING.md.`,
    });
  }
  const file = out === undefined ? undefined : resolve(siteRoot, out);
  // Before the checks, which take a while.
  if (file !== undefined) await checkTarget(file);
  const current = file && (await readIfPresent(file));
  if (current) checkReplaceable({ kind, file: out ?? '', current });
  // Standard output must contain only the configuration.
  const silent: Reporter = { ...reporter, phase: (_name, work) => work(() => {}), info: () => {} };
  const result = await buildSite({
    siteRoot,
    outDir: undefined,
    reporter: out === undefined ? silent : reporter,
    now: new Date(),
  });
  // An outdated file is the reason for running this command.
  const errors = result.problems.filter(
    ({ code, severity }) => severity === 'error' && code !== 'host-rules-stale',
  );
  if (errors.length > 0) {
    reporter.error(formatProblems(errors));
    reporter.error(`${pc.red('Nothing was written.')} Fix these first.`);
    return 1;
  }
  const text = configOf(kind, { files: result.hostFiles, current });
  if (file === undefined) print(text);
  else if (text === current) reporter.info(`${out} is current.`);
  else {
    await writeFile(file, text);
    reporter.info(`${pc.green('Written:')} ${out}`);
  }
  return 0;
}

/** @throws SiteError `option-invalid` if no file can be there */
async function checkTarget(file: string): Promise<void> {
  const kindOf = (path: string) =>
    stat(path).then(
      (info) => (info.isDirectory() ? 'folder' : 'file'),
      () => undefined,
    );
  const hint = 'Name a file in a folder that exists.';
  if ((await kindOf(dirname(file))) !== 'folder') {
    throw new SiteError('option-invalid', `--out: there is no folder ${dirname(file)}.`, { hint });
  }
  if ((await kindOf(file)) === 'folder') {
    throw new SiteError('option-invalid', `--out is a folder: ${file}.`, { hint });
  }
}

/** @throws SiteError `option-invalid` if what somebody else has put into the file would be lost */
function checkReplaceable(options: { kind: string; file: string; current: string }): void {
  const { kind, file, current } = options;
  // An edited configuration is replaced: it still begins with the line that says so.
  const [isReplaceable, complaint, repair] =
    kind === 'vercel'
      ? [isVercelFile(current), 'is not a JSON object', 'correct']
      : [current.startsWith(WRITTEN), 'was not written by this command', 'remove'];
  if (isReplaceable) return;
  throw new SiteError('option-invalid', `--out: ${file} ${complaint}, and it would be lost.`, {
    hint: `Name another file, or ${repair} this one first.`,
  });
}

function configOf(
  kind: string,
  { files, current }: { files: Record<string, string>; current: string | undefined },
): string {
  if (kind === 'vercel') return mergeVercelFile({ current, generated: files[VERCEL_FILE] ?? '{}' });
  const rules = parseHostRules({
    headers: files._headers ?? '',
    redirects: files._redirects ?? '',
  });
  return kind === 'nginx' ? buildNginxConfig(rules) : buildCaddyConfig(rules);
}
