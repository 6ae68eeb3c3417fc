import { expect, test } from 'vitest';
import { packPages, unpackPage } from './pack.ts';

const document = (title: string, payload: string) =>
  `<html><body><nav>Menu</nav><main><h1>${title}</h1></main><footer>End</footer>` +
  `<script type="text/plain" data-payload="/docs/payload.txt">${payload}</script><script src="/a.js"></script></body></html>`;

test('pages come out of a pack as they went in, however many parts they have', () => {
  const pages = [
    { path: '/docs', html: document('One', ''), payload: '0:"one"\n1:"$"\n', samples: '{"a":1}' },
    { path: '/docs/two', html: '<p>No parts', payload: '' },
    { path: '/docs/three', html: document('$& $1', ''), payload: '0:"three"' },
  ];
  const pack = packPages(pages);
  expect(pages.map(({ path }) => unpackPage(pack, path))).toEqual(pages);
  expect(unpackPage(pack, '/docs/four')).toBeUndefined();
});

test('a payload is in a pack once: documents do not carry it', () => {
  const payload = '0:["$","p",null,{}]\n';
  const pack = packPages([{ path: '/docs', html: document('One', payload), payload }]);
  expect(JSON.stringify(pack).split('$\\",\\"p').length - 1).toBe(1);
  expect(unpackPage(pack, '/docs')).toEqual({ path: '/docs', html: document('One', ''), payload });
});

test('parts of one kind are neighbors', () => {
  const pages = ['One', 'Two'].map((title) => ({
    path: `/${title}`,
    html: document(title, ''),
    payload: '',
  }));
  expect(packPages(pages).html).toContainEqual(['<nav>Menu</nav>', '<nav>Menu</nav>']);
});
