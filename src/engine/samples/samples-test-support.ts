import type { ContentCodeBlock } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
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

/** `sample-error content/docs/v11/made-up.mdx:11:7 message` */
export function shortly({ code, file, line, column, message }: Problem): string {
  return `${code} ${file}:${line}:${column} ${message}`;
}
