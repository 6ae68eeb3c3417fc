import type { Problem } from '#shared/problem.ts';
import type { CompileContent } from '../compile/compile-content.ts';
import { defined } from '../defined.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { Doc, DocFile, VersionDocs } from './doc.ts';
import { docPathTail, joinPath } from './doc-id.ts';
import type { ContentHistory } from './read-git-history.ts';

/** The parsed files of a version, and the functions that compiling them needs. */
export interface BuildDocsInput {
  files: DocFile[];
  /** Root path of the version. */
  rootPath: string;
  /** Whether drafts are published too, so that their author sees them. */
  withDrafts: boolean;
  compile: CompileContent;
  editUrl: string | undefined;
  /** File dates. */
  history: Pick<ContentHistory, 'updated' | 'created'>;
}

/** Compiles a version's docs and determines their paths and titles. */
export async function buildDocs(
  input: BuildDocsInput,
): Promise<VersionDocs & { problems: Problem[] }> {
  const { files, rootPath, withDrafts, compile } = input;
  const pathOf = ({ id, frontMatter }: DocFile) =>
    joinPath(rootPath, docPathTail({ id, slug: frontMatter.slug }));
  const drafts = new Map(
    files
      .filter((file) => file.frontMatter.draft)
      .map((file) => [file.id, { path: pathOf(file), file: file.file }]),
  );
  const published = files.filter((file) => withDrafts || !file.frontMatter.draft);
  const docs = await mapConcurrently(published, async (file): Promise<Doc> => {
    const compiled = await compile({ file: file.file, source: file.body });
    const { frontMatter } = file;
    const title = frontMatter.title ?? compiled.heading ?? titleOfId(file.id);
    const editUrl = editUrlOf(input.editUrl, file);
    const lastUpdated = input.history.updated.get(file.file);
    const created = input.history.created.get(file.file);
    return {
      ...file,
      path: pathOf(file),
      title,
      label: frontMatter.sidebar_label ?? title,
      description: frontMatter.description ?? compiled.summary,
      compiled,
      ...defined({ editUrl, created, lastUpdated }),
    };
  });
  return {
    docs: new Map(docs.map((doc) => [doc.id, doc])),
    drafts,
    problems: docs.flatMap((doc) => doc.compiled.problems),
  };
}

/** The address for editing a file. */
function editUrlOf(base: string | undefined, { file, frontMatter }: DocFile): string | undefined {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url ?? undefined;
  return base === undefined ? undefined : `${base.replace(/\/$/, '')}/${file}`;
}

function titleOfId(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
