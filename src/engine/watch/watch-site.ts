import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import type { SiteError } from '#shared/site-error.ts';
import { messageOf } from '../message-of.ts';
import { posixPath } from '../posix-path.ts';
import { projectRoot } from '../project-root.ts';
import { watchError } from './watch-error.ts';

/**
 * When Chokidar considers a file written, in milliseconds. A save is often several writes (emptied, then filled), which
 * should cause one read. Without this, Chokidar drops changes within 50 ms of another one, for example a formatter's
 * write right after the editor's.
 */
export const WRITE_DETECTION_MS = { stabilityThreshold: 5, pollInterval: 5 };

/** The effect of a changed file on a process that reads the site. */
export type SitePart =
  /** Part of the site: the next load sees it. */
  | 'content'
  /** Components, styles, entries: the next bundle sees it. */
  | 'app'
  /** Loaded by the process: only a new process sees it. */
  | 'engine';

/** A changed file, and the part of the site that it belongs to. */
export interface SiteChange {
  /** Absolute path. */
  path: string;
  /** Path for messages: relative to the site, or to the project. */
  file: string;
  part: SitePart;
  event: 'add' | 'change' | 'unlink';
}

/** Inputs of a site outside its own folder. */
export interface OtherSources {
  /** Absolute paths of files that are read from elsewhere, such as modules that the config imports. They may be missing. */
  files: readonly string[];
  /** Absolute paths of linked packages; only their build output and package.json count. */
  packages: readonly string[];
}

/** A running watcher. */
export interface SiteWatcher {
  /**
   * Watches additional sources.
   *
   * @returns after changes can be detected: whether a source is new
   */
  watchAlso(sources: OtherSources): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Watches all inputs of a site: content and config, and the sources of the app. It uses Chokidar, like Vite, because
 * Node's own recursive watcher misses files that editors save by renaming. Folders are watched instead of files, so a
 * file that is deleted and written again is still detected.
 *
 * @param options.onError receives each reason once for which files cannot be watched; the others still are
 * @returns after changes can be detected
 */
export async function watchSite(options: {
  siteRoot: string;
  onChange: (change: SiteChange) => void;
  onError: (error: SiteError) => void;
}): Promise<SiteWatcher> {
  const { siteRoot, onChange, onError } = options;
  const sources = join(projectRoot, 'src');
  const watchers: FSWatcher[] = [];
  const reasons = new Set<string>();
  const onFailure = (cause: unknown) => {
    const error = watchError(messageOf(cause));
    // A limit of the system concerns hundreds of folders.
    if (!reasons.has(error.message)) onError(error);
    reasons.add(error.message);
  };
  const start = async (input: {
    folders: string[];
    isWatched: (path: string, isFile: boolean) => boolean;
  }) => {
    const { folders, isWatched } = input;
    const watcher = watch(folders, {
      ignoreInitial: true,
      awaitWriteFinish: WRITE_DETECTION_MS,
      ignored: (path, stats) =>
        !folders.includes(path) && !isWatched(path, stats?.isFile() === true),
    });
    for (const event of ['add', 'change', 'unlink'] as const) {
      watcher.on(event, (path) =>
        onChange({ ...partOf({ path, siteRoot, sources }), path, event }),
      );
    }
    watcher.on('error', onFailure);
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
        const paths = new Set(newFiles.flatMap((file) => [posixPath(file), ...foldersOf(file)]));
        await start({
          folders: [...new Set(newFiles.map((file) => lastingFolder(siteRoot, file)))],
          isWatched: (path) => paths.has(posixPath(path)),
        });
      }
      if (newPackages.length > 0) {
        const isWatched = (path: string, isFile: boolean) =>
          !isPassing(path) && (!isFile || isBuilt(path));
        await start({ folders: newPackages, isWatched });
      }
      return newFiles.length + newPackages.length > 0;
    },
    async close() {
      await Promise.all(watchers.map((watcher) => watcher.close()));
    },
  };
}

/** Installed packages, and temporary names used by editors and the system. */
function isPassing(path: string): boolean {
  return /[\\/](?:node_modules|\.[^\\/]+)$|~$/.test(path);
}

/** Content, modules beside the config, and the app; no build output or tests. */
function isRead(options: { path: string; siteRoot: string; sources: string }): boolean {
  const { path, siteRoot, sources } = options;
  if (isPassing(path)) return false;
  if (path.startsWith(sources + sep)) return !/\.test\.tsx?$/.test(path);
  const parts = relative(siteRoot, path).split(sep);
  return parts[0] === 'content' || (parts.length === 1 && path.endsWith('.ts'));
}

/** All folders around a file, with forward slashes. */
function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === file ? [] : [posixPath(folder), ...foldersOf(folder)];
}

/**
 * Where to watch for a file that may be missing, with folders that may be removed and made again: the site's folder, or
 * for files elsewhere the nearest one that exists.
 */
function lastingFolder(siteRoot: string, file: string): string {
  if (posixPath(file).startsWith(`${posixPath(siteRoot)}/`)) return siteRoot;
  return [dirname(file), ...foldersOf(dirname(file))].find((folder) => existsSync(folder)) ?? file;
}

/** Whether a file of a linked package is part of its build output. */
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
