import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';
import type { IndexedPage, IndexedSection } from '#shared/search/search-index-file.ts';
import { readApiExports } from '../../scripts/api-exports.ts';
import type { Query } from './judged-queries.ts';

/**
 * Every export of the latest release as a query. The expected pages are those that explain it best: the guide with that
 * title, else guides that have it in a heading or in the text of links to them, else its reference page.
 */
export function apiNameQueries(pages: IndexedPage[]): Query[] {
  const names = readApiExports(join(projectRoot, 'content/docs/v11'));
  const ofKind = (wanted: IndexedPage['kind']) => pages.filter(({ kind }) => kind === wanted);
  const guides = ofKind('guide');
  const references = ofKind('reference');
  return names.map(({ name }): Query => {
    const explained = explanationsOf(name, guides);
    const expected = explained.length > 0 ? explained : explanationsOf(name, references);
    return { q: name, kind: 'every export', expected };
  });
}

function explanationsOf(name: string, pages: IndexedPage[]): string[] {
  const word = new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}s?(?![\\w$])`, 'i');
  const pagesWith = (explains: (section: IndexedSection, page: IndexedPage) => boolean) =>
    pages
      .filter((page) => page.sections.some((section) => explains(section, page)))
      .map(({ path }) => path);
  const called = pagesWith((_, { path, title }) => title === name || path.endsWith(`/${name}`));
  if (called.length > 0) return called;
  return pagesWith(
    ([, anchor, heading, , , names]) =>
      word.test(heading) || word.test(names) || word.test(anchor.replaceAll('-', '')),
  );
}
