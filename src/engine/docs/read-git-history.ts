import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { type ChangedSections, readChangedSections } from './read-changed-sections.ts';

/** A commit that changed content. */
export interface ContentChange {
  /** Its whole hash. */
  commit: string;
  /** When it was committed: `2025-09-25T10:00:00.000Z`. */
  time: string;
  /** First line of its message. */
  subject: string;
  /** What its message says to readers of pages, in a trailer `News:`. */
  news?: string;
  /** Files below `content`, by their paths relative to the site's folder. */
  files: ChangedFile[];
}

/** A file that a commit changed. */
export interface ChangedFile {
  file: string;
  isNew: boolean;
  /** Sections of a page that it changed; none where only its front matter is another one, and in old commits. */
  sections: ChangedSections;
}

/** Of so many commits, the last ones, it is read which sections they changed: that takes the text of each page. */
const MAX_PATCHES = 100;

/** What git knows of the files below `content`. Nothing is guessed: what it does not know is left out. */
export interface ContentHistory {
  /** Path of a file -> day of its last commit: `2025-09-25`. */
  updated: ReadonlyMap<string, string>;
  /** Path of a file -> day of the commit that put it there. */
  created: ReadonlyMap<string, string>;
  /** Newest first. */
  changes: readonly ContentChange[];
}

/** The history of what is in no repository. */
export const noHistory: ContentHistory = { updated: new Map(), created: new Map(), changes: [] };

/**
 * Reads the history of every file below `content`, by one git process.
 *
 * In a shallow clone the oldest commits look as if they had made every file. What only they say is left out, so a file
 * that none of the others has changed has no days.
 *
 * @param options.root the site's folder; outside of a repository there is no history
 */
export async function readGitHistory({ root }: { root: string }): Promise<ContentHistory> {
  const news = '%(trailers:key=News,valueonly,unfold,separator=%x20)';
  const format = `--format=%x00%H%n%cI%n%s%n${news}`;
  const common = ['--no-renames', '--relative'];
  const patch = ['--patch', '--unified=1000000', '--no-prefix', '--no-color', '--no-ext-diff'];
  const pages = ['content/*.md', 'content/*.mdx'];
  const most = `--max-count=${MAX_PATCHES}`;
  const [log, patches, cut] = await Promise.all([
    git(root, ['log', format, '--name-status', ...common, '--', 'content']),
    git(root, ['log', '--format=%x00%H', most, ...patch, ...common, '--', ...pages]),
    readCutCommits(root),
  ]);
  if (log === undefined) return noHistory;
  const sections = readChangedSections(patches ?? '');
  const updated = new Map<string, string>();
  const created = new Map<string, string>();
  const changes: ContentChange[] = [];
  /** Files whose last change is in a commit that says nothing. */
  const unknown = new Set<string>();
  for (const entry of log.split('\0').slice(1)) {
    const [commit = '', date = '', subject = '', news = '', ...lines] = entry.split('\n');
    const files = lines.filter(Boolean).map((line) => {
      const [status, file = ''] = line.split('\t');
      return { file, isNew: status === 'A', sections: sections.get(commit)?.get(file) ?? [] };
    });
    if (cut.has(commit)) {
      for (const { file } of files) unknown.add(file);
      continue;
    }
    const day = date.slice(0, 10);
    for (const { file, isNew } of files) {
      // Newest first: the first commit that names a file is its last, and an older one may have made it before.
      if (!updated.has(file) && !unknown.has(file)) updated.set(file, day);
      if (isNew && !created.has(file)) created.set(file, day);
    }
    changes.push({
      commit,
      time: new Date(date).toISOString(),
      subject,
      ...(news === '' ? {} : { news }),
      files,
    });
  }
  return { updated, created, changes };
}

/** The commits behind which a shallow clone ends. */
async function readCutCommits(root: string): Promise<Set<string>> {
  const path = (await git(root, ['rev-parse', '--git-path', 'shallow']))?.trim();
  if (!path) return new Set();
  const text = await readFile(resolve(root, path), 'utf8').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}

async function git(root: string, args: string[]): Promise<string | undefined> {
  const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
  const run = promisify(execFile)('git', ['-c', 'core.quotePath=false', ...args], options);
  return run.then(
    ({ stdout }) => stdout,
    () => undefined,
  );
}
