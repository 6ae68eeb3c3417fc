import type { ContentCache } from '../cache/content-cache.ts';
import { readFingerprint } from '../cache/fingerprint.ts';
import { hash } from '../hashing/hash.ts';
import { htmlMarkdown } from './html-markdown.ts';

/** Converts HTML to Markdown. */
export type ToMarkdown = typeof htmlMarkdown;

/** A result, with the target that each address had then. */
interface Converted {
  text: string;
  links: [href: string, target: string][];
}

/**
 * Keeps the Markdown of comments and of pages written in TSX, because the printer is slow and few of them change.
 * Those with an address that has another target are converted again.
 *
 * @param options.name distinguishes sites and locales that share a cache
 */
export async function createMarkdownStore(options: { cache: ContentCache; name: string }): Promise<{
  toMarkdown: ToMarkdown;
  /** Stores the results of this run for the next one. */
  save(): Promise<void>;
}> {
  const { cache, name } = options;
  const { key: code } = await readFingerprint('twins');
  const key = hash('markdown of html', name, code);
  const before = new Map(Object.entries((await cache.read<Record<string, Converted>>(key)) ?? {}));
  const now = new Map<string, Converted>();
  return {
    toMarkdown({ html, link, language }) {
      const id = hash(language, html);
      const kept = now.get(id) ?? before.get(id);
      const isCurrent = kept?.links.every(([href, target]) => link(href) === target);
      const converted = kept && isCurrent ? kept : convert({ html, link, language });
      now.set(id, converted);
      return converted.text;
    },
    async save() {
      await cache.write(key, Object.fromEntries(now));
    },
  };
}

function convert({ html, link, language }: Parameters<ToMarkdown>[0]): Converted {
  const links: Converted['links'] = [];
  const record = (href: string) => {
    const target = link(href);
    links.push([href, target]);
    return target;
  };
  return { text: htmlMarkdown({ html, link: record, language }), links };
}
