import { dirname, join, relative, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { posixPath } from '../posix-path.ts';
import { projectRoot } from '../project-root.ts';

/**
 * When a file counts as written, for Chokidar, in milliseconds. A write is often several (emptied, then filled), and
 * one reading is enough for them. Without it Chokidar drops whatever follows a change within 50 ms, for example the
 * formatter's write right after the editor's.
 */
export const WRITTEN = { stabilityThreshold: 5, pollInterval: 5 };

/** What a changed file is to a process that reads the site. */
export type SitePart =
  /** The site's own: another reading will see it. */
  | 'content'
  /** Components, styles, entries: another bundle will see it. */
  | 'app'
  /** The process has loaded it: only another process will see it. */
  | 'engine';

export interface SiteChange {
  /** Absolute path. */
  path: string;
  /** As people write it: relative to the site, or to the project. */
  file: string;
  part: SitePart;
  event: 'add' | 'change' | 'unlink';
}

/** What a site is made of beside its own folder. */
export interface OtherSources {
  /** Modules that the config imports from elsewhere, absolute. */
  files: readonly string[];
  /** Folders of linked packages, absolute: of these only what is built, and what names it. */
  packages: readonly string[];
}

export interface SiteWatcher {
  /**
   * Watches other sources, too.
   *
   * @returns once changes are seen: whether there is a source that was not watched before
   */
  watchAlso(sources: OtherSources): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Watches all that a site is read from: content and config, and the sources of the app. Chokidar, as in Vite: Node's
 * own recursive watcher misses files that editors save by renaming. Folders are watched, not files: one that is
 * deleted and written again is still seen.
 *
 * @param options.onError gets what the system says when it cannot watch: too many files, for example
 * @returns once changes are seen
 */
export async function watchSite(options: {
  siteRoot: string;
  onChange: (change: SiteChange) => void;
  onError: (error: unknown) => void;
}): Promise<SiteWatcher> {
  const { siteRoot, onChange, onError } = options;
  const sources = join(projectRoot, 'src');
  const watchers: FSWatcher[] = [];
  const start = async (input: {
    folders: string[];
    isWatched: (path: string, isFile: boolean) => boolean;
    depth?: number;
  }) => {
    const { folders, isWatched, depth } = input;
    const watcher = watch(folders, {
      ignoreInitial: true,
      awaitWriteFinish: WRITTEN,
      ignored: (path, stats) =>
        !folders.includes(path) && (isPassing(path) || !isWatched(path, stats?.isFile() === true)),
      ...(depth === undefined ? {} : { depth }),
    });
    for (const event of ['add', 'change', 'unlink'] as const) {
      watcher.on(event, (path) =>
        onChange({ ...partOf({ path, siteRoot, sources }), path, event }),
      );
    }
    watcher.on('error', onError);
    watchers.push(watcher);
    await new Promise<void>((resolve) => watcher.once('ready', resolve));
  };
  const isOwn = (path: string) => isRead({ path, siteRoot, sources });
  await start({ folders: [siteRoot, sources], isWatched: isOwn });

  const known = new Set<string>();
  return {
    async watchAlso({ files, packages }) {
      const isNew = (path: string) => !known.has(path) && !isOwn(path);
      const newFiles = files.filter(isNew);
      const newPackages = packages.filter(isNew);
      for (const path of [...newFiles, ...newPackages]) known.add(path);
      if (newFiles.length > 0) {
        const names = new Set(newFiles.map((file) => posixPath(file)));
        await start({
          folders: [...new Set(newFiles.map((file) => dirname(file)))],
          isWatched: (path) => names.has(posixPath(path)),
          depth: 0,
        });
      }
      if (newPackages.length > 0) {
        const isWatched = (path: string, isFile: boolean) => !isFile || isBuilt(path);
        await start({ folders: newPackages, isWatched });
      }
      return newFiles.length + newPackages.length > 0;
    },
    async close() {
      await Promise.all(watchers.map((watcher) => watcher.close()));
    },
  };
}

/** What is installed, and names that editors and the system use for a moment. */
function isPassing(path: string): boolean {
  return /[\\/](?:node_modules|\.[^\\/]+)$|~$/.test(path);
}

/** Content, modules beside the config, and the app; nothing that is built or only tests. */
function isRead(options: { path: string; siteRoot: string; sources: string }): boolean {
  const { path, siteRoot, sources } = options;
  if (path.startsWith(sources + sep)) return !/\.test\.tsx?$/.test(path);
  const parts = relative(siteRoot, path).split(sep);
  return parts[0] === 'content' || (parts.length === 1 && path.endsWith('.ts'));
}

/** Whether a file of a linked package is one that its build makes. */
function isBuilt(file: string): boolean {
  return /\.d\.[mc]?ts$|\.[mc]?js$|[\\/]package\.json$/.test(file);
}

function partOf(options: { path: string; siteRoot: string; sources: string }): {
  file: string;
  part: SitePart;
} {
  const { path, siteRoot, sources } = options;
  if (!path.startsWith(sources + sep)) {
    return { file: posixPath(relative(siteRoot, path)), part: 'content' };
  }
  const file = posixPath(relative(projectRoot, path));
  return { file, part: /^src\/(?:engine|schema|shared)\//.test(file) ? 'engine' : 'app' };
}
