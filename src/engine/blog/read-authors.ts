import { blogAuthorsSchema } from '#schema/blog-authors.ts';
import type { Author } from '#shared/blog.ts';
import type { Problem } from '#shared/problem.ts';
import { defined } from '../defined.ts';
import { findIssues } from '../problems/find-issues.ts';
import { locateInYaml } from '../problems/locate-in-yaml.ts';
import { positionAt } from '../problems/position.ts';
import { parseYaml } from '../text/parse-yaml.ts';
import { readText } from '../text/read-text.ts';

/** File that describes the blog's authors. */
export const AUTHORS_FILE = 'content/blog/authors.yml';

/** Reads the authors file; a site without one has no authors. */
export async function readAuthors({
  root,
  blogPath,
}: {
  root: string;
  blogPath: string;
}): Promise<{ authors: Author[]; problems: Problem[] }> {
  const { text, problems } = await readText({ root, file: AUTHORS_FILE });
  if (text === undefined) return { authors: [], problems };
  const parsed = parseAuthors({ source: text, blogPath });
  return { authors: parsed.authors, problems: [...problems, ...parsed.problems] };
}

/** @returns the authors in file order, or the problems */
export function parseAuthors({ source, blogPath }: { source: string; blogPath: string }): {
  authors: Author[];
  problems: Problem[];
} {
  const place = { code: 'authors-invalid', severity: 'error', file: AUTHORS_FILE } as const;
  const parsed = parseYaml(source);
  if ('mistakes' in parsed) {
    const problems = parsed.mistakes.map(({ offset, reason, hint }) => ({
      ...place,
      message: `The authors file is not valid YAML: ${reason}.`,
      hint,
      ...positionAt(source, offset),
    }));
    return { authors: [], problems };
  }
  const { document, value } = parsed;
  const result = findIssues({ schema: blogAuthorsSchema, value });
  if ('issues' in result) {
    const problems = result.issues.map(({ path, kind, message, hint }) => ({
      ...place,
      message: `Authors: ${path.length === 0 ? 'each begins with a line "key:", with its fields indented below.' : message}`,
      ...defined({ hint }),
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
