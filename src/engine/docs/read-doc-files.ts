import { join } from 'node:path';
import { docFrontMatterSchema } from '#schema/doc-front-matter.ts';
import type { Problem } from '#shared/problem.ts';
import type { ModuleReader } from '../config/module-reader.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { guard } from '../problems/guard.ts';
import { listContentFiles } from '../text/list-content-files.ts';
import { readText } from '../text/read-text.ts';
import { type Remember, rememberNothing } from '../text/remember.ts';
import { type LocalFile, originalsOnly } from '../text/translations.ts';
import type { DocFile } from './doc.ts';
import { docIdOf } from './doc-id.ts';
import { findEmptyPage } from './empty-page.ts';
import { parseFrontMatter } from './front-matter.ts';

/** Reads every content file of a version. */
export async function readDocFiles(options: {
  root: string;
  /** The version's folder, relative to `root`. */
  folder: string;
  modules: ModuleReader;
  remember?: Remember;
  localFile?: LocalFile;
}): Promise<{ files: DocFile[]; problems: Problem[] }> {
  const { root, folder, modules, remember = rememberNothing, localFile = originalsOnly } = options;
  const names = await modules.keep({
    key: `pages ${folder}`,
    make: () => listContentFiles(join(root, folder)),
  });
  const read = await mapConcurrently(names, (name) => {
    const file = localFile(`${folder}/${name}`);
    return guard({
      file,
      work: () => readDocFile({ root, file, name, remember }),
      fallback: (problems) => ({ doc: undefined, problems }),
    });
  });
  const files = read.flatMap(({ doc }) => doc ?? []);
  return {
    files,
    problems: [...read.flatMap(({ problems }) => problems), ...findDoubleIds(files)],
  };
}

/** @returns undefined if the file has been deleted in the meantime */
async function readDocFile(options: {
  root: string;
  file: string;
  /** Path of the original below its folder; determines the page's id. */
  name: string;
  remember: Remember;
}): Promise<{ doc: DocFile | undefined; problems: Problem[] }> {
  const { root, file, name, remember } = options;
  const { text, problems } = await readText({ root, file });
  if (text === undefined) return { doc: undefined, problems };
  const isDamaged = problems.length > 0;
  const parsed = remember({
    key: `${isDamaged ? 'damaged doc' : 'doc'} ${file}`,
    text,
    make: () => parseDocFile({ file, name, text, isDamaged }),
  });
  return { doc: parsed.doc, problems: [...problems, ...parsed.problems] };
}

function parseDocFile(options: {
  file: string;
  name: string;
  text: string;
  /** The text comes from another file, so its mistakes are not reported here. */
  isDamaged: boolean;
}): { doc: DocFile; problems: Problem[] } {
  const { file, name, text, isDamaged } = options;
  const parts = parseFrontMatter({ file, source: text, schema: docFrontMatterSchema });
  const doc: DocFile = {
    file,
    ...docIdOf(name),
    // A page with bad front matter is still a page, so that links to it do not fail as well.
    frontMatter: parts.frontMatter ?? docFrontMatterSchema.parse({}),
    body: parts.body,
    lines: parts.lines,
  };
  const isJudged = !isDamaged && parts.problems.length === 0 && !doc.frontMatter.draft;
  const empty = isJudged ? findEmptyPage({ file, source: text, body: parts.body }) : [];
  return { doc, problems: [...parts.problems, ...empty] };
}

function findDoubleIds(files: DocFile[]): Problem[] {
  const fileOfId = new Map<string, string>();
  return files.flatMap(({ id, file }): Problem[] => {
    const first = fileOfId.get(id);
    fileOfId.set(id, first ?? file);
    if (first === undefined) return [];
    return [
      {
        code: 'duplicate-doc-id',
        severity: 'error',
        message: `The files ${first} and ${file} have the same id "${id}".`,
        hint: 'Rename one of them: numbers in front of names and endings are not part of the id.',
        file,
      },
    ];
  });
}
