import { join } from 'node:path';
import { z } from 'zod';
import { type BlogFrontMatter, blogFrontMatterSchema } from '#schema/blog-front-matter.ts';
import type { Problem } from '#shared/problem.ts';
import { defined } from '../defined.ts';
import { findEmptyPage } from '../docs/empty-page.ts';
import { findIgnoredFiles } from '../docs/find-ignored-files.ts';
import { parseFrontMatter } from '../docs/front-matter.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { guard } from '../problems/guard.ts';
import { listContentFiles } from '../text/list-content-files.ts';
import { readText } from '../text/read-text.ts';
import { type Remember, rememberNothing } from '../text/remember.ts';
import { type LocalFile, originalsOnly } from '../text/translations.ts';
import type { PostFile } from './post.ts';

const FOLDER = 'content/blog';

/** Reads every post: `2025-03-21-name.mdx` or `2025-03-21-name/index.mdx`. Names that begin with `_` are partials. */
export async function readPostFiles(options: {
  root: string;
  remember?: Remember;
  localFile?: LocalFile;
}): Promise<{ files: PostFile[]; problems: Problem[] }> {
  const { root, remember = rememberNothing, localFile = originalsOnly } = options;
  const names = await listContentFiles(join(root, FOLDER));
  const read = await mapConcurrently(names, (name) => {
    const file = localFile(`${FOLDER}/${name}`);
    return guard({
      file,
      work: () => readPostFile({ root, file, name, remember }),
      fallback: (problems) => ({ post: undefined, problems }),
    });
  });
  return {
    files: read.flatMap(({ post }) => post ?? []),
    problems: [
      ...read.flatMap(({ problems }) => problems),
      ...(await findIgnoredFiles({ root, folder: FOLDER })),
    ],
  };
}

/** @returns undefined if the file has been deleted in the meantime */
async function readPostFile(options: {
  root: string;
  file: string;
  name: string;
  remember: Remember;
}): Promise<{ post: PostFile | undefined; problems: Problem[] }> {
  const { root, file, name, remember } = options;
  const { text, problems } = await readText({ root, file });
  if (text === undefined) return { post: undefined, problems };
  const parsed = remember({
    key: `post ${file}`,
    text,
    make: () => parsePostFile({ file, name, source: text }),
  });
  const { body, frontMatter } = parsed.file;
  const found = [...problems, ...parsed.problems];
  const isJudged = found.length === 0 && !frontMatter.draft;
  const empty = isJudged ? findEmptyPage({ file, source: text, body }) : [];
  return { post: parsed.file, problems: [...found, ...empty] };
}

/** @param options.name path of the post below the blog's folder; provides its date and slug */
export function parsePostFile({
  name,
  source,
  file = `${FOLDER}/${name}`,
}: {
  name: string;
  source: string;
  /** File with the text, if it is another one. */
  file?: string;
}): {
  file: PostFile;
  problems: Problem[];
} {
  const { date, slug } = postName(name);
  // A post with bad front matter is still a page, so that links to it do not fail as well.
  const defaults = {
    title: slug,
    date: z.iso.date().safeParse(date).data ?? '1970-01-01',
    authors: [NOBODY],
  };
  const schema = blogFrontMatterSchema;
  const parts = parseFrontMatter({ file, source, schema, defaults });
  const frontMatter = parts.frontMatter ?? schema.parse(defaults);
  const wrongDate = describeDate({ file, nameDate: date, frontMatter, lines: parts.lines });
  return {
    file: {
      file,
      slug: frontMatter.slug?.replace(/^\/+|\/+$/g, '') ?? slug,
      frontMatter: {
        ...frontMatter,
        authors: frontMatter.authors.filter((author) => author !== NOBODY),
      },
      body: parts.body,
      source,
      lines: parts.lines,
    },
    // An invalid date has already been reported.
    problems: parts.problems.length > 0 ? parts.problems : wrongDate,
  };
}

/** Placeholder for unreadable authors; no name contains this character. */
const NOBODY = '\0';

/** The date in the file name must be the date that readers see. */
function describeDate(options: {
  file: string;
  nameDate: string | undefined;
  frontMatter: BlogFrontMatter;
  lines: Record<string, number>;
}): Problem[] {
  const { file, nameDate, frontMatter, lines } = options;
  if (nameDate === undefined || nameDate === frontMatter.date) return [];
  return [
    {
      code: 'post-date',
      severity: 'error',
      message: `The name of the file says ${nameDate}, its front matter ${frontMatter.date}.`,
      hint: 'Correct the one that is wrong. The date is not part of the address: renaming the file breaks no link.',
      file,
      ...defined({ line: lines.date }),
    },
  ];
}

/** Date and slug of a post from the name of its file or folder. */
export function postName(name: string): { date?: string; slug: string } {
  const bare = name.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const match = /^(?<folders>.*\/)?(?<date>\d{4}-\d{2}-\d{2})[-_](?<rest>.+)$/.exec(bare);
  const { folders = '', date, rest } = match?.groups ?? {};
  return date === undefined ? { slug: bare } : { date, slug: `${folders}${rest}` };
}
