import { useEffect } from 'react';
import { fill } from '#shared/strings/fill.ts';

/**
 * Names the query in the document's title.
 *
 * @param options.title the page's own title, which is part of the document's
 */
export function useQueryTitle(options: { title: string; query: string }): void {
  const { title, query } = options;
  // After every render, because an edit of the config in development replaces the document's title.
  useEffect(() => {
    if (query.trim() === '') return;
    const before = document.title;
    document.title = before.replace(title, () => fill(STRINGS.search.pageTitle, { title, query }));
    // As the document has it, because browsers collapse blanks.
    const full = document.title;
    return () => {
      if (document.title === full) document.title = before;
    };
  });
}
