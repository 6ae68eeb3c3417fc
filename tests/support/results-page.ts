import type { Page } from '@playwright/test';

/** The results page of the search, with its parts as users find them. */
export function resultsPage(page: Page) {
  const search = page.getByRole('main').getByRole('search');
  return {
    field: search.getByRole('searchbox', { name: 'Search docs' }),
    heading: page.getByRole('heading', { level: 1 }),
    count: search.getByRole('status'),
    hits: search.getByRole('list').last().getByRole('listitem'),
    results: search.locator('ol > li > a'),
    version: search.getByRole('navigation', { name: 'Version' }),
    kind: search.getByRole('navigation', { name: 'Kind' }),
    pager: search.getByRole('navigation', { name: 'Pages of results' }),
  };
}
