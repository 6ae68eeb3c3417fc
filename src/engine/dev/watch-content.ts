import { sep } from 'node:path';
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
  /** Folders of linked packages, absolute: of these only what is built, and what names it. */
  packages?: string[];
  onChange: (file: string, event: FileEvent) => void;
}): Promise<FSWatcher> {
  const { paths, packages = [], onChange } = options;
  const watcher = watch([...paths, ...packages], {
    ignoreInitial: true,
    ignored: (path, stats) => {
      // Names with a dot in front are those of editors and of the system.
      if (/[\\/](?:node_modules|\.[^\\/]+)$|~$/.test(path)) return true;
      return stats?.isFile() === true && isOf(packages, path) && !isBuilt(path);
    },
  });
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher.on(event, (file) => onChange(file, event));
  }
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return watcher;
}

/** Whether a file of a linked package is one that its build makes. */
function isBuilt(file: string): boolean {
  return /\.d\.[mc]?ts$|\.[mc]?js$|[\\/]package\.json$/.test(file);
}

function isOf(folders: string[], path: string): boolean {
  return folders.some((folder) => path.startsWith(folder + sep));
}
