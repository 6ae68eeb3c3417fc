import { parseFeed } from 'htmlparser2';
import { expect, test } from 'vitest';
import { compiledText, testConfig } from '../blog/blog-test-support.ts';
import type { Doc } from '../docs/doc.ts';
import type { ContentChange } from '../docs/read-git-history.ts';
import { buildDocsFeeds, docsFeedLinks } from './build-docs-feeds.ts';
import { listDocChanges } from './list-doc-changes.ts';

const version = { label: '2.x', path: '/docs' };
const fileOf = (id: string) => `content/docs/v2/${id}.mdx`;

function doc(id: string, more: { unlisted?: boolean } = {}): Doc {
  return {
    file: fileOf(id),
    id,
    path: `/docs/${id}`,
    title: `Title of <${id}>`,
    label: id,
    description: '',
    body: '',
    lines: {},
    compiled: compiledText({ source: 'Text.' }),
    frontMatter: {
      hide_title: false,
      hide_table_of_contents: false,
      draft: false,
      unlisted: more.unlisted ?? false,
      faq: false,
    },
  };
}

const docs = [doc('a'), doc('b'), doc('secret', { unlisted: true })];

function change(day: string, subject: string, ids: string[], isNew = false): ContentChange {
  const files = ids.map((id) => ({ file: fileOf(id), isNew }));
  return {
    commit: day.replaceAll('-', '').padEnd(40, '0'),
    time: `${day}T10:00:00.000Z`,
    subject,
    files,
  };
}

const history = {
  changes: [
    change('2026-03-09', 'style: spaces', ['a']),
    change('2026-03-08', 'refactor(docs)!: other names', ['a']),
    change('2026-03-07', 'docs(b): what `b` & c may hold', ['b', 'other', 'secret']),
    change('2026-03-06', 'fix(a): a claim that was wrong', ['a']),
    change('2026-03-05', 'docs: everything', ['a', 'b', 'secret'], true),
  ],
};
const changes = listDocChanges({ docs, history });
const config = { ...testConfig(), baseUrl: '/site/' };
const files = buildDocsFeeds({ config, docsFeeds: [{ version, changes }] });

test('each page is there with its last change that says something new', () => {
  expect(changes.map(({ path, time, summary, isNew }) => [path, time, summary, isNew])).toEqual([
    ['/docs/b', '2026-03-07T10:00:00.000Z', 'What `b` & c may hold.', false],
    ['/docs/a', '2026-03-06T10:00:00.000Z', 'A claim that was wrong.', false],
  ]);
});

test('commits that touch every page are no news, and a feed has an end', () => {
  const many = Array.from({ length: 60 }, (_, index) => doc(`p${index}`));
  const all = change(
    '2026-03-09',
    'docs: a new layout',
    many.map(({ id }) => id),
  );
  const each = many.map(({ id }) => change('2026-03-01', `docs: ${id}`, [id], true));
  const found = listDocChanges({ docs: many, history: { changes: [all, ...each] } });
  expect(found.length).toBe(50);
  expect(found[0]).toMatchObject({ path: '/docs/p0', summary: 'P0.', isNew: true });
});

test('Atom and JSON have stable ids, absolute addresses and the times of the commits', () => {
  expect([...files.keys()]).toEqual(['docs/atom.xml', 'docs/feed.json']);
  const atom = files.get('docs/atom.xml') ?? '';
  const feed = parseFeed(atom);
  const id = 'tag:example.com,2026-03-07:/site/docs/b/202603070000';
  expect(feed).toMatchObject({
    type: 'atom',
    id: 'https://example.com/site/docs/atom.xml',
    title: 'Fixture 2.x: changes of the documentation',
    updated: new Date('2026-03-07T10:00:00Z'),
  });
  expect(feed?.items[0]).toMatchObject({ id, link: 'https://example.com/site/docs/b' });
  // What Atom asks for (RFC 4287): an author of the feed, and a time of each entry.
  expect(atom).toMatch(/<feed[^>]*>(?:(?!<entry)[\s\S])*<author>\s*<name>/);
  expect(atom.match(/<updated>/g)?.length).toBe(3);
  expect(atom).toContain('Title of &lt;b&gt;');
  expect(JSON.parse(files.get('docs/feed.json') ?? '')).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://example.com/site/docs',
    feed_url: 'https://example.com/site/docs/feed.json',
    items: [
      {
        id,
        url: 'https://example.com/site/docs/b',
        title: 'Title of <b>',
        content_text: 'What `b` & c may hold.',
        date_published: '2026-03-07T10:00:00.000Z',
      },
      { title: 'Title of <a>' },
    ],
  });
});

test('the links of a head lead to the files', () => {
  const links = docsFeedLinks({ title: 'Fixture', version }).map(({ href }) => href.slice(1));
  expect(links).toEqual([...files.keys()]);
});
