import type { CAC } from 'cac';
import type { Reporter } from '../terminal/reporter.ts';
import { flagOf } from './written-options.ts';

/** Commands that change sources, with the object of each. */
const commands = [
  ['new', 'Write a page, post, lesson, version or component: new page server/caching'],
  [
    'move',
    'Move a page, its links, its place in the sidebar; adds the redirect: move page OLD NEW',
  ],
  ['remove', 'Remove a page and redirect its address: remove page ID --redirect-to PATH'],
  ['latest', 'Make a version the latest: latest version v12'],
] as const;

/** Options that cac adds to every command, and options that are not answers. */
const ownOptions = ['--', 'site', 'quiet', 'help', 'h', 'dryRun'];

/**
 * Registers the chore commands.
 *
 * @param options.run receives the work of a command
 */
export function addChoreCommands(options: {
  cli: CAC;
  reporter: Reporter;
  siteRoot: (options: { site?: string }) => string;
  run: (work: Promise<number>) => void;
}): void {
  const { cli, reporter, siteRoot, run } = options;
  for (const [command, description] of commands) {
    cli
      .command(`${command} [kind] [...words]`, description)
      .option('--dry-run', 'Print what would be written, and write nothing')
      .allowUnknownOptions()
      .action((kind: string | undefined, words: string[], written: Record<string, unknown>) => {
        run(
          (async () => {
            const { runChore } = await import('./chore-command.ts');
            // In a pipe or in CI, nobody can be asked.
            const canAsk = process.stdin.isTTY && process.stdout.isTTY && !process.env.CI;
            const prompter = canAsk
              ? (await import('./clack-prompter.ts')).createClackPrompter()
              : undefined;
            return runChore({
              siteRoot: siteRoot(written),
              command,
              kind,
              words: words.map(String),
              given: readAnswers(written),
              dryRun: written.dryRun === true,
              now: new Date(),
              reporter,
              prompter,
            });
          })(),
        );
      });
  }
}

/** `{ newTags: 'a' }` -> `{ 'new-tags': 'a' }`. */
function readAnswers(written: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(written)
      .filter(([name]) => !ownOptions.includes(name))
      .map(([key, value]) => {
        // `--no-install` is `install: false`.
        return [flagOf(key), typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)];
      }),
  );
}
