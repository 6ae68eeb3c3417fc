import { slug as slugOf } from 'github-slugger';
import type { ResolvedBlogConfig } from '#schema/site-config.ts';
import type { Author, Tag } from '#shared/blog.ts';
import type { Problem } from '#shared/problem.ts';
import type { CompileContent } from '../compile/compile-content.ts';
import { defined } from '../defined.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { guard } from '../problems/guard.ts';
import { positionAt } from '../problems/position.ts';
import { didYouMean, listNames } from '../problems/suggest.ts';
import { type Remember, rememberNothing } from '../text/remember.ts';
import { type LocalFile, originalsOnly } from '../text/translations.ts';
import type { Blog, Post, PostFile } from './post.ts';
import { AUTHORS_FILE, readAuthors } from './read-authors.ts';
import { readPostFiles } from './read-post-files.ts';
import { readingMinutes } from './reading-time.ts';

/** Text of the comment that ends a post's excerpt: `{/* truncate *\/}`. */
const EXCERPT_MARKER = 'truncate';

/** The blog's part of the config, and the functions that reading it needs. */
export interface ReadBlogInput {
  /** The site's folder. */
  root: string;
  config: ResolvedBlogConfig;
  /** Whether drafts are published too, so that their author sees them. */
  withDrafts: boolean;
  compile: CompileContent;
  remember?: Remember;
  localFile?: LocalFile;
  /** Path of a file -> ISO date of its last commit. */
  gitDates?: ReadonlyMap<string, string>;
}

/** The blog, with the drafts that links may mention and all mistakes found. */
export interface ReadBlogResult {
  blog: Blog;
  /** Path that a draft would have -> its file. */
  drafts: Map<string, string>;
  problems: Problem[];
}

/** Reads and compiles the blog: everything that link resolution needs. */
export async function readBlog(input: ReadBlogInput): Promise<ReadBlogResult> {
  const { root, config, withDrafts, compile } = input;
  const { remember = rememberNothing, localFile = originalsOnly } = input;
  const blogPath = `/${config.routeBasePath}`;
  const [{ authors, problems: authorProblems }, { files, problems: fileProblems }] =
    await Promise.all([
      guard({
        file: AUTHORS_FILE,
        fallback: (problems) => ({ authors: [], problems }),
        work: () => readAuthors({ root, blogPath }),
      }),
      readPostFiles({ root, remember, localFile }),
    ]);
  const published = files.filter((file) => withDrafts || !file.frontMatter.draft);
  const drafts = files.filter((file) => file.frontMatter.draft);
  // Without a valid authors file, every author would also be unknown.
  const unknown = authorProblems.length > 0 ? [] : findUnknownAuthors({ files, authors });
  const { tags, problems: tagProblems } = nameTags({ files: published, blogPath });
  const posts = await mapConcurrently(published, async (file): Promise<Post> => {
    const compiled = await compile({
      file: file.file,
      source: file.body,
      excerptMarker: EXCERPT_MARKER,
    });
    return buildPost({ file, compiled, authors, tags, blogPath, input });
  });
  return {
    blog: { posts: posts.sort(newestFirst), authors },
    drafts: new Map(drafts.map(({ file, slug }) => [`${blogPath}/${slug}`, file])),
    problems: [
      ...authorProblems,
      ...fileProblems,
      ...unknown,
      ...tagProblems,
      ...posts.flatMap(({ compiled }) => compiled.problems),
    ],
  };
}

function buildPost({
  file: { file, slug, frontMatter, lines },
  compiled,
  authors,
  tags,
  blogPath,
  input,
}: {
  file: PostFile;
  compiled: Post['compiled'];
  authors: Author[];
  tags: Map<string, Tag>;
  blogPath: string;
  input: ReadBlogInput;
}): Post {
  const { editUrl } = input.config;
  const { original } = frontMatter;
  const authorsOf = (keys: string[]) =>
    keys.flatMap((key) => authors.find((it) => it.key === key) ?? []);
  const lastUpdated = input.gitDates?.get(file);
  return {
    file,
    frontMatter,
    compiled,
    ...defined({ slugLine: lines.slug }),
    summary: {
      path: `${blogPath}/${slug}`,
      title: frontMatter.title,
      description: frontMatter.description ?? compiled.summary,
      date: frontMatter.date,
      authors: authorsOf(frontMatter.authors),
      ...(original ? { original: { ...original, authors: authorsOf(original.authors) } } : {}),
      tags: [...new Set(frontMatter.tags.map((tag) => slugOf(tag)))].flatMap(
        (tag) => tags.get(tag) ?? [],
      ),
      readingMinutes: readingMinutes(compiled.words),
      truncated: compiled.excerptCode !== undefined,
    },
    ...(editUrl === undefined ? {} : { editUrl: `${editUrl.replace(/\/$/, '')}/${file}` }),
    ...(lastUpdated !== undefined && lastUpdated > frontMatter.date ? { lastUpdated } : {}),
  };
}

/** Posts of the same day are in file order, so builds are deterministic. */
function newestFirst(a: Post, b: Post): number {
  if (a.summary.date !== b.summary.date) return a.summary.date < b.summary.date ? 1 : -1;
  return a.file < b.file ? -1 : 1;
}

/** Authors that posts name but the authors file lacks. */
function findUnknownAuthors({
  files,
  authors,
}: {
  files: PostFile[];
  authors: Author[];
}): Problem[] {
  const names = authors.map(({ key }) => key);
  const wanted = [...new Set(files.flatMap(({ frontMatter }) => namedIn(frontMatter)))];
  if (names.length === 0 && wanted.length > 0) return [nobodyKnown(wanted)];
  return files.flatMap(({ file, frontMatter, source }) =>
    namedIn(frontMatter)
      .filter((key) => !names.includes(key))
      .map((key): Problem => {
        return {
          code: 'author-unknown',
          severity: 'error',
          message: `The author "${key}" has no entry in ${AUTHORS_FILE}.`,
          hint: didYouMean({ written: key, names }) ?? `Known authors: ${listNames(names)}.`,
          file,
          ...locateAuthor(source, key),
        };
      }),
  );
}

function namedIn({ authors, original }: PostFile['frontMatter']): string[] {
  return [...authors, ...(original?.authors ?? [])];
}

/** One problem, not one for every post. */
function nobodyKnown(wanted: string[]): Problem {
  const [first = ''] = wanted;
  return {
    code: 'author-unknown',
    severity: 'error',
    message: `${AUTHORS_FILE} has no entries, or does not exist, and posts name ${listNames(wanted)}.`,
    hint: `Give each an entry: its key, here "${first}:", and below it, indented, "name: …".`,
    file: AUTHORS_FILE,
  };
}

function locateAuthor(source: string, key: string): { line?: number; column?: number } {
  const start = source.search(/^authors:/m);
  const pattern = new RegExp(`(?<![\\w-])${key.replace(/[^\w\s-]/g, '\\$&')}(?![\\w-])`, 'g');
  pattern.lastIndex = Math.max(0, start) + 'authors:'.length;
  const match = pattern.exec(source);
  return match ? positionAt(source, match.index) : {};
}

/** One tag for all spellings with the same page; the first spelling (in file order) is shown. */
function nameTags({ files, blogPath }: { files: PostFile[]; blogPath: string }): {
  tags: Map<string, Tag>;
  problems: Problem[];
} {
  const tags = new Map<string, Tag>();
  const problems: Problem[] = [];
  for (const { file, frontMatter } of files) {
    for (const label of frontMatter.tags) {
      const key = slugOf(label);
      const known = tags.get(key);
      if (known === undefined) tags.set(key, { label, path: `${blogPath}/tags/${key}` });
      else if (known.label !== label) {
        const where = frontMatter.tags.includes(known.label) ? 'also' : 'in another post';
        problems.push({
          code: 'tag-spelling',
          severity: 'warning',
          message: `The tag "${label}" is ${where} written "${known.label}".`,
          hint: `Both lead to ${known.path}: write it the same way everywhere.`,
          file,
        });
      }
    }
  }
  return { tags, problems };
}
