import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { watchContent } from '../dev/watch-content.ts';
import { projectRoot } from '../project-root.ts';

/** What a change means to a process that checks the site. */
export type WatchedChange =
  /** Another check will see it. */
  | 'site'
  /** The process has loaded it: only another process will see it. */
  | 'engine';

export interface SiteWatcher {
  /**
   * Watches what is built in folders of linked packages, too.
   *
   * @returns once builds are seen: whether there is a folder that was not watched before
   */
  watchPackages(folders: readonly string[]): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Watches all that a check reads: content and config of the site, and the sources of the app. Chokidar, as
 * in Vite: Node's own recursive watcher misses files that editors save by renaming.
 *
 * @param options.onChange gets the file as people write it, relative to the site or the project
 * @param options.onError gets what the system says when it cannot watch: too many files, for example
 * @returns once changes are seen
 */
export async function watchSite(options: {
  siteRoot: string;
  onChange: (file: string, change: WatchedChange) => void;
  onError: (error: unknown) => void;
}): Promise<SiteWatcher> {
  const { siteRoot, onChange, onError } = options;
  const sources = join(projectRoot, 'src');
  const watcher = watch([siteRoot, sources], {
    ignoreInitial: true,
    ignored: (path) => !isRead({ path, siteRoot, sources }),
  });
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    const isSource = path.startsWith(sources + sep);
    const file = relative(isSource ? projectRoot : siteRoot, path).replaceAll(sep, '/');
    const isLoaded = isSource && /^src\/(?:engine|schema|shared)\//.test(file);
    onChange(file, isLoaded ? 'engine' : 'site');
  });
  watcher.on('error', onError);
  await new Promise<void>((resolve) => watcher.once('ready', resolve));

  const watchers = [watcher];
  const known = new Set<string>();
  return {
    async watchPackages(folders) {
      const packages = folders.filter((folder) => !known.has(folder));
      if (packages.length === 0) return false;
      for (const folder of packages) known.add(folder);
      const onBuilt = (path: string) =>
        onChange(relative(siteRoot, path).replaceAll(sep, '/'), 'site');
      watchers.push(await watchContent({ paths: [], packages, onChange: onBuilt }));
      return true;
    },
    async close() {
      await Promise.all(watchers.map((each) => each.close()));
    },
  };
}

/** Content, modules beside the config, and the app; nothing that is installed, built or only tests. */
function isRead(options: { path: string; siteRoot: string; sources: string }): boolean {
  const { path, siteRoot, sources } = options;
  if (path === siteRoot || path === sources) return true;
  const isSource = path.startsWith(sources + sep);
  const parts = relative(isSource ? sources : siteRoot, path).split(sep);
  if (parts.includes('node_modules') || /^\.|~$/.test(parts.at(-1) ?? '')) return false;
  if (isSource) return !/\.test\.tsx?$/.test(path);
  return parts[0] === 'content' || (parts.length === 1 && path.endsWith('.ts'));
}
