import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NotFoundPage } from '#shared/page-data.ts';
import { NotFoundPageView } from './not-found-page.tsx';

const page: NotFoundPage = {
  kind: 'not-found',
  path: '/404',
  className: 'not-found-page',
  navbar: [],
  links: [
    { place: 'docs', href: '/docs' },
    { place: 'home', href: '/' },
  ],
  suggestionsHref: '/suggestions.json',
  head: {
    title: 'Page Not Found | tRPC',
    description: '',
    canonical: 'https://trpc.io/404',
    type: 'website',
    docsTag: 'default',
    image: { href: 'https://example.com/card.png', alt: '' },
    jsonLd: [],
  },
};

test('[P8] the not-found page says what is wrong and leads on without script', () => {
  const html = renderToStaticMarkup(<NotFoundPageView page={page} />);
  expect(html).toContain('<h1>Page Not Found</h1>');
  expect(html).toContain('We could not find what you were looking for.');
  expect(html).toContain(
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  );
  expect(html).toContain('<a href="/docs">Documentation</a><a href="/">Home</a>');
});
