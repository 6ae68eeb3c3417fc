import { SearchPage } from '#ui/search/search-page.tsx';

/** Finds pages by their titles. */
export default function Search() {
  return (
    <SearchPage
      pagesHref="/path-suggestions.json"
      places={[
        { label: 'Documentation', href: '/docs' },
        { label: 'Archive of the blog', href: '/blog/archive' },
      ]}
    />
  );
}
