import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { blogAuthorsSchema } from '#schema/blog-authors.ts';
import type { Author } from '#shared/blog.ts';
import type { Problem } from '#shared/problem.ts';
import { findIssues } from '../problems/find-issues.ts';
import { locateInYaml } from '../problems/locate-in-yaml.ts';
import { positionAt } from '../problems/position.ts';

/** Where a site names the people who write its blog. */
export const AUTHORS_FILE = 'content/blog/authors.yml';

/** Reads the authors file; a site without one has no authors. */
export async function readAuthors({
  root,
  blogPath,
}: {
  root: string;
  blogPath: string;
}): Promise<{ authors: Author[]; problems: Problem[] }> {
  const source = await readFile(join(root, AUTHORS_FILE), 'utf8').catch(() => undefined);
  return source === undefined ? { authors: [], problems: [] } : parseAuthors({ source, blogPath });
}

/** @returns the authors in the order of the file, or what is wrong with it */
export function parseAuthors({ source, blogPath }: { source: string; blogPath: string }): {
  authors: Author[];
  problems: Problem[];
} {
  const document = parseDocument(source, { prettyErrors: false });
  const place = { code: 'authors-invalid', severity: 'error', file: AUTHORS_FILE } as const;
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      ...place,
      message: `The authors file is not valid YAML: ${error.message}`,
      ...positionAt(source, error.pos[0]),
    }));
    return { authors: [], problems };
  }
  const result = findIssues({ schema: blogAuthorsSchema, value: document.toJS() ?? {} });
  if ('issues' in result) {
    const problems = result.issues.map(({ path, kind, message, hint }) => ({
      ...place,
      message: `Authors: ${message}`,
      ...(hint === undefined ? {} : { hint }),
      ...locateInYaml({
        document,
        source,
        offset: 0,
        path,
        part: kind === 'unknown-key' ? 'key' : 'value',
      }),
    }));
    return { authors: [], problems };
  }
  const authors = Object.entries(result.data).map(([key, author]) => ({
    key,
    ...author,
    path: `${blogPath}/authors/${key}`,
  }));
  return { authors, problems: [] };
}
