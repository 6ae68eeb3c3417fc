import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pc from 'picocolors';
import { createServer } from 'vite';
import type { Problem } from '#shared/problem.ts';
import { SiteError } from '#shared/site-error.ts';
import { stringDefines } from '#shared/strings/strings.ts';
import { defineDetached } from '../dev/detached-buffers.ts';
import { createDevLogger } from '../dev/dev-logger.ts';
import { createDevSite } from '../dev/dev-site.ts';
import { siteDevPlugin } from '../dev/site-dev-plugin.ts';
import { findWorkspaceRoot } from '../packages/package-places.ts';
import { formatProblems } from '../problems/format-problems.ts';
import { projectRoot } from '../project-root.ts';
import { listenError } from '../serve/listen-error.ts';
import type { Reporter } from '../terminal/reporter.ts';
import { stopSignal } from '../terminal/stop-signal.ts';
import { createViteConfig } from '../vite/create-vite-config.ts';
import { WRITE_DETECTION_MS } from '../watch/watch-site.ts';

/** Serves the site from its sources until the process is stopped. */
export async function runDev(options: {
  siteRoot: string;
  port: number;
  host: string;
  /** See `createDevSite`. */
  locale?: string | undefined;
  reporter: Reporter;
}): Promise<number> {
  const { siteRoot, port, host, locale, reporter } = options;
  // Before React is loaded.
  defineDetached();
  const devSite = await reporter.phase('Reading content', () =>
    createDevSite({ siteRoot, locale, onProblems: createProblemPrinter(reporter) }),
  );
  const { config: siteConfig, shell, strings } = devSite.site();
  const { baseUrl, i18n } = siteConfig;
  if (locale !== undefined && !Object.hasOwn(i18n.locales, locale)) {
    await devSite.close();
    throw new SiteError('option-invalid', `--locale ${locale} is not a locale of this site.`, {
      hint: `i18n.locales in site.config.ts has: ${Object.keys(i18n.locales).join(', ')}.`,
    });
  }
  const config = createViteConfig({
    siteRoot,
    baseUrl,
    strings: stringDefines(strings, shell.locale.htmlLang),
  });
  const printOfPage = new Map<string, (problems: Problem[]) => void>();
  const onPageProblems = (path: string, problems: Problem[]) => {
    const print = printOfPage.get(path) ?? createProblemPrinter(reporter);
    printOfPage.set(path, print);
    print(problems);
  };
  const server = await createServer({
    ...config,
    appType: 'custom',
    plugins: [
      ...(config.plugins ?? []),
      siteDevPlugin({
        devSite,
        siteRoot,
        baseUrl,
        onPageProblems,
        onCodeProblems: createProblemPrinter(reporter),
        onBackgroundProblems: createProblemPrinter(reporter),
      }),
    ],
    customLogger: createDevLogger(),
    server: {
      port,
      host,
      strictPort: true,
      fs: { allow: await listServedFolders(siteRoot) },
      // Files that the site's own commands write.
      watch: {
        ignored: ['**/.site/**', '**/dist/**', '**/test-results/**'],
        awaitWriteFinish: WRITE_DETECTION_MS,
      },
    },
  });
  try {
    await server.listen();
  } catch (error) {
    await Promise.all([server.close(), devSite.close()]);
    throw listenError({ error: portError(error), port, host });
  }
  reporter.info(
    `${pc.green('Ready')} on ${pc.cyan(server.resolvedUrls?.local[0] ?? `http://${host}:${port}${baseUrl}`)}`,
  );
  await stopSignal();
  await server.close();
  await devSite.close();
  return 0;
}

/** Sites may be elsewhere, and installed packages behind a link or at the root of a workspace. */
async function listServedFolders(siteRoot: string): Promise<string[]> {
  const folders = [projectRoot, findWorkspaceRoot(projectRoot) ?? projectRoot].map((folder) =>
    join(folder, 'node_modules'),
  );
  const real = folders.map((folder) => realpath(folder).catch(() => folder));
  return [projectRoot, siteRoot, ...new Set(await Promise.all(real))];
}

/**
 * Maximum number of printed problems per edit. An edit that breaks a folder breaks hundreds of
 * links.
 */
const MAX_PRINTED = 50;

/** Prints problems if they have changed, and a message when none is left. */
function createProblemPrinter(reporter: Reporter): (problems: Problem[]) => void {
  let last = '';
  return (problems) => {
    const text = formatProblems(errorsFirst(problems).slice(0, MAX_PRINTED));
    if (text === last) return;
    if (problems.length > 0) reporter.error(text);
    else reporter.info(pc.green('Fixed: no problems are left there.'));
    const rest = problems.length - MAX_PRINTED;
    if (rest > 0) reporter.error(`\n… and ${rest} more: \`npm run check\` lists them all.`);
    last = text;
  };
}

function errorsFirst(problems: Problem[]): Problem[] {
  const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);
  return problems.toSorted((a, b) => rank(a) - rank(b));
}

/** Vite reports an occupied port only in its message text. */
function portError(error: unknown): NodeJS.ErrnoException {
  const known: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
  if (/already in use/.test(known.message)) known.code = 'EADDRINUSE';
  return known;
}
