import { slug as slugOf } from 'github-slugger';
import { stringify } from 'yaml';
import { defined } from '../defined.ts';
import { tagSlug } from './blog-names.ts';
import { changedAt, decideAt, type MigrationNote } from './note.ts';
import { noteUnread } from './note-unread.ts';
import type { SourceData } from './source-data.ts';

/** An author as in this site's `authors.yml`. */
interface Author {
  name: string;
  title?: string;
  url?: string;
  team?: boolean;
}

/** The blog's authors: those in `authors.yml`, and those defined in posts. */
export interface AuthorList {
  /** Key in the source -> key here. */
  keyOf(key: string): string;
  /**
   * Adds an author defined in a post.
   *
   * @returns the key
   */
  add(author: SourceData, notes: MigrationNote[]): string;
  /** The author of posts without one. */
  addTeam(name: string): string;
  /** Last parts of the authors' former page addresses -> key. */
  pages: ReadonlyMap<string, string>;
  print(): string;
}

const ADVICE = 'authors have name, title and url here';

/** Keys become lower case, and images on other hosts stay there. */
export function readAuthorList(options: { list: SourceData; notes: MigrationNote[] }): AuthorList {
  const { list, notes } = options;
  const authors = new Map<string, Author>();
  const keys = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const [key, data] of list.parts()) {
    const own = newKey(key);
    keys.set(key, own);
    if (authors.has(own)) {
      const message = `the key ${key} is ${own} here, which another author has, too: they are one now`;
      notes.push(decideAt(data.place, message));
    }
    authors.set(own, authorOf(data, key));
    const page = data.get('page');
    const permalink = page.get('permalink').text();
    if (permalink) pages.set(permalink.replace(/^\/+|\/+$/g, ''), own);
    else if (page.flag()) pages.set(tagSlug(key), own);
    noteUnread({ data, notes, advice: ADVICE });
    if (own !== key) {
      const message = `the key ${key} is ${own}, and so is the address of the author's page`;
      notes.push(changedAt(data.place, message));
    }
  }
  return {
    pages,
    keyOf: (key) => keys.get(key) ?? newKey(key),
    add: (data, found) => {
      const name = data.get('name').text() ?? 'Author';
      const key = data.get('key').text();
      const own = newKey(key ?? name);
      const known = authors.get(own);
      // A post that uses a key may only repeat what authors.yml says.
      const author = known && key !== undefined ? known : authorOf(data, name);
      if (known === undefined) authors.set(own, author);
      else if (JSON.stringify(known) !== JSON.stringify(author)) {
        const message = `${name} is described in other words elsewhere: ${own} in authors.yml has the first ones`;
        found.push(decideAt(data.place, message));
      }
      noteUnread({ data, notes: found, advice: ADVICE });
      return own;
    },
    addTeam: (name) => {
      const key = newKey(`${name} team`);
      authors.set(key, { name, team: true });
      return key;
    },
    print: () => stringify(Object.fromEntries(authors)),
  };
}

function authorOf(data: SourceData, fallback: string): Author {
  const url = data.get('url').text();
  const isUrl = url !== undefined && URL.canParse(url);
  const github = isUrl ? undefined : data.get('socials').get('github').text();
  const profile = github && (URL.canParse(github) ? github : `https://github.com/${github}`);
  const address = isUrl ? url : profile;
  const title = data.get('title').text();
  return {
    name: data.get('name').text() ?? fallback,
    ...defined({ title: title || undefined, url: address || undefined }),
  };
}

const newKey = (key: string): string =>
  slugOf(key)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'author';
