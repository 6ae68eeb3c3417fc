import { Window } from 'happy-dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useQueryTitle } from './use-query-title.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function Page({ query }: { query: string }) {
  useQueryTitle({ title: 'Search', query });
  return null;
}

test('[P7] the document’s title names the query, also after the site’s title has changed', async () => {
  const page = new Window();
  const globals = { window: page, document: page.document, IS_REACT_ACT_ENVIRONMENT: true };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const root = createRoot(page.document.createElement('div') as unknown as Element);
  const show = (query: string) => act(async () => root.render(<Page query={query} />));
  page.document.title = 'Search | tRPC';
  await show('zorbl');
  expect(page.document.title).toBe('Search results for "zorbl" | tRPC');
  page.document.title = 'Search | Tides';
  await show('zorbl');
  expect(page.document.title).toBe('Search results for "zorbl" | Tides');
  await show('$& other');
  expect(page.document.title).toBe('Search results for "$& other" | Tides');
  await show('');
  expect(page.document.title).toBe('Search | Tides');
  await act(async () => root.unmount());
});

test('[P7] blanks in a query, which browsers collapse in the title, do not name it twice', async () => {
  const page = new Window();
  const { document } = page;
  let text = 'Search | tRPC';
  Object.defineProperty(document, 'title', {
    get: () => text.replaceAll(/\s+/g, ' ').trim(),
    set: (title: string) => {
      text = title;
    },
  });
  const globals = { window: page, document, IS_REACT_ACT_ENVIRONMENT: true };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const root = createRoot(document.createElement('div') as unknown as Element);
  const show = (query: string) => act(async () => root.render(<Page query={query} />));
  await show('react  query');
  await show('react  query');
  expect(document.title).toBe('Search results for "react query" | tRPC');
  await act(async () => root.unmount());
  expect(document.title).toBe('Search | tRPC');
});
