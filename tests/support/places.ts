import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { siteRoutes } from './site-routes.ts';

/** Attributes whose values tell how an element looks, or what it is for assistive technology. */
const telling = /^(class|role|type|hidden|open|disabled|lang|dir)$/;
const tellingAria =
  /^aria-(checked|current|disabled|expanded|haspopup|hidden|live|pressed|selected)$/;

/** Values of `data-` attributes that are words of the style sheets, and not addresses or numbers. */
const isWord = (value: string) => /^[a-z-]*$/.test(value);

/** Elements that need a name, which may be their text. */
const named = /^(a|button|summary|h[1-6]|th|label|option|figcaption)$/;

/**
 * The places of a page: each kind of element with all that it stands in, from the root down, without words, addresses and
 * numbers. Two elements in the same place look alike, in each theme and at each width, and mean the same. With them: which
 * heading follows which, and that an element without words stands there, or an id for the second time.
 */
export function placesOf(html: string): Set<string> {
  const places = new Set<string>();
  const ids = new Set<string>();
  const open: { place: string; name: string; hasWords: boolean }[] = [];
  let heading = '';
  const parser = new Parser({
    onopentag(name, { id, ...attributes }) {
      const own = Object.entries(attributes).map(([key, value]) =>
        telling.test(key) || tellingAria.test(key) || (key.startsWith('data-') && isWord(value))
          ? `${key}=${value}`
          : key,
      );
      // The classes of the root name the page and its version, for whoever styles a site from outside.
      const place =
        open.length === 0 ? name : `${open.at(-1)?.place}>${name}[${own.sort().join(' ')}]`;
      places.add(place);
      open.push({ place, name, hasWords: 'alt' in attributes || 'aria-label' in attributes });
      if (id !== undefined && ids.has(id)) places.add(`an id again: ${place}`);
      if (id !== undefined) ids.add(id);
      if (/^h[1-6]$/.test(name)) {
        places.add(`${name} after ${heading}`);
        heading = name;
      }
    },
    ontext(text) {
      const element = open.at(-1);
      if (element && text.trim() !== '') element.hasWords = true;
    },
    onclosetag() {
      const closed = open.pop();
      const around = open.at(-1);
      if (!closed) return;
      if (closed.hasWords && around) around.hasWords = true;
      if (!closed.hasWords && named.test(closed.name)) places.add(`no words: ${closed.place}`);
    },
  });
  parser.end(html);
  return places;
}

/** Of pages, as few as have together every place that there is; each is the one with the most new places. */
export function cover(pages: Map<string, Set<string>>): string[] {
  const left = new Map([...pages].map(([path, places]) => [path, new Set(places)]));
  const chosen: string[] = [];
  while (true) {
    let best: [path: string, places: Set<string>] | undefined;
    for (const entry of left) if (entry[1].size > (best?.[1].size ?? 0)) best = entry;
    if (!best) return chosen;
    const [path, places] = best;
    chosen.push(path);
    left.delete(path);
    for (const [other, others] of left) {
      for (const place of places) others.delete(place);
      if (others.size === 0) left.delete(other);
    }
  }
}

const covers = new Map<string, Promise<string[]>>();

/** Pages of a built site that have together every place of all its pages. Found once in a process. */
export function pagesWithEveryPlace(options: { dir: string }): Promise<string[]> {
  const { dir } = options;
  const find = async () => {
    const pages = new Map<string, Set<string>>();
    for (const path of await siteRoutes({ dir })) {
      pages.set(path, placesOf(await readFile(join(dir, path, 'index.html'), 'utf8')));
    }
    return cover(pages);
  };
  const found = covers.get(dir) ?? find();
  covers.set(dir, found);
  return found;
}
