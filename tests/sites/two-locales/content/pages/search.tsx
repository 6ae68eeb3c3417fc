import { SearchPage } from '#ui/pages/search/page.tsx';

/** All results of a search. */
export default function Search() {
  return <SearchPage title="Search" places={[{ label: 'Documentation', href: '/docs' }]} />;
}
