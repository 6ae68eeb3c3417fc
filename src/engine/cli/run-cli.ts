import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { cac } from 'cac';
import { SiteError } from '#shared/site-error.ts';
import { posixPath } from '../posix-path.ts';
import { describeDiskError } from '../problems/disk-error.ts';
import { projectRoot } from '../project-root.ts';
import { formatSiteError } from '../terminal/format-site-error.ts';
import { createReporter, type Reporter } from '../terminal/reporter.ts';
import { addChoreCommands } from './chore-commands.ts';
import { checkWritten } from './written-options.ts';

/** Dependencies shared by the commands. */
export interface CommandOptions {
  site?: string;
  out?: string;
  port?: number;
  host?: string;
  locale?: string;
  quiet?: boolean;
  force?: boolean;
}

/** Runs one command. Returns the exit code: 0 success, 1 problems, 2 wrong usage. */
export async function runCli(argv: string[]): Promise<number> {
  const reporter = createReporter({
    stdout: process.stdout,
    stderr: process.stderr,
    clock: () => performance.now(),
    quiet: argv.includes('--quiet'),
    plain: Boolean(process.env.CI),
  });
  // Vite and React read it when they are loaded; an outside value must not change the build.
  process.env.NODE_ENV = argv[2] === 'dev' ? 'development' : 'production';
  const cli = cac('site');
  cli.option('--site <folder>', 'Folder of the site, with its site.config.ts', {
    default: projectRoot,
  });
  cli.option('--quiet', 'Print problems and nothing else');
  let exitCode: Promise<number> | number = 0;

  cli
    .command('build', 'Build the site to static files')
    .option('--out <folder>', 'Where to write it (default: dist in the site)')
    .option('--force', 'Write even to a folder that no build created')
    .action((options: CommandOptions) => {
      exitCode = import('./build-command.ts').then((m) =>
        m.runBuild({ ...paths(options), force: options.force === true, reporter }),
      );
    });
  cli
    .command('check [part] [...files]', 'Run every check of the content and write nothing')
    .option('--watch', 'Keep running, and check again after every change')
    .option('--external', 'Also check the links to other sites')
    .option('--update', 'With "prose": write lower budgets')
    .example('site check --watch')
    .example('site check --external')
    .example('site check prose content/docs/v11/faq.mdx')
    .action((part: string | undefined, files: string[], options: CheckOptions) => {
      exitCode = check({ part, files: files.map(String), options, reporter });
    });
  cli
    .command('anchors', 'Record the current sections of pages, so that none gets lost')
    .action((options: CommandOptions) => {
      exitCode = import('./anchors-command.ts').then((m) =>
        m.runAnchors({ siteRoot: paths(options).siteRoot, reporter }),
      );
    });
  cli
    .command('serve', 'Serve the built site')
    .option('--out <folder>', 'Folder to serve (default: dist in the site)')
    .option('--port <number>', 'Port to listen on', { default: 3000 })
    .option('--host <name>', 'Address to listen on', { default: 'localhost' })
    .action((options: CommandOptions) => {
      exitCode = import('./serve-command.ts').then((m) =>
        m.runServe({ ...paths(options), ...address(options), reporter }),
      );
    });
  cli
    .command('start', 'Build what is stale, then serve it')
    .option('--out <folder>', 'Where to write it (default: dist in the site)')
    .option('--force', 'Write even to a folder that no build created')
    .option('--port <number>', 'Port to listen on', { default: 3000 })
    .option('--host <name>', 'Address to listen on', { default: 'localhost' })
    .action((options: CommandOptions) => {
      exitCode = (async () => {
        const { runBuild } = await import('./build-command.ts');
        const built = await runBuild({
          ...paths(options),
          force: options.force === true,
          reporter,
        });
        if (built !== 0) return built;
        const { runServe } = await import('./serve-command.ts');
        return runServe({ ...paths(options), ...address(options), reporter });
      })();
    });
  cli
    .command('dev', 'Serve the site from its sources and show every edit at once')
    .option('--locale <name>', 'Language to show (default: the default locale of the site)')
    .option('--port <number>', 'Port to listen on', { default: 3000 })
    .option('--host <name>', 'Address to listen on', { default: 'localhost' })
    .action((options: CommandOptions) => {
      exitCode = import('./dev-command.ts').then((m) =>
        m.runDev({ ...paths(options), ...address(options), locale: options.locale, reporter }),
      );
    });
  cli
    .command('mcp', 'Serve the docs to an assistant (Model Context Protocol, over stdio)')
    .action((options: CommandOptions) => {
      exitCode = import('./mcp-command.ts').then((m) =>
        m.runMcp({ siteRoot: paths(options).siteRoot }),
      );
    });
  cli
    .command('host-config <kind>', 'Redirects and headers for nginx, Caddy, or Vercel with git')
    .option('--out <file>', 'File to write, relative to the site (default: print it)')
    .example('site host-config nginx --out nginx.conf')
    .example('site host-config vercel --out vercel.json')
    .action((kind: string, options: CommandOptions) => {
      const { out } = options;
      const print = (text: string) => process.stdout.write(text);
      exitCode = import('./host-config-command.ts').then((m) =>
        m.runHostConfig({ siteRoot: paths(options).siteRoot, kind, out, reporter, print }),
      );
    });
  cli
    .command('migrate <folder>', 'Convert a Docusaurus site to this engine, with a report')
    .option('--out <folder>', 'Where to write it: a new or empty folder')
    .option('--force', 'Write even to a folder that contains other files')
    .example('site migrate ../old-site --out ../new-site')
    .action((folder: string, options: CommandOptions) => {
      exitCode = migrate({ folder, options, reporter });
    });
  cli.command('clean', 'Empty all caches; the built site stays').action((options) => {
    exitCode = import('./clean-command.ts').then((m) =>
      m.runClean({ ...paths(options), reporter }),
    );
  });
  addChoreCommands({
    cli,
    reporter,
    siteRoot: (options) => paths(options).siteRoot,
    run: (work) => {
      exitCode = work;
    },
  });
  cli.help();

  try {
    cli.parse(argv, { run: false });
    const mistake = checkWritten(cli.options, argv);
    if (mistake !== undefined) {
      reporter.error(mistake);
      return 2;
    }
    if (!cli.matchedCommand && !cli.options.help) {
      reporter.error(
        cli.args[0] ? `Unknown command "${cli.args[0]}".\n` : 'A command is missing.\n',
      );
      cli.outputHelp();
      return 2;
    }
    await cli.runMatchedCommand();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'CACError') throw error;
    reporter.error(`${error.message}\nRun with --help to see what is allowed.`);
    return 2;
  }
  try {
    return await exitCode;
  } catch (error) {
    const known = error instanceof SiteError ? error : describeDiskError(error);
    if (!known) throw error;
    reporter.error(formatSiteError(known));
    return known.code === 'option-invalid' ? 2 : 1;
  }
}

interface CheckOptions extends CommandOptions {
  watch?: boolean;
  external?: boolean;
  update?: boolean;
}

async function check(input: {
  part: string | undefined;
  files: string[];
  options: CheckOptions;
  reporter: Reporter;
}): Promise<number> {
  const { part, files, options, reporter } = input;
  const { siteRoot } = paths(options);
  const { external = false, update = false } = options;
  if (part === 'prose') {
    const { runProse } = await import('./prose-command.ts');
    return runProse({ siteRoot, files, update, reporter });
  }
  if (part !== undefined || update) {
    throw new SiteError('option-invalid', `"check ${part ?? '--update'}" is not known.`, {
      hint: 'Write "check" for all checks, or "check prose", which takes --update.',
    });
  }
  if (options.watch) {
    const { watchCheck } = await import('../watch/watch-check.ts');
    return watchCheck({ siteRoot, external, reporter });
  }
  const { runBuild } = await import('./build-command.ts');
  return runBuild({ siteRoot, outDir: undefined, external, reporter });
}

async function migrate(input: {
  folder: string;
  options: CommandOptions;
  reporter: Reporter;
}): Promise<number> {
  const { folder, options, reporter } = input;
  if (options.out === undefined) {
    throw new SiteError('option-invalid', '--out is missing.', {
      hint: 'Name a new or empty folder: --out ../new-site',
    });
  }
  const { runMigrate } = await import('./migrate-command.ts');
  const source = resolve(String(folder));
  return runMigrate({
    source,
    outDir: resolve(options.out),
    force: options.force === true,
    reporter,
  });
}

function paths(options: CommandOptions): { siteRoot: string; outDir: string } {
  const siteRoot = posixPath(resolve(options.site ?? projectRoot));
  if (existsSync(siteRoot) && !statSync(siteRoot).isDirectory())
    throw new SiteError('option-invalid', `--site is not a folder: ${siteRoot}.`);
  return { siteRoot, outDir: resolve(options.out ?? `${siteRoot}/dist`) };
}

function address(options: CommandOptions): { port: number; host: string } {
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SiteError('option-invalid', `--port ${options.port} is not a port.`, {
      hint: 'Give a whole number from 0 (any free port) to 65535.',
    });
  }
  return { port, host: options.host ?? 'localhost' };
}
