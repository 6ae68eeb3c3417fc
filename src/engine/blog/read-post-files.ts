import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { blogFrontMatterSchema } from '#schema/blog-front-matter.ts';
import type { Problem } from '#shared/problem.ts';
import { mapConcurrently } from '../config/map-concurrently.ts';
import { parseFrontMatter } from '../docs/front-matter.ts';
import type { PostFile } from './post.ts';

const FOLDER = 'content/blog';

/** Reads every post: `2025-03-21-name.mdx` or `2025-03-21-name/index.mdx`. Names with `_` are partials. */
export async function readPostFiles({
  root,
}: {
  root: string;
}): Promise<{ files: PostFile[]; problems: Problem[] }> {
  const names = await glob('**/*.{md,mdx}', {
    cwd: join(root, FOLDER),
    ignore: ['**/_*', '**/_*/**', '**/node_modules/**'],
  });
  const problems: Problem[] = [];
  const files = await mapConcurrently(names.sort(), async (name) => {
    const source = await readFile(join(root, FOLDER, name), 'utf8');
    const post = parsePostFile({ name, source });
    problems.push(...post.problems);
    return post.file;
  });
  return { files, problems };
}

/** @param name path of the file below the blog's folder */
export function parsePostFile({ name, source }: { name: string; source: string }): {
  file: PostFile;
  problems: Problem[];
} {
  const file = `${FOLDER}/${name}`;
  const { date, slug } = postName(name);
  const parts = parseFrontMatter({ file, source, schema: blogFrontMatterSchema });
  // A post with bad front matter is still a page: links to it must not fail as well.
  const frontMatter =
    parts.frontMatter ??
    blogFrontMatterSchema.parse({ title: slug, date: date ?? '1970-01-01', authors: ['unknown'] });
  return {
    file: {
      file,
      slug: frontMatter.slug?.replace(/^\/+|\/+$/g, '') ?? slug,
      frontMatter: parts.frontMatter ? frontMatter : { ...frontMatter, authors: [] },
      body: parts.body,
      source,
    },
    problems: parts.problems,
  };
}

/** Date and slug of a post by the name of its file or folder. */
export function postName(name: string): { date?: string; slug: string } {
  const bare = name.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const match = /^(?<folders>.*\/)?(?<date>\d{4}-\d{2}-\d{2})[-_](?<rest>.+)$/.exec(bare);
  const { folders = '', date, rest } = match?.groups ?? {};
  return date === undefined ? { slug: bare } : { date, slug: `${folders}${rest}` };
}
