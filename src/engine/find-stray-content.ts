import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import type { Problem } from '#shared/problem.ts';
import type { ModuleReader } from './config/module-reader.ts';
import { didYouMean } from './problems/suggest.ts';
import type { Site } from './site.ts';
import { originalFile } from './text/translations.ts';

/**
 * Finds pages in places that are never read: beside the versions, in `content/pages` without a module, or in a folder
 * with a misspelled name. Notes for authors (`README.md`, in capitals) may be anywhere.
 */
export async function findStrayContent(options: {
  /** The site's folder. */
  root: string;
  modules: ModuleReader;
  /** Names of the locales; each has a folder in `content/i18n`. */
  locales: string[];
  /** Page modules as paths in `content/pages`; each may have an MDX file beside it. */
  pageModules: string[];
  contents: Site['contents'];
}): Promise<Problem[]> {
  const { root, modules, locales, pageModules, contents } = options;
  const names = await modules.keep({ key: 'content', make: () => listContent(root) });
  const partials = Object.values(contents).flatMap(({ dependencies }) => dependencies);
  const pages = pageModules.map((name) => `content/pages/${name.replace(/\.tsx$/, '.mdx')}`);
  const used = new Set([...pages, ...Object.keys(contents), ...partials]);
  // Files of another locale are read with that locale.
  const isTranslation = (name: string) => {
    const [folder, locale = ''] = name.split('/');
    return (
      folder === 'i18n' &&
      locales.includes(locale) &&
      existsSync(join(root, originalFile(`content/${name}`)))
    );
  };
  const isNote = (name: string) => /(?:^|\/)[A-Z\d_-]+\.md$/.test(name);
  return names
    .filter((name) => !used.has(`content/${name}`) && !isNote(name) && !isTranslation(name))
    .map((name) => ({
      code: 'content-ignored',
      severity: 'warning',
      message: `content/${name} is not published: nothing reads it.`,
      hint: cureOf(name, locales),
      file: `content/${name}`,
    }));
}

/** Files outside the folders of docs, blog and lessons, whose own readers report theirs. */
async function listContent(root: string): Promise<string[]> {
  const names = await glob(['**/*.{md,mdx}', 'pages/**/*.jsx'], {
    cwd: join(root, 'content'),
    ignore: [
      '**/_*',
      '**/_*/**',
      '**/node_modules/**',
      'docs/*/**',
      'blog/**',
      'learn/*/lesson.mdx',
      'static/**',
    ],
  });
  return names.sort();
}

function cureOf(name: string, locales: string[]): string {
  const [folder = '', locale = ''] = name.split('/');
  if (folder === 'i18n' && locales.includes(locale)) {
    return `There is no ${originalFile(`content/${name}`)} that it could be a translation of: give it the path of its original.`;
  }
  if (folder === 'i18n') {
    return (
      didYouMean({ written: locale, names: locales }) ??
      `The site has no locale "${locale}": add it to i18n.locales in site.config.ts.`
    );
  }
  if (folder === 'docs') {
    return 'Move it to the folder of a version, or begin its name with "_" to leave it out.';
  }
  if (folder === 'pages' && name.endsWith('.jsx')) {
    return 'Pages are modules in TSX: rename it to end in ".tsx".';
  }
  if (folder === 'pages' && name.endsWith('.md')) {
    return 'The text of a page ends in ".mdx": rename it, or begin its name with "_" to leave it out.';
  }
  if (folder === 'pages') {
    return `Write content/${name.replace(/\.mdx$/, '.tsx')}, which shows it, or begin its name with "_".`;
  }
  return (
    didYouMean({ written: folder, names: ['blog', 'docs', 'pages'] }) ??
    'Pages of the docs belong to the folder of a version, posts to content/blog, or begin its name with "_".'
  );
}
