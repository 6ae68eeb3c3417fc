import type { PathSuggestion } from '#shared/near-paths.ts';

/** Pages whose title or address has every word of the query; titles that begin with it come first. */
export function findTitles(options: { pages: PathSuggestion[]; query: string }): PathSuggestion[] {
  const { pages, query } = options;
  const wanted = query.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const rank = ({ title }: PathSuggestion) => {
    const text = title.toLowerCase();
    if (text.startsWith(wanted)) return 0;
    return words.every((word) => text.includes(word)) ? 1 : 2;
  };
  return pages
    .filter(({ path, title }) => {
      const text = `${title} ${path}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => rank(a) - rank(b));
}
