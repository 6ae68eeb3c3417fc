import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds the file with a content file's text in the current locale: its translation if there is one, else the file
 * itself.
 *
 * @example localFile('content/docs/v11/quickstart.mdx') // 'content/i18n/fr/docs/v11/quickstart.mdx'
 */
export type LocalFile = (file: string) => string;

/** The original content. */
export const originalsOnly: LocalFile = (file) => file;

/** @param options.locale undefined for the default locale, which needs no translations */
export function createLocalFile(options: {
  /** The site's folder. */
  root: string;
  locale: string | undefined;
}): LocalFile {
  const { root, locale } = options;
  if (locale === undefined) return originalsOnly;
  return (file) => {
    const translated = file.replace(/^content\//, `content/i18n/${locale}/`);
    return existsSync(join(root, translated)) ? translated : file;
  };
}

const localeFolder = /^content\/i18n\/[^/]+\//;

/** The original of a translation; any other file is its own original. */
export function originalFile(file: string): string {
  return file.replace(localeFolder, 'content/');
}

/** The path of an original in the language of another file: the original itself, or a translation of it. */
export function inLanguageOf(file: string, original: string): string {
  const [folder = 'content/'] = localeFolder.exec(file) ?? [];
  return original.replace(/^content\//, () => folder);
}
