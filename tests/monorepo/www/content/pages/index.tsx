import type { CustomPage } from '#shared/page-data.ts';

export default function HomePage({ page }: { page: CustomPage }) {
  return (
    <main id="main">
      <h1>{page.head.title}</h1>
      <p>
        <a href="/docs">The release</a> and <a href="/docs/next">what comes next</a>
      </p>
    </main>
  );
}
