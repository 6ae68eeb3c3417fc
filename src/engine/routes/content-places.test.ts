import { expect, it } from 'vitest';
import type { BlogListPage, CustomPage, PageData } from '#shared/page-data.ts';
import { link } from '../checks/checks-test-support.ts';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import { contentPlaces, contentReferences } from './content-places.ts';

const places = (page: PageData) =>
  contentPlaces({
    page,
    compiled: (key) =>
      key === 'content/docs/a.mdx' ? { links: [link('./b.mdx', 3), link('/c', 5)] } : undefined,
  }).map(({ written, href, line }) => `${line}: ${written} -> ${href}`);

it('a link is where it was written, and leads where its page says', () => {
  const { page } = docRoute('/docs/a', { links: { './b.mdx': '/docs/b' } });
  expect(places(page)).toEqual(['3: ./b.mdx -> /docs/b', '5: /c -> /c']);
});

it('a file that is not compiled has none', () => {
  expect(places(docRoute('/docs/none').page)).toEqual([]);
});

it('a list of posts shows their excerpts, and a page written in code what is beside it', () => {
  const page = pageRoute('/page').page as CustomPage;
  const [one, two] = ['1.mdx', '2.mdx'].map((key) => ({ key, links: {} }));
  const list = { kind: 'blog-list', posts: [{ excerpt: one }, { excerpt: two }] };
  expect(contentReferences(list as BlogListPage)).toEqual([one, two]);
  expect(contentReferences({ ...page, content: one } as PageData)).toEqual([one]);
  expect(contentReferences(page)).toEqual([]);
});
