import type { ContentCodeBlock } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import type { SampleVersion } from '../site.ts';

/** The versions of this project's own content. */
export const versions: SampleVersion[] = [
  { label: '11.x', folder: 'content/docs/v11', isLast: true },
  { label: '10.x', folder: 'content/docs/v10', isLast: false },
  { label: '9.x', folder: 'content/docs/v9', isLast: false },
];

/** A fence on line 10 of a page, so that its code begins on line 11. */
export function fence(
  code: string,
  options: { file?: string; language?: string; meta?: string } = {},
): ContentCodeBlock {
  const { file = 'content/docs/v11/made-up.mdx', language = 'ts', meta = '' } = options;
  return { file, line: 10, column: 1, language, meta, code };
}

export function memoryCache(): ContentCache {
  const entries = new Map<string, string>();
  return {
    async read(key) {
      const text = entries.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    async write(key, value) {
      entries.set(key, JSON.stringify(value));
    },
    async prune() {},
    troubles: () => [],
  };
}

/** `sample-error content/docs/v11/made-up.mdx:11:7 message` */
export function shortly({ code, file, line, column, message }: Problem): string {
  return `${code} ${file}:${line}:${column} ${message}`;
}
