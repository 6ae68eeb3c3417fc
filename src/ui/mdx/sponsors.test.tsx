import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sponsors } from './sponsors.tsx';

test('sponsors are lists of links, marked as paid for, with the day of the list', () => {
  const html = renderToStaticMarkup(
    <Sponsors
      asOf="2025-09-25"
      sponsors={[
        { name: 'A & B', link: 'https://a.example/?ref=trpc', tier: 'top' },
        { name: 'C', link: 'https://c.example', tier: 'sponsor' },
      ]}
    />,
  );
  expect(html).toContain('<ul aria-label="Top sponsors" data-tier="top">');
  expect(html).toContain('<a href="https://a.example/?ref=trpc" rel="sponsored">A &amp; B</a>');
  expect(html).toContain('<ul aria-label="Sponsors" data-tier="sponsor">');
  expect(html).toContain('<time dateTime="2025-09-25">September 25, 2025</time>');
  expect(html).not.toContain('<img');
});
