import { type FSWatcher, watch } from 'chokidar';

/** What has happened to a file. */
export type FileEvent = 'add' | 'change' | 'unlink';

/**
 * Watches the files that the engine reads. Vite has a watcher of its own for the modules of the app, which
 * does not say when it begins to see edits.
 *
 * @returns once edits are seen
 */
export async function watchContent(options: {
  /** Folders and files, absolute. */
  paths: string[];
  onChange: (file: string, event: FileEvent) => void;
}): Promise<FSWatcher> {
  const { paths, onChange } = options;
  const watcher = watch(paths, {
    ignoreInitial: true,
    // Names with a dot in front are those of editors and of the system.
    ignored: (path) => /[\\/](?:node_modules|\.[^\\/]+)$|~$/.test(path),
  });
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher.on(event, (file) => onChange(file, event));
  }
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return watcher;
}
