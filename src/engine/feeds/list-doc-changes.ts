import type { DocsVersion } from '#shared/docs-version.ts';
import { listNames } from '#shared/list-names.ts';
import { fill } from '#shared/strings/fill.ts';
import type { Strings } from '#shared/strings/strings.ts';
import type { Doc } from '../docs/doc.ts';
import type { ChangedFile, ContentChange, ContentHistory } from '../docs/read-git-history.ts';

/** The last commit that changed the text of a page. */
export interface DocChange {
  /** Path of the page. */
  path: string;
  title: string;
  commit: string;
  /** ISO date and time, in UTC. */
  time: string;
  /** The news, as a sentence. */
  summary: string;
  /** Whether it added the page. */
  isNew: boolean;
}

/** Recent changes in a version, newest first. */
export interface DocsFeed {
  version: Pick<DocsVersion, 'label' | 'path'>;
  changes: DocChange[];
}

/** Maximum number of pages in a feed. */
const MAX_CHANGES = 50;
/** A commit that changes more pages than this is a formal change to all of them. */
const MAX_PAGES = 20;
/** Maximum number of sections in a summary. */
const MAX_SECTIONS = 5;
/** Commit types without news for readers. */
const NO_NEWS = /^(?:build|chore|ci|perf|refactor|revert|style|test)(?:\(.*\))?!?:/;

/**
 * The changed pages of a version, each with its latest newsworthy change, newest first. Commits that change many pages
 * and changes of front matter alone are not news.
 */
export function listDocChanges(options: {
  docs: Iterable<Doc>;
  history: Pick<ContentHistory, 'changes'>;
  strings: Strings;
}): DocChange[] {
  const { docs, history, strings } = options;
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
      const summary = summarize({ doc, change, changed, strings });
      found.push({ path, title, commit, time, summary, isNew: changed.isNew });
    }
  }
  return found.slice(0, MAX_CHANGES);
}

function isNews({ subject, news, files }: ContentChange): boolean {
  const pages = files.filter(({ file }) => /\.mdx?$/.test(file));
  return pages.length <= MAX_PAGES && (news !== undefined || !NO_NEWS.test(subject));
}

/** The author's note to readers, else the description of a new page, else the changed sections. */
function summarize(options: {
  doc: Doc;
  change: ContentChange;
  changed: ChangedFile;
  strings: Strings;
}): string {
  const { doc, change, changed } = options;
  const { content } = options.strings;
  const { feed } = options.strings.docs;
  if (change.news !== undefined) return sentenceOf(change.news);
  if (changed.isNew && doc.description !== '') return doc.description;
  const { sections } = changed;
  const named = sections
    .slice(0, MAX_SECTIONS)
    .map((name) => (name === '' ? feed.beginning : fill(content.quoted, { name })));
  const rest = sections.length - named.length;
  const names = [...named, ...(rest > 0 ? [fill(feed.more, { count: String(rest) })] : [])];
  return sentenceOf(fill(feed.changed, { sections: listNames(names, content.and) }));
}

/** `what a batch may hold` -> `What a batch may hold.` */
function sentenceOf(words: string): string {
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
