import type { CustomPage } from '#shared/page-data.ts';
import { Greeting } from './_greeting.tsx';

export default function HomePage({ page }: { page: CustomPage }) {
  return (
    <main id="main">
      <h1>{page.head.title}</h1>
      <Greeting />
      <a href="/docs">Docs</a>
    </main>
  );
}
