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

/** The original of a translation; any other file is its own original. */
export function originalFile(file: string): string {
  return file.replace(/^content\/i18n\/[^/]+\//, 'content/');
}
