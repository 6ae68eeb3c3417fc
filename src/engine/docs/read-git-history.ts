import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ContentCache } from '../cache/content-cache.ts';
import { readFingerprint } from '../cache/fingerprint.ts';
import { hash } from '../hashing/hash.ts';
import { runGit } from '../run-git.ts';
import { type ChangedSections, readChangedSections } from './read-changed-sections.ts';

/** A commit that changed content. */
export interface ContentChange {
  /** Full hash. */
  commit: string;
  /** Commit date: `2025-09-25T10:00:00.000Z`. */
  time: string;
  /** First line of the message. */
  subject: string;
  /** News for readers, from the message's `News:` trailer. */
  news?: string;
  /** Files in `content`, by their paths relative to the site's folder. */
  files: ChangedFile[];
}

/** A file that a commit changed. */
export interface ChangedFile {
  file: string;
  isNew: boolean;
  /** Changed sections of a page; none if only its front matter changed, and for old commits. */
  sections: ChangedSections;
}

/** The changed sections are read for this many recent commits only, because that needs the text of each page. */
const MAX_PATCHES = 100;

/** Git's history of the files in `content`. Unknown dates are left out, never guessed. */
export interface ContentHistory {
  /** Path of a file -> date of its last commit: `2025-09-25`. */
  updated: ReadonlyMap<string, string>;
  /** Path of a file -> date of the commit that added it. */
  created: ReadonlyMap<string, string>;
  /** Newest first. */
  changes: readonly ContentChange[];
}

/** The history of files outside a repository. */
export const noHistory: ContentHistory = { updated: new Map(), created: new Map(), changes: [] };

/** A history as JSON. */
interface StoredHistory extends Pick<ContentHistory, 'changes'> {
  updated: [file: string, day: string][];
  created: [file: string, day: string][];
}

/** What git's answer depends on. */
interface GitState {
  commit: string;
  /** The site's folder in the repository. */
  folder: string;
  /** The commits at the boundary of a shallow clone. */
  cut: ReadonlySet<string>;
}

/**
 * Reads the history of every file in `content`. The texts of a hundred commits take longer than any other source, so
 * the result is cached by the last commit.
 *
 * In a shallow clone, the oldest commits look as if they had added every file. Dates from those commits are left out,
 * so a file that no other commit changed has no dates.
 *
 * @param options.root the site's folder; outside a repository there is no history
 * @param options.cache without it, git is always asked
 */
export async function readGitHistory(options: {
  root: string;
  cache?: ContentCache;
}): Promise<ContentHistory> {
  const { root, cache } = options;
  const state = await readState(root);
  if (state === undefined) return noHistory;
  if (!cache) return readLogs(await askGit(root, state), state);
  const { commit, folder, cut } = state;
  const { key: code } = await readFingerprint('history');
  const key = hash('git history', code, commit, folder, ...[...cut].sort());
  const kept = await cache.read<StoredHistory>(key);
  if (kept) return { ...kept, updated: new Map(kept.updated), created: new Map(kept.created) };
  const logs = await askGit(root, state);
  const history = readLogs(logs, state);
  const { updated, created, changes } = history;
  const stored: StoredHistory = { updated: [...updated], created: [...created], changes };
  if (logs.names !== undefined && logs.patches !== undefined) await cache.write(key, stored);
  return history;
}

/** Output of git, as far as it answered. */
interface Logs {
  names: string | undefined;
  patches: string | undefined;
}

async function askGit(root: string, { commit }: GitState): Promise<Logs> {
  const news = '%(trailers:key=News,valueonly,unfold,separator=%x20)';
  const format = `--format=%x00%H%n%cI%n%s%n${news}`;
  const common = ['--no-renames', '--relative'];
  const patch = ['--patch', '--unified=1000000', '--no-prefix', '--no-color', '--no-ext-diff'];
  const pages = ['content/*.md', 'content/*.mdx'];
  const most = `--max-count=${MAX_PATCHES}`;
  const [names, patches] = await Promise.all([
    runGit(root, ['log', commit, format, '--name-status', ...common, '--', 'content']),
    runGit(root, ['log', commit, '--format=%x00%H', most, ...patch, ...common, '--', ...pages]),
  ]);
  return { names, patches };
}

function readLogs({ names, patches }: Logs, { cut }: GitState): ContentHistory {
  if (names === undefined) return noHistory;
  const sections = readChangedSections(patches ?? '');
  const updated = new Map<string, string>();
  const created = new Map<string, string>();
  const changes: ContentChange[] = [];
  /** Files whose last change is in such an ignored commit. */
  const unknown = new Set<string>();
  for (const entry of names.split('\0').slice(1)) {
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
      // Newest first: the first commit that names a file is its last change, and an older one may have added it.
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

/** Undefined outside a repository, and in one without commits. */
async function readState(root: string): Promise<GitState | undefined> {
  const answer = await runGit(root, [
    'rev-parse',
    'HEAD',
    '--show-prefix',
    '--git-path',
    'shallow',
  ]);
  const [commit, folder, shallow] = answer?.split('\n') ?? [];
  if (!commit || folder === undefined || !shallow) return undefined;
  const text = await readFile(resolve(root, shallow), 'utf8').catch(() => '');
  return { commit, folder, cut: new Set(text.split('\n').filter(Boolean)) };
}
