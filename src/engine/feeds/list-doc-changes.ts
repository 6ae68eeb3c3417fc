import type { DocsVersion } from '#shared/docs-version.ts';
import type { Doc } from '../docs/doc.ts';
import type { ContentHistory } from '../docs/read-git-history.ts';

/** The last commit that said something new on a page. */
export interface DocChange {
  /** Of the page. */
  path: string;
  title: string;
  commit: string;
  /** ISO date and time, in UTC. */
  time: string;
  /** What the commit says of itself, as a sentence. */
  summary: string;
  /** Whether it made the page. */
  isNew: boolean;
}

/** What has changed in a version lately, newest first. */
export interface DocsFeed {
  version: Pick<DocsVersion, 'label' | 'path'>;
  changes: DocChange[];
}

/** Pages that a feed names at most. */
const MOST_CHANGES = 50;
/** A commit that touches more pages of a version than this is about the form of all of them. */
const MOST_PAGES = 20;
/** Commits whose kind says that they have no news for readers. */
const NO_NEWS = /^(?:build|chore|ci|perf|refactor|revert|style|test)(?:\(.*\))?!?:/;

/** The pages of a version that have changed, each with its last change that is news, newest first. */
export function listDocChanges(options: {
  docs: Iterable<Doc>;
  history: Pick<ContentHistory, 'changes'>;
}): DocChange[] {
  const { docs, history } = options;
  const left = new Map(
    [...docs]
      .filter(({ frontMatter }) => !frontMatter.unlisted && !frontMatter.draft)
      .map((doc) => [doc.file, doc]),
  );
  const ofVersion = new Set(left.keys());
  const found: DocChange[] = [];
  for (const { commit, time, subject, files } of history.changes) {
    if (found.length >= MOST_CHANGES) break;
    const own = files.filter(({ file }) => ofVersion.has(file));
    if (NO_NEWS.test(subject) || own.length > MOST_PAGES) continue;
    for (const { file, isNew } of own.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
      const doc = left.get(file);
      if (!doc) continue;
      left.delete(file);
      found.push({
        path: doc.path,
        title: doc.title,
        commit,
        time,
        summary: sentenceOf(subject),
        isNew,
      });
    }
  }
  return found.slice(0, MOST_CHANGES);
}

/** `docs(links): what a batch may hold` -> `What a batch may hold.` */
function sentenceOf(subject: string): string {
  const words = subject.replace(/^\w+(?:\([^)]*\))?!?: */, '').trim();
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
