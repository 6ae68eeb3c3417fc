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

const numbers = new Map<string, number>();

/** A number for a place: written out, the places of a site's million elements are hundreds of megabytes. */
function numberOf(place: string): number {
  const number = numbers.get(place) ?? numbers.size;
  numbers.set(place, number);
  return number;
}

/** Each place with a selector of its first element, or nothing where only the page as a whole tells. */
type Places = Map<string, string | undefined>;

/**
 * The places of a page: each kind of element with all that surrounds it, from the root down, without words, addresses and
 * numbers. Two elements in the same place look alike, in each theme and at each width, and mean the same. With them: which
 * heading follows which, and that an element has no words, or that an id occurs for the second time.
 */
export function placesOf(html: string): Places {
  const places: Places = new Map();
  const ids = new Set<string>();
  const open: OpenElement[] = [];
  let heading = '';
  const add = (place: string, selector?: string) => {
    if (!places.has(place)) places.set(place, selector);
  };
  const parser = new Parser({
    onopentag(name, { id, ...attributes }) {
      const own = Object.entries(attributes).map(([key, value]) =>
        telling.test(key) || tellingAria.test(key) || (key.startsWith('data-') && isWord(value))
          ? `${key}=${value}`
          : key,
      );
      const around = open.at(-1);
      // The classes of the root name the page and its version, for whoever styles a site from outside.
      const place = around ? `${around.number}>${name}[${own.sort().join(' ')}]` : name;
      if (around) around.children += 1;
      const selector = around ? `${around.selector} > ${name}:nth-child(${around.children})` : name;
      add(place, selector);
      const hasWords = 'alt' in attributes || 'aria-label' in attributes;
      open.push({ place, number: numberOf(place), selector, name, hasWords, children: 0 });
      if (id !== undefined && ids.has(id)) add(`an id again: ${place}`);
      if (id !== undefined) ids.add(id);
      if (/^h[1-6]$/.test(name)) {
        add(`${name} after ${heading}`);
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
      if (!closed.hasWords && named.test(closed.name)) {
        add(`no words: ${closed.place}`, closed.selector);
      }
    },
  });
  parser.end(html);
  return places;
}

interface OpenElement {
  place: string;
  number: number;
  selector: string;
  name: string;
  hasWords: boolean;
  children: number;
}

/** Which page to look at for the places that no page before it has. */
export interface Choice {
  path: string;
  /** Selectors of those places' first elements; nothing where the page as a whole is to be looked at. */
  selectors?: string[];
}

/** With more new places than these, the whole page is looked at: it costs no more. */
const MAX_SELECTORS = 25;

/** Of pages, as few as have together every place that there is; each is the one with the most new places. */
export function cover(pages: Map<string, Places>): Choice[] {
  const left = new Map([...pages].map(([path, places]) => [path, new Map(places)]));
  const chosen: Choice[] = [];
  while (true) {
    let best: [path: string, places: Places] | undefined;
    for (const entry of left) if (entry[1].size > (best?.[1].size ?? 0)) best = entry;
    if (!best) return chosen;
    const [path, places] = best;
    const selectors = [...places.values()].filter((selector) => selector !== undefined);
    const isWhole = selectors.length < places.size || selectors.length > MAX_SELECTORS;
    chosen.push(isWhole ? { path } : { path, selectors: [...new Set(selectors)] });
    left.delete(path);
    for (const [other, others] of left) {
      for (const place of places.keys()) others.delete(place);
      if (others.size === 0) left.delete(other);
    }
  }
}

const covers = new Map<string, Promise<Choice[]>>();

/** Pages of a built site that have together every place of all its pages. Found once in a process. */
export function pagesWithEveryPlace(options: { dir: string }): Promise<Choice[]> {
  const { dir } = options;
  const find = async () => {
    const pages = new Map<string, Places>();
    for (const path of await siteRoutes({ dir })) {
      pages.set(path, placesOf(await readFile(join(dir, path, 'index.html'), 'utf8')));
    }
    return cover(pages);
  };
  const found = covers.get(dir) ?? find();
  covers.set(dir, found);
  return found;
}
