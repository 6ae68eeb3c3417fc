import { SiteError } from '#shared/site-error.ts';

/** Why the system watches no more files, and the setting for more. */
const limits: Readonly<Record<string, readonly [reason: string, cure: string]>> = {
  ENOSPC: [
    'the system allows no more watched files',
    'On Linux, raise the limit with `sudo sysctl fs.inotify.max_user_watches=524288`',
  ],
  EMFILE: [
    'too many files are open, or too many programs watch files',
    'On Linux, raise the limit with `sudo sysctl fs.inotify.max_user_instances=1024`, on macOS with `ulimit -n 65536`',
  ],
};

/**
 * A file or folder that cannot be watched, as a message for the terminal: the same for all files with the same reason.
 *
 * @param message the system's, which begins with the code of the error: Vite passes on nothing else
 */
export function watchError(message: string): SiteError {
  const [code = ''] = /^[A-Z]+(?=: )/.exec(message) ?? [];
  const [reason, cure] = limits[code] ?? [message.replace(/[, ]+watch '.*$/, '')];
  const more = cure ? `${cure}, or end other programs that watch files.` : '';
  return new SiteError('watch-failed', `Some files cannot be watched: ${reason}.`, {
    hint: `Edits of these files are only seen after a restart. ${more}`.trim(),
  });
}
