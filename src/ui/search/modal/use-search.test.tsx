import { Window } from 'happy-dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteSearch } from '../site-search.ts';
import { type SearchControl, useSearch } from './use-search.ts';

const page = new Window();
const { document, location } = page;

beforeEach(() => {
  const globals = { window: page, document, location, IS_REACT_ACT_ENVIRONMENT: true };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const version = (label: string) => ({ name: label, label, tag: label, path: '', kinds: [] });
  vi.spyOn(siteSearch, 'manifest').mockResolvedValue({
    reportHref: '',
    versions: [version('11.x'), version('10.x')],
    filters: [],
    suggestions: [],
    provider: { name: 'static', files: [], synonyms: {} },
  });
  vi.spyOn(siteSearch, 'prepare').mockResolvedValue();
  vi.spyOn(siteSearch, 'search').mockResolvedValue({
    answers: [],
    hits: [],
    total: 0,
    pageCount: 0,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let search: SearchControl;
function Dialog() {
  search = useSearch();
  return null;
}

/** Opens the dialog at an address, and closes it after an action. Returns the tag of the version that it had at first. */
async function openAt(address: string, action = () => {}) {
  page.happyDOM.setURL(`https://example.com${address}`);
  const root = createRoot(document.createElement('div') as unknown as Element);
  await act(async () => root.render(<Dialog />));
  const { chosenTag } = search;
  await act(async () => action());
  await act(async () => root.unmount());
  return chosenTag;
}

test('[S10] the version chosen on a page counts in all its sections, and on no other page', async () => {
  await openAt('/docs/a', () => search.chooseVersion('10.x'));
  expect(await openAt('/docs/a#section')).toBe('10.x');
  expect(await openAt('/docs/b')).toBe(undefined);
  await openAt('/search?q=a&version=10.x', () => search.chooseVersion('11.x'));
  expect(await openAt('/search?q=a&version=9.x')).toBe(undefined);
});
