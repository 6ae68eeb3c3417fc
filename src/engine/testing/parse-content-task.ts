import { docFrontMatterSchema } from '#schema/doc-front-matter.ts';
import type { Problem } from '#shared/problem.ts';
import { parseAuthors } from '../blog/read-authors.ts';
import { parsePostFile } from '../blog/read-post-files.ts';
import { parseFrontMatter } from '../docs/front-matter.ts';
import { parseRedirects } from '../redirects/read-redirects.ts';
import { textOfBytes } from '../text/read-text.ts';

export interface ParseInput {
  kind: keyof typeof parsers;
  file: string;
  bytes: Uint8Array;
}

const parsers = {
  page: (file: string, source: string) =>
    parseFrontMatter({ file, source, schema: docFrontMatterSchema }).problems,
  post: (_: string, source: string) =>
    parsePostFile({ name: '2025-02-30-bad.mdx', source }).problems,
  authors: (_: string, source: string) => parseAuthors({ source, blogPath: '/blog' }).problems,
  redirects: (file: string, source: string) => parseRedirects({ file, source }).problems,
};

/** The parsers of each file type as a thread task, which can be terminated. */
export async function createTask(): Promise<(input: ParseInput) => Promise<Problem[]>> {
  return async ({ kind, file, bytes }) => {
    const { text, problems } = textOfBytes({ file, bytes });
    return [...problems, ...parsers[kind](file, text)];
  };
}
