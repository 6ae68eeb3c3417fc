import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NavbarItemBoundary } from './navbar-item-boundary.tsx';

test('[E4] an item that fails to render is named, with the reason', () => {
  const boundary = new NavbarItemBoundary({ name: 'Quickstart', children: 'unreachable' });
  boundary.state = NavbarItemBoundary.getDerivedStateFromError(new Error('no such icon'));
  const html = renderToStaticMarkup(boundary.render());
  expect(html).toContain('The navbar item “Quickstart” failed to render: no such icon');
  expect(html).toContain('role="alert"');
  expect(html).not.toContain('unreachable');
});

test('[E4] an item that renders is left alone', () => {
  const html = renderToStaticMarkup(
    <NavbarItemBoundary name="Quickstart">
      <a href="/docs/quickstart">Quickstart</a>
    </NavbarItemBoundary>,
  );
  expect(html).toBe('<a href="/docs/quickstart">Quickstart</a>');
});
