import { slug as slugOf } from 'github-slugger';
import { stringify } from 'yaml';
import { parseYaml } from '../text/parse-yaml.ts';
import { type Fields, fieldsOf, textOf } from './fields.ts';
import { decide, type PlacedNote } from './note.ts';

/** An author as `authors.yml` has one here. */
interface Author {
  name: string;
  title?: string;
  url?: string;
  team?: boolean;
}

/** The people of the blog: those of `authors.yml`, and those that posts bring along. */
export interface AuthorList {
  /** Key of the source -> key here. */
  keyOf(key: string): string;
  /** Adds an author who was described in a post. @returns the key */
  add(author: Fields): string;
  /** The author of posts that name none. */
  addTeam(name: string): string;
  print(): string;
}

/** Keys are in lower case, and pictures of other hosts stay there. */
export function readAuthorList(options: {
  file: string;
  source: string;
  notes: PlacedNote[];
}): AuthorList {
  const { file, source, notes } = options;
  const target = { file: 'content/blog/authors.yml', line: 1 };
  const authors = new Map<string, Author>();
  const keys = new Map<string, string>();
  const parsed = parseYaml(source);
  const entries = 'value' in parsed ? Object.entries(fieldsOf(parsed.value)) : [];
  for (const [key, value] of entries) {
    const fields = fieldsOf(value);
    const line = source.split('\n').findIndex((text) => text.startsWith(`${key}:`)) + 1 || 1;
    keys.set(key, newKey(key));
    authors.set(newKey(key), authorOf(fields, key));
    const lost = Object.keys(fields).filter((name) => !['name', 'title', 'url'].includes(name));
    if (lost.length > 0) {
      notes.push({
        file,
        target,
        ...decide(
          line,
          `${key}: ${lost.join(', ')} ${lost.length > 1 ? 'are' : 'is'} gone; authors have name, title and url here`,
        ),
      });
    }
    if (newKey(key) !== key) {
      notes.push({
        file,
        target,
        ...decide(line, `the key ${key} is ${newKey(key)}, and so is the address of its page`),
      });
    }
  }
  return {
    keyOf: (key) => {
      const known = keys.get(key) ?? newKey(key);
      return known;
    },
    add: (fields) => {
      const name = textOf(fields.name) ?? 'Author';
      const key = textOf(fields.key);
      if (key !== undefined && authors.has(newKey(key))) return newKey(key);
      const added = newKey(key ?? name);
      if (!authors.has(added)) authors.set(added, authorOf(fields, name));
      return added;
    },
    addTeam: (name) => {
      const key = newKey(`${name} team`);
      authors.set(key, { name, team: true });
      return key;
    },
    print: () => stringify(Object.fromEntries(authors)),
  };
}

function authorOf(fields: Fields, fallback: string): Author {
  const github = textOf(fieldsOf(fields.socials).github);
  const profile = github && (URL.canParse(github) ? github : `https://github.com/${github}`);
  const url = [textOf(fields.url), profile].find((address) => address && URL.canParse(address));
  const title = textOf(fields.title);
  return {
    name: textOf(fields.name) ?? fallback,
    ...(title ? { title } : {}),
    ...(url ? { url } : {}),
  };
}

const newKey = (key: string): string =>
  slugOf(key)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'author';
