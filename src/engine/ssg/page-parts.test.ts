import { expect, test } from 'vitest';
import type { RenderInput } from '#shared/render.ts';
import { createPageParts } from './page-parts.ts';

const sidebar = { id: 'docs', items: [{ type: 'link', label: 'A' }] };
const input = {
  shell: { title: 'Site' },
  page: { kind: 'doc', path: '/docs', toc: [], docs: { sidebar: 'v1/docs', breadcrumbs: [] } },
  sidebar,
  contents: { a: 'code' },
  codeMarks: {},
} as unknown as RenderInput;

const partsOf = (changed: object) => createPageParts()({ ...input, ...changed });

test('every part of the input has a hash of its own', () => {
  expect(Object.keys(partsOf({}))).toEqual([
    'shell',
    'sidebar',
    'contents',
    'codeMarks',
    'page.kind',
    'page.path',
    'page.toc',
    'page.docs.sidebar',
    'page.docs.breadcrumbs',
  ]);
  expect(partsOf({})).toEqual(partsOf({ page: { ...input.page } }));
});

test('whatever is added to the input is part of the key, wherever it is', () => {
  const page = { ...input.page };
  const before = partsOf({});
  expect(partsOf({ added: 1 })).toEqual({ ...before, added: expect.any(String) });
  expect(partsOf({ page: { ...page, added: undefined, more: null } })).toMatchObject({
    'page.more': expect.any(String),
  });
  const edited = partsOf({ sidebar: { ...sidebar, items: [] } });
  expect(Object.keys(before).filter((name) => edited[name] !== before[name])).toEqual(['sidebar']);
  const docs = { sidebar: 'v1/other', breadcrumbs: [] };
  const moved = partsOf({ page: { ...page, docs } });
  expect(Object.keys(before).filter((name) => moved[name] !== before[name])).toEqual([
    'page.docs.sidebar',
  ]);
  expect(partsOf({ page: { ...page, docs: undefined } })).not.toEqual(before);
});
