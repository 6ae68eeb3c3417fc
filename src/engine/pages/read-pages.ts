import { type PageConfig, pagesConfigSchema } from '#schema/page-config.ts';
import type { CompiledMdx } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import type { CompileContent } from '../compile/compile-content.ts';
import type { ModuleReader } from '../config/module-reader.ts';
import { readDataModule } from '../config/read-data-module.ts';
import { defined } from '../defined.ts';
import { guard } from '../problems/guard.ts';
import { locateInModule } from '../problems/locate-in-module.ts';
import { didYouMean } from '../problems/suggest.ts';
import { readText } from '../text/read-text.ts';
import { splitFrontMatter } from '../text/split-front-matter.ts';
import { type LocalFile, originalsOnly } from '../text/translations.ts';
import { listPageModules } from '../vite/list-page-modules.ts';
import { hasDefaultExport } from './find-default-export.ts';

/** Metadata of the pages: path -> metadata. */
const PAGES_FILE = 'content/pages/pages.ts';

/** A page in TSX with its metadata from `pages.ts`. */
export interface SitePage {
  path: string;
  /** Path of its module in `content/pages`. */
  module: string;
  /** Relative to the site's folder. */
  file: string;
  config: PageConfig;
  /** Date of the last commit that changed it. */
  lastUpdated?: string;
  /** The MDX file of the same name, if there is one. */
  content?: { file: string; compiled: CompiledMdx };
}

/** The single pages of a site, with the modules that render them. */
export interface PagesResult {
  pages: SitePage[];
  /** All modules as paths in `content/pages`, including those without metadata. */
  modules: string[];
  /** The paths of their pages. */
  paths: string[];
  /** Set if the metadata file is invalid or missing: then there are no pages. */
  isUnreadable?: true;
  problems: Problem[];
}

/**
 * Finds the pages in `content/pages`. Modules are not run, because they belong to the app's bundle.
 */
export async function readPages(options: {
  root: string;
  modules: ModuleReader;
  compile: CompileContent;
  /** Path of a file -> date of its last commit. */
  gitDates: ReadonlyMap<string, string>;
  /** Modules are the same in every locale; titles, descriptions and MDX text are translated. */
  localFile?: LocalFile;
}): Promise<PagesResult> {
  const { root, modules, compile, gitDates, localFile = originalsOnly } = options;
  const pagesFile = localFile(PAGES_FILE);
  const names = await modules.keep({ key: 'page modules', make: () => listPageModules(root) });
  const read = await readDataModule({
    root,
    file: pagesFile,
    schema: pagesConfigSchema,
    modules,
    code: 'pages-invalid',
  });
  const problems: Problem[] = read.kind === 'invalid' ? [...read.problems] : [];
  const isLost = read.kind === 'missing' && names.length > 0;
  if (isLost) problems.push(missingMetadata({ pagesFile, names }));
  const configs = read.kind === 'read' ? read.value : {};
  const pages: SitePage[] = [];
  for (const module of names) {
    const path = pagePathOf(module);
    const file = `content/pages/${module}`;
    const config = configs[path];
    const found = await guard({
      file,
      fallback: (found) => ({ problems: found }),
      work: () => readPage({ root, file, modules, compile, localFile }),
    });
    problems.push(...found.problems);
    const { content } = found;
    const days = [file, content?.file].flatMap((it) => gitDates.get(it ?? '') ?? []);
    const lastUpdated = days.sort().at(-1);
    if (config) {
      pages.push({
        path,
        module,
        file,
        config,
        ...defined({ content, lastUpdated }),
      });
    }
    if (!config && read.kind === 'read') {
      problems.push(undescribedPage({ path, file, pagesFile }));
    }
  }
  if (read.kind === 'read') {
    const paths = names.map(pagePathOf);
    for (const path of Object.keys(configs)) {
      if (paths.includes(path)) continue;
      const place = await locateInModule({ source: read.source, path: [path], part: 'key' });
      problems.push({
        code: 'page-not-found',
        severity: 'error',
        message: `${pagesFile} describes "${path}", but there is no content/pages${path === '/' ? '/index' : path}.tsx.`,
        hint: didYouMean({ written: path, names: paths }) ?? 'Write the page or remove the entry.',
        file: pagesFile,
        ...place,
      });
    }
  }
  return {
    pages,
    modules: names,
    paths: names.map(pagePathOf),
    ...(read.kind === 'invalid' || isLost ? { isUnreadable: true } : {}),
    problems,
  };
}

/** Problems with a page's module and with its MDX content, if any. */
async function readPage(options: {
  root: string;
  file: string;
  modules: ModuleReader;
  compile: CompileContent;
  localFile: LocalFile;
}): Promise<{ content?: NonNullable<SitePage['content']>; problems: Problem[] }> {
  const { root, file, modules, compile, localFile } = options;
  const problems = [
    ...(await modules.keep({
      key: `page ${file}`,
      make: () => checkPageModule({ root, file }),
      isSound: (found) => found.length === 0,
    })),
  ];
  const contentFile = localFile(file.replace(/\.tsx$/, '.mdx'));
  const { text, problems: textProblems } = await readText({ root, file: contentFile });
  problems.push(...textProblems);
  if (text === undefined) return { problems };
  const { yaml, body, problems: split } = splitFrontMatter({ file: contentFile, source: text });
  problems.push(...split);
  if (yaml.trim() !== '') problems.push(unreadFrontMatter(contentFile));
  const compiled = await compile({ file: contentFile, source: body });
  return {
    content: { file: contentFile, compiled },
    problems: [...problems, ...compiled.problems],
  };
}

async function checkPageModule({ root, file }: { root: string; file: string }): Promise<Problem[]> {
  const { text = '', problems } = await readText({ root, file });
  return (await hasDefaultExport(text)) ? problems : [...problems, withoutDefaultExport(file)];
}

/** `index.tsx` -> `/`, `buy/index.tsx` -> `/buy`. */
export function pagePathOf(module: string): string {
  const name = module.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '');
  return `/${name}`;
}

function missingMetadata(options: { pagesFile: string; names: string[] }): Problem {
  const { pagesFile, names } = options;
  const paths = names.map((name) => `'${pagePathOf(name)}': { title: '…', description: '…' }`);
  return {
    code: 'pages-invalid',
    severity: 'error',
    message: `${pagesFile}, which describes the pages, does not exist.`,
    hint: `Create it: export default definePages({ ${paths.join(', ')} }).`,
    file: pagesFile,
  };
}

function undescribedPage(options: { path: string; file: string; pagesFile: string }): Problem {
  const { path, file, pagesFile } = options;
  return {
    code: 'page-without-metadata',
    severity: 'error',
    message: `The page ${file} has no title and description.`,
    hint: `Add '${path}': { title: '…', description: '…' } to ${pagesFile}.`,
    file,
  };
}

function unreadFrontMatter(file: string): Problem {
  return {
    code: 'page-front-matter',
    severity: 'error',
    message: 'Front matter of a page is not read, because its module shows this text.',
    hint: `Put title and description into ${PAGES_FILE}, and delete the lines from "---" to "---".`,
    file,
    line: 1,
    column: 1,
  };
}

function withoutDefaultExport(file: string): Problem {
  return {
    code: 'page-without-default-export',
    severity: 'error',
    message: `The page component at ${file} does not have a default export and cannot be rendered.`,
    hint: 'Write: export default function Page({ page, shell }) { … }',
    file,
  };
}
