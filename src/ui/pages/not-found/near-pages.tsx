'use client';

import { useEffect, useState } from 'react';
import { withBaseUrl, withoutBaseUrl } from '#shared/base-url.ts';
import { decodePath } from '#shared/decode-address.ts';
import {
  createPathIndex,
  nearPaths,
  type PathSuggestion,
  type PathSuggestionsFile,
} from '#shared/near-paths.ts';
import { requireOk } from '../../primitives/require-ok.ts';
import styles from './not-found-page.module.css';

/** The pages with the addresses closest to the requested one. Shows nothing if there are none. */
export function NearPages({ suggestionsHref }: { suggestionsHref: string }) {
  const [near, setNear] = useState<PathSuggestion[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    loadNearPages({ suggestionsHref, signal: leaving.signal }).then(setNear, () => {
      // Suggestions are optional: without them, the page's links still work.
    });
    return () => leaving.abort();
  }, [suggestionsHref]);

  return (
    <div aria-live="polite">
      {near.length > 0 && (
        <section className={styles.near} aria-labelledby="near-pages">
          <h2 id="near-pages">{STRINGS.notFound.near}</h2>
          <ul>
            {near.map(({ path, title }) => (
              <li key={path}>
                <a href={withBaseUrl(path, import.meta.env.BASE_URL)}>
                  <strong>{title}</strong>
                  <span>{path}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

async function loadNearPages(options: { suggestionsHref: string; signal: AbortSignal }) {
  const baseUrl = import.meta.env.BASE_URL;
  const response = await fetch(withBaseUrl(options.suggestionsHref, baseUrl), {
    signal: options.signal,
  });
  requireOk(response, response.url);
  const index = createPathIndex((await response.json()) as PathSuggestionsFile);
  const path = withoutBaseUrl(location.pathname, baseUrl) ?? location.pathname;
  return nearPaths({ index, path: decodePath(path) });
}
