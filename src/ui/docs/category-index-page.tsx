import type { CategoryIndexPage } from '#shared/page-data.ts';

export function CategoryIndexPageView({ page }: { page: CategoryIndexPage }) {
  return <article><h1>{page.title}</h1></article>;
}
