import { parseFeed } from 'htmlparser2';
import { expect, test } from 'vitest';
import { en } from '#shared/strings/en.ts';
import { compiledText, testConfig } from '../blog/blog-test-support.ts';
import { defined } from '../defined.ts';
import type { Doc } from '../docs/doc.ts';
import type { ContentChange } from '../docs/read-git-history.ts';
import { buildDocsFeeds, docsFeedLinks } from './build-docs-feeds.ts';
import { listDocChanges } from './list-doc-changes.ts';

const version = { label: '2.x', path: '/docs' };
const fileOf = (id: string) => `content/docs/v2/${id}.mdx`;

function doc(id: string, more: { unlisted?: boolean; description?: string } = {}): Doc {
  return {
    file: fileOf(id),
    id,
    path: `/docs/${id}`,
    title: `Title of <${id}>`,
    label: id,
    description: more.description ?? '',
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

function change(
  day: string,
  subject: string,
  ids: string[],
  more: { isNew?: boolean; sections?: string[]; news?: string } = {},
): ContentChange {
  const { isNew = false, sections = ['Batches'], news } = more;
  const files = ids.map((id) => ({ file: fileOf(id), isNew, sections }));
  return {
    commit: day.replaceAll('-', '').padEnd(40, '0'),
    time: `${day}T10:00:00.000Z`,
    subject,
    ...defined({ news }),
    files,
  };
}

const history = {
  changes: [
    change('2026-03-09', 'style: spaces', ['a']),
    change('2026-03-08', 'refactor(docs)!: other names', ['a']),
    change('2026-03-07', 'docs(b): a subject', ['b', 'other', 'secret'], {
      news: 'what `b` & c may hold',
    }),
    change('2026-03-07', 'docs: keywords', ['a'], { sections: [] }),
    change('2026-03-06', 'fix(a): a claim', ['a'], { sections: ['', 'Batches', 'GET'] }),
    change('2026-03-05', 'docs: everything', ['a', 'b', 'secret'], { isNew: true }),
  ],
};
const changes = listDocChanges({ docs, history, strings: en });
const config = { ...testConfig(), baseUrl: '/site/' };
const files = buildDocsFeeds({ config, strings: en, docsFeeds: [{ version, changes }] });

test('each page is there with its last change that says something new', () => {
  expect(changes.map(({ path, time, summary, isNew }) => [path, time, summary, isNew])).toEqual([
    ['/docs/b', '2026-03-07T10:00:00.000Z', 'What `b` & c may hold.', false],
    [
      '/docs/a',
      '2026-03-06T10:00:00.000Z',
      'Changed: the beginning of the page, “Batches” and “GET”.',
      false,
    ],
  ]);
});

test('a summary is what the author says, else what a new page is about, else what differs', () => {
  const page = doc('a', { description: 'What an A is.' });
  const summaryOf = (subject: string, more: Parameters<typeof change>[3]) =>
    listDocChanges({
      docs: [page],
      history: { changes: [change('2026-03-09', subject, ['a'], more)] },
      strings: en,
    }).map(({ summary }) => summary);
  expect(summaryOf('chore: a', { news: 'An A has a B.' })).toEqual(['An A has a B.']);
  expect(summaryOf('docs: a', { isNew: true })).toEqual(['What an A is.']);
  expect(summaryOf('docs: a', { sections: [...'ABCDEFG'] })).toEqual([
    'Changed: “A”, “B”, “C”, “D”, “E” and 2 more.',
  ]);
});

test('commits that touch every page are no news, of whichever version, and a feed has an end', () => {
  const many = Array.from({ length: 60 }, (_, index) => doc(`p${index}`));
  const all = change(
    '2026-03-09',
    'docs: a new layout',
    many.map(({ id }) => id),
  );
  const others = many.slice(0, 20).map(({ id }) => `../v1/${id}`);
  const spread = change('2026-03-08', 'docs: words', ['p0', ...others]);
  const each = many.map(({ id }) => change('2026-03-01', `docs: ${id}`, [id], { isNew: true }));
  const found = listDocChanges({
    docs: many,
    history: { changes: [all, spread, ...each] },
    strings: en,
  });
  expect(found.length).toBe(50);
  expect(found[0]).toMatchObject({
    path: '/docs/p0',
    time: '2026-03-01T10:00:00.000Z',
    isNew: true,
  });
});

test('Atom and JSON have stable ids, absolute addresses and the times of the commits', () => {
  expect([...files.keys()]).toEqual(['docs/atom.xml', 'docs/feed.json']);
  const atom = files.get('docs/atom.xml') ?? '';
  const feed = parseFeed(atom);
  const id = 'tag:example.com,2026-03-07:/site/docs/b/202603070000';
  expect(feed).toMatchObject({
    type: 'atom',
    id: 'https://example.com/site/docs/atom.xml',
    title: 'Fixture 2.x: documentation changes',
    updated: new Date('2026-03-07T10:00:00Z'),
  });
  expect(feed?.items[0]).toMatchObject({ id, link: 'https://example.com/site/docs/b' });
  // Atom requires an author of the feed and a time for each entry (RFC 4287).
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
  const links = docsFeedLinks({ title: 'Fixture', version, strings: en }).map(({ href }) =>
    href.slice(1),
  );
  expect(links).toEqual([...files.keys()]);
});
