import type { DocsVersion } from '#shared/docs-version.ts';
import { listNames } from '#shared/list-names.ts';
import type { Doc } from '../docs/doc.ts';
import type { ChangedFile, ContentChange, ContentHistory } from '../docs/read-git-history.ts';

/** The last commit that said something new on a page. */
export interface DocChange {
  /** Of the page. */
  path: string;
  title: string;
  commit: string;
  /** ISO date and time, in UTC. */
  time: string;
  /** What is new on the page, as a sentence. */
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
const MAX_CHANGES = 50;
/** A commit that touches more pages than this is about the form of all of them. */
const MAX_PAGES = 20;
/** Sections that a summary names at most. */
const MAX_SECTIONS = 5;
/** Commits whose kind says that they have no news for readers. */
const NO_NEWS = /^(?:build|chore|ci|perf|refactor|revert|style|test)(?:\(.*\))?!?:/;

/**
 * The pages of a version that have changed, each with its last change that is news, newest first. Commits that touch
 * many pages are no news, nor are changes of front matter alone.
 */
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
  const found: DocChange[] = [];
  for (const change of history.changes) {
    if (found.length >= MAX_CHANGES) break;
    const { commit, time, files } = change;
    if (!isNews(change)) continue;
    for (const changed of files.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
      const doc = left.get(changed.file);
      if (!doc || changed.sections.length === 0) continue;
      left.delete(changed.file);
      const { path, title } = doc;
      const summary = summarize({ doc, change, changed });
      found.push({ path, title, commit, time, summary, isNew: changed.isNew });
    }
  }
  return found.slice(0, MAX_CHANGES);
}

function isNews({ subject, news, files }: ContentChange): boolean {
  const pages = files.filter(({ file }) => /\.mdx?$/.test(file));
  return pages.length <= MAX_PAGES && (news !== undefined || !NO_NEWS.test(subject));
}

/** What the author says to readers, else what a new page is about, else which sections read differently. */
function summarize(options: { doc: Doc; change: ContentChange; changed: ChangedFile }): string {
  const { doc, change, changed } = options;
  if (change.news !== undefined) return sentenceOf(change.news);
  if (changed.isNew && doc.description !== '') return doc.description;
  const { sections } = changed;
  const named = sections
    .slice(0, MAX_SECTIONS)
    .map((heading) => (heading === '' ? 'the beginning of the page' : `“${heading}”`));
  const rest = sections.length - named.length;
  return sentenceOf(`changed: ${listNames([...named, ...(rest > 0 ? [`${rest} more`] : [])])}`);
}

/** `what a batch may hold` -> `What a batch may hold.` */
function sentenceOf(words: string): string {
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
