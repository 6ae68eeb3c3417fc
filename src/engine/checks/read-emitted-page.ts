import { Parser } from 'htmlparser2';
import { defined } from '../defined.ts';

/** Facts about a page's HTML for the checks. Plain data, because it is cached beside the page. */
export interface EmittedPage {
  /** Site path without base URL and trailing slash. */
  path: string;
  /** Every anchor target, without duplicates. */
  ids: string[];
  /** Ids of headings, which people link to. */
  sections: string[];
  /** Ids used by more than one element. */
  duplicateIds: string[];
  /** `<a href>` and `<area href>`, as written in the HTML, with their accessible names. */
  links: { href: string; name: string }[];
  images: EmittedImage[];
  /** Files that the page requests: scripts, style sheets, icons, images, media, its social card. As written. */
  resources: string[];
  title?: string;
  description?: string;
  canonical?: string;
  robots?: string;
  /** Headings of all levels in document order, as plain text. */
  headings: { level: number; text: string }[];
  /** Inline code that is not the app's own; the site's security policy makes browsers ignore it. */
  inlineCode: InlineCode[];
}

/** A script, a style sheet or a `style` attribute, with its text. */
export interface InlineCode {
  kind: 'script' | 'style' | 'attribute';
  text: string;
}

/** An `<img>` of a page. */
export interface EmittedImage {
  src: string;
  /** Undefined if the attribute is missing; empty for decoration. */
  alt?: string;
  /** Whether both `width` and `height` are set, so that loading does not shift the layout. */
  sized: boolean;
}

/** Text collected for an element that is still open. */
interface OpenText {
  tag: string;
  /** Number of nested elements of the same name that are still open. */
  nested: number;
  text: string;
  close(text: string): void;
}

const LINK_RELS_THAT_LOAD = new Set([
  'apple-touch-icon',
  'icon',
  'manifest',
  'modulepreload',
  'preload',
  'stylesheet',
]);

/** Script types that are executed without `src`; other types are data. */
const RUN_TYPES = new Set(['', 'importmap', 'module', 'speculationrules', 'text/javascript']);

/** A page of which only the path is known. */
export function emptyPage(path: string): EmittedPage {
  return {
    path,
    ids: [],
    sections: [],
    duplicateIds: [],
    links: [],
    images: [],
    resources: [],
    headings: [],
    inlineCode: [],
  };
}

/**
 * Reads a page's HTML once from start to end, without building a tree.
 *
 * @param options.ownScripts text of the inline scripts that the app adds to the page
 */
export function readEmittedPage(options: {
  path: string;
  html: string;
  ownScripts?: string[];
}): EmittedPage {
  const { path, html } = options;
  const ownScripts = new Set(options.ownScripts?.map(foldSpaces));
  const ids = new Set<string>();
  const duplicateIds = new Set<string>();
  const resources = new Set<string>();
  const page = emptyPage(path);
  const openTexts: OpenText[] = [];
  // The content of templates is not part of the page until a script inserts it.
  let templates = 0;
  let drawings = 0;

  const collect = (tag: string, close: (text: string) => void) => {
    openTexts.push({ tag, nested: 0, text: '', close });
  };
  const addName = (name: string | undefined) => {
    if (name) for (const open of openTexts) open.text += ` ${name} `;
  };
  const ask = (...addresses: (string | undefined)[]) => {
    for (const address of addresses) if (address) resources.add(address);
  };

  const addCode = (kind: InlineCode['kind'], text: string) => page.inlineCode.push({ kind, text });

  const readElement = (tag: string, attributes: Record<string, string>) => {
    const { id } = attributes;
    if (attributes.style) addCode('attribute', attributes.style);
    if (id !== undefined && id !== '') {
      if (ids.has(id)) duplicateIds.add(id);
      ids.add(id);
      if (/^h[1-6]$/.test(tag)) page.sections.push(id);
    }
    switch (tag) {
      case 'a':
      case 'area': {
        // `name` was used for anchors before `id`; browsers still support it.
        if (attributes.name && tag === 'a') ids.add(attributes.name);
        const { href } = attributes;
        if (href === undefined || drawings > 0) break;
        const link = { href, name: attributes['aria-label'] ?? attributes.alt ?? '' };
        page.links.push(link);
        if (tag === 'a' && link.name === '') {
          collect('a', (text) => {
            link.name = text || (attributes.title ?? '');
          });
        }
        break;
      }
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6': {
        const heading = { level: Number(tag[1]), text: '' };
        page.headings.push(heading);
        collect(tag, (text) => {
          heading.text = text;
        });
        break;
      }
      case 'img': {
        const { src, alt } = attributes;
        const sized = Boolean(attributes.width) && Boolean(attributes.height);
        page.images.push({ src: src ?? '', ...defined({ alt }), sized });
        ask(src, ...srcsetAddresses(attributes.srcset));
        addName(alt);
        break;
      }
      case 'source':
        ask(attributes.src, ...srcsetAddresses(attributes.srcset));
        break;
      case 'video':
        ask(attributes.poster, attributes.src);
        break;
      case 'script':
        ask(attributes.src);
        if (attributes.src !== undefined || !RUN_TYPES.has(attributes.type ?? '')) break;
        collect('script', (text) => {
          if (!ownScripts.has(text)) addCode('script', text);
        });
        break;
      case 'style':
        collect('style', (text) => addCode('style', text));
        break;
      case 'audio':
      case 'track':
      case 'embed':
        ask(attributes.src);
        break;
      case 'svg':
        addName(attributes['aria-label']);
        break;
      case 'title':
        // Drawings have titles too; only the document's title counts.
        if (drawings === 0 && page.title === undefined) {
          page.title = '';
          collect('title', (text) => {
            page.title = text;
          });
        }
        break;
      case 'meta':
        if (attributes.name === 'description') page.description = attributes.content ?? '';
        if (attributes.name === 'robots') page.robots = attributes.content ?? '';
        if (attributes.property === 'og:image') ask(attributes.content);
        break;
      case 'link': {
        const rels = (attributes.rel ?? '').toLowerCase().split(/\s+/);
        if (rels.includes('canonical')) page.canonical = attributes.href ?? '';
        if (rels.some((rel) => LINK_RELS_THAT_LOAD.has(rel))) ask(attributes.href);
        break;
      }
    }
  };

  const parser = new Parser({
    onopentag(tag, attributes) {
      for (const open of openTexts) if (open.tag === tag) open.nested += 1;
      if (tag === 'svg') drawings += 1;
      if (tag === 'template') templates += 1;
      if (templates === 0) readElement(tag, attributes);
    },
    ontext(text) {
      for (const open of openTexts) open.text += text;
    },
    onclosetag(tag) {
      if (tag === 'svg') drawings -= 1;
      if (tag === 'template') templates -= 1;
      for (let index = openTexts.length - 1; index >= 0; index -= 1) {
        const open = openTexts[index];
        if (open === undefined || open.tag !== tag) continue;
        if (open.nested > 0) {
          open.nested -= 1;
          continue;
        }
        open.close(foldSpaces(open.text));
        openTexts.splice(index, 1);
      }
    },
  });
  parser.end(html);
  page.ids = [...ids];
  page.duplicateIds = [...duplicateIds];
  page.resources = [...resources];
  return page;
}

function srcsetAddresses(srcset = ''): (string | undefined)[] {
  return srcset.split(/,\s/).map((candidate) => candidate.trim().split(/\s+/)[0]);
}

function foldSpaces(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}
