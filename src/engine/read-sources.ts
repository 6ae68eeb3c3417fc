import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { ANCHORS_FILE, readAnchors } from './anchors/read-anchors.ts';
import type { ReadApi } from './api/create-api-reader.ts';
import { readBlog } from './blog/read-blog.ts';
import type { CompileContent, CompileInLanguage } from './compile/compile-content.ts';
import { translatedLocale } from './config/localize-config.ts';
import type { ModuleReader } from './config/module-reader.ts';
import { defined } from './defined.ts';
import { type ContentHistory, readGitHistory } from './docs/read-git-history.ts';
import { readLessons } from './learn/read-lessons.ts';
import { loadDocs, noDocs } from './load-docs.ts';
import { markdownWords } from './mdx/markdown-words.ts';
import { readPages } from './pages/read-pages.ts';
import { guard } from './problems/guard.ts';
import { readRedirects } from './redirects/read-redirects.ts';
import { readStrings } from './strings/read-strings.ts';
import { type Remember, rememberNothing } from './text/remember.ts';
import { createLocalFile } from './text/translations.ts';

/** Where the sources are, and the functions that reading them needs. */
export interface SourcesInput {
  /** Absolute path of the site's folder, with `site.config.ts` and `content`. */
  root: string;
  config: ResolvedSiteConfig;
  /** In development, drafts are pages too. */
  mode: 'development' | 'production';
  compile: CompileInLanguage;
  /** Reads the API references of the versions; without it, there are none. */
  readApi?: ReadApi;
  modules: ModuleReader;
  /** Caches results between loads. Without it, nothing is cached. */
  remember?: Remember;
  /** Change dates of content files; by default, read from git. */
  history?: ContentHistory;
}

/** Everything that was read, before it becomes routes. */
export type Sources = Awaited<ReturnType<typeof readSources>>;

/** Reads all sources of a site and compiles its content. */
export async function readSources(input: SourcesInput) {
  const { root, mode, readApi, config, modules, remember = rememberNothing } = input;
  const withDrafts = mode === 'development';
  const history = input.history ?? (await readGitHistory({ root }));
  const gitDates = history.updated;
  const localFile = createLocalFile({ root, locale: translatedLocale(config) });
  const strings = await readStrings({ root, config, modules });
  const words = markdownWords(strings.strings);
  const compile: CompileContent = (file) => input.compile({ ...file, words });
  const [docs, blog, pages, learn, redirects, anchors] = await Promise.all([
    config.docs === false
      ? noDocs()
      : loadDocs({
          root,
          config: config.docs,
          modules,
          withDrafts,
          compile,
          strings: strings.strings,
          remember,
          localFile,
          history,
          ...defined({ readApi }),
        }),
    config.blog === false
      ? undefined
      : readBlog({ root, config: config.blog, withDrafts, compile, remember, localFile, gitDates }),
    readPages({ root, modules, compile, gitDates, localFile }),
    readLessons({ root, modules, compile, remember, gitDates, localFile }),
    guard({
      file: config.redirects,
      fallback: (problems) => ({ redirects: [], problems }),
      work: () => readRedirects({ root, file: config.redirects, remember }),
    }),
    guard({
      file: ANCHORS_FILE,
      fallback: (problems) => ({ anchors: { old: [], lock: undefined }, problems }),
      work: () => readAnchors({ root, remember }),
    }),
  ]);
  return { docs, blog, pages, learn, redirects, anchors, strings };
}
