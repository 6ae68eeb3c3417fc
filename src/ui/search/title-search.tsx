'use client';

import { useEffect, useState } from 'react';
import { withBaseUrl } from '#shared/base-url.ts';
import type { PathSuggestion, PathSuggestionsFile } from '#shared/near-paths.ts';
import { findTitles } from './find-titles.ts';
import styles from './title-search.module.css';

/** The longest query (SPEC 9). */
const QUERY_LIMIT = 64;

/** Finds pages by the words of their titles and addresses. Answers in the browser, from one small file. */
export function TitleSearch({ pagesHref }: { pagesHref: string }) {
  const [pages, setPages] = useState<PathSuggestion[]>();
  const [query, setQuery] = useState('');

  useEffect(() => {
    setQuery((new URLSearchParams(location.search).get('q') ?? '').slice(0, QUERY_LIMIT));
    fetch(withBaseUrl(pagesHref, import.meta.env.BASE_URL))
      .then((response) => response.json())
      .then((file: PathSuggestionsFile) => {
        setPages(file.pages.map(([path, title]) => ({ path, title })));
      })
      .catch(() => setPages([]));
  }, [pagesHref]);

  const found = pages && query.trim() !== '' ? findTitles({ pages, query }) : [];
  return (
    <search className={styles.search}>
      <label className={styles.field}>
        <span>Search the titles of all pages</span>
        <input
          type="search"
          name="q"
          value={query}
          maxLength={QUERY_LIMIT}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <p role="status" className={styles.count}>
        {pages && query.trim() !== '' ? countText(found.length) : ''}
      </p>
      <ul className={styles.results}>
        {found.map(({ path, title }) => (
          <li key={path}>
            <a href={withBaseUrl(path, import.meta.env.BASE_URL)}>
              <strong>{title}</strong>
              <span>{path}</span>
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No page has these words in its title.';
  return count === 1 ? '1 page' : `${count} pages`;
}
