import type { ReactNode } from 'react';
import type { DocPage } from '#shared/page-data.ts';

export function DocPageView({ page, content }: { page: DocPage; content: ReactNode }) {
  return <article><h1>{page.title}</h1>{content}</article>;
}
