import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { docFrontMatterSchema } from '#schema/doc-front-matter.ts';
import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { createPathIndex, nearPaths } from '#shared/near-paths.ts';
import type { Redirect, Route } from '#shared/route.ts';
import { parsePostFile } from '../blog/read-post-files.ts';
import { docIdOf, docPathTail, joinPath } from '../docs/doc-id.ts';
import { parseFrontMatter } from '../docs/front-matter.ts';
import type { FoundProblem } from '../problems/found-problem.ts';
import { runGit } from '../run-git.ts';
import { createRedirectMap } from './redirect-map.ts';

interface RemovedPagesInput {
  root: string;
  config: Pick<ResolvedSiteConfig, 'blog' | 'redirects' | 'checks'>;
  versions: { folder: string; rootPath: string }[];
  routes: Pick<Route, 'path' | 'page'>[];
  redirects: Redirect[];
}

/**
 * Pages whose files were removed and whose addresses now lead nowhere. The file history tells which addresses readers
 * and other sites may know. Without a history (no git, a shallow clone) nothing is found; pages of versions that are no
 * longer listed are ignored.
 */
export async function findRemovedPages(input: RemovedPagesInput): Promise<FoundProblem[]> {
  const { root, config, versions, routes } = input;
  if (config.checks.removedPages === 'ignore') return [];
  const known = new Set(routes.map(({ path }) => path));
  const map = createRedirectMap(input.redirects);
  const problems: FoundProblem[] = [];
  let index: ReturnType<typeof createPathIndex> | undefined;
  for (const file of await listRemovedFiles(root)) {
    const place = addressOf({ file, source: '', versions, config });
    // Most were removed with a redirect; only the others need their text, for their slug.
    if (place === undefined || map.find(place.address) !== undefined) continue;
    const source = await readLast({ root, file });
    const { address, isDraft } = addressOf({ file, source, versions, config }) ?? place;
    if (isDraft || known.has(address) || map.find(address) !== undefined) continue;
    index ??= createPathIndex({
      pages: routes.flatMap(({ path, page }) =>
        page.kind === 'not-found' ? [] : [[path, page.head.title] as [string, string]],
      ),
    });
    const [near] = nearPaths({ index, path: address, limit: 1 });
    problems.push({
      code: 'page-gone',
      message: `${address} was a page (${file}), but now leads nowhere.`,
      hint: `Add a line to ${config.redirects}, with a tab between: ${address}\t${near?.path ?? '/its/new/address'}`,
      file: config.redirects,
    });
  }
  return problems;
}

/** Path where a file was published; undefined for files that are not pages. */
function addressOf(options: {
  file: string;
  source: string;
  versions: RemovedPagesInput['versions'];
  config: RemovedPagesInput['config'];
}): { address: string; isDraft: boolean } | undefined {
  const { file, source, versions, config } = options;
  if (!/\.mdx?$/.test(file) || /(^|\/)(_|node_modules\/)/.test(file)) return undefined;
  if (file.startsWith('content/blog/')) {
    if (config.blog === false) return undefined;
    const post = parsePostFile({ name: file.slice('content/blog/'.length), source }).file;
    const address = `/${config.blog.routeBasePath}/${post.slug}`;
    return { address, isDraft: post.frontMatter.draft };
  }
  const version = versions.find(({ folder }) => file.startsWith(`${folder}/`));
  if (version === undefined) return undefined;
  const { frontMatter } = parseFrontMatter({ file, source, schema: docFrontMatterSchema });
  const { id } = docIdOf(file.slice(version.folder.length + 1));
  const tail = docPathTail({ id, slug: frontMatter?.slug });
  return { address: joinPath(version.rootPath, tail), isDraft: frontMatter?.draft ?? false };
}

/** Files that a commit removed or renamed, or that are missing now, and that were not restored. */
async function listRemovedFiles(root: string): Promise<string[]> {
  const shared = ['--no-renames', '--diff-filter=D', '--name-only', '--relative'];
  const folders = ['--', 'content/docs', 'content/blog'];
  const outputs = await Promise.all([
    runGit(root, ['log', '--format=', ...shared, ...folders]),
    runGit(root, ['diff', ...shared, 'HEAD', ...folders]),
  ]);
  const files = new Set(outputs.flatMap((output) => output?.split('\n') ?? []).filter(Boolean));
  return [...files].filter((file) => !existsSync(join(root, file))).sort();
}

/** The text of a file before its removal; empty if git does not have it. */
async function readLast({ root, file }: { root: string; file: string }): Promise<string> {
  const last = await runGit(root, ['log', '-1', '--format=%H', '--diff-filter=AMR', '--', file]);
  const commit = last?.trim();
  return (commit && (await runGit(root, ['show', `${commit}:./${file}`]))) || '';
}
