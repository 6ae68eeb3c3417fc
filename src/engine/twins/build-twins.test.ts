import { expect, test } from 'vitest';
import { en } from '#shared/strings/en.ts';
import { testConfig } from '../blog/blog-test-support.ts';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import { compiled } from '../testing/stub-compile.ts';
import { MAX_BUNDLE_TOKENS } from './build-bundles.ts';
import { buildLlms } from './build-llms.ts';
import { createTwinWriter } from './build-twins.ts';

const V10 = { name: '10.x', path: '/docs/v10' };
const link = '[next](\uE000link:0\uE001), [same page](\uE000link:1\uE001)';

async function write(
  options: { bundles?: ReturnType<typeof testConfig>['bundles']; text?: string } = {},
) {
  const { bundles = [], text = `Read ${link}.` } = options;
  const old = docRoute('/docs/v10/react', { title: 'React: old', version: V10 });
  if (old.page.kind === 'doc') {
    old.page.docs.banner = {
      kind: 'unmaintained',
      latestHref: '/docs/react#a',
      latestLabel: '1.x',
      samePage: true,
    };
  }
  const routes = [
    docRoute('/docs', {
      title: 'Docs',
      lastUpdated: '2026-01-02',
      links: { './react.mdx': '/docs/react#setup' },
    }),
    docRoute('/docs/react', { title: 'React' }),
    old,
    pageRoute('/', { title: 'Home' }),
    pageRoute('/404', { notFound: true }),
  ];
  const site = {
    config: { ...testConfig(), bundles },
    strings: en,
    routes,
    versions: [],
    contents: {
      'content/docs.mdx': compiled({ markdown: { text, links: ['./react.mdx', '#here'] } }),
    },
    sampleVersions: [],
  };
  const document = () =>
    '<!doctype html><main><h1>Home</h1><p>Words, <a href="/docs">docs</a>.</p></main>';
  const writer = await createTwinWriter({
    site,
    siteRoot: '/none',
    annotationsOf: () => undefined,
    document,
  });
  return { site, writer };
}

test('a twin is its facts, its title and its text, with links to other twins', async () => {
  const { writer } = await write();
  expect(writer.write('/docs')).toBe(`---
title: Docs
description: Docs
version: current
release: 1.0.0
url: https://example.com/docs
canonical: https://example.com/docs
updated: 2026-01-02
---

# Docs

Read [next](https://example.com/docs/react.md#setup), [same page](https://example.com/docs.md#here).

---

All pages of this site for programs that read: https://example.com/llms.txt
`);
});

test('an old page says so, and where the current one is', async () => {
  const { writer } = await write();
  const text = writer.write('/docs/v10/react') ?? '';
  expect(text).toContain('title: "React: old"\n');
  expect(text).toContain(
    '> This page is about 10.x, which is no longer maintained. The same in 1.x: https://example.com/docs/react.md#a\n',
  );
});

test('a page in TSX is read from its document, the not-found page not at all', async () => {
  const { writer } = await write();
  expect(writer.body('/', { shownOnly: false })).toBe(
    'Words, [docs](https://example.com/docs.md).',
  );
  expect(writer.write('/404')).toBeUndefined();
  expect(writer.write('/nowhere')).toBeUndefined();
});

test('the rules for agents are where programs look for them', async () => {
  const { site, writer } = await write();
  const config = { ...site.config, agentRules: '/docs/react' };
  const { files, problems } = buildLlms({ site: { ...site, config }, writer });
  expect(problems).toEqual([]);
  expect(files.get('agents.md')).toBe(writer.write('/docs/react'));
  expect(files.get('.well-known/agents.md')).toBe(files.get('agents.md'));
  expect(files.get('llms.txt')).toContain('- [React](https://example.com/agents.md): React\n');
  const none = { ...site.config, agentRules: '/docs/raect' };
  expect(buildLlms({ site: { ...site, config: none }, writer }).problems).toMatchObject([
    {
      message: '"agentRules" names the page /docs/raect, which does not exist.',
      hint: expect.stringContaining('"/docs/react"'),
    },
  ]);
});

test('a bundle names pages that exist, and is not too long', async () => {
  const bundle = { title: 'Some', description: 'All of it.' };
  const bundles = [
    { ...bundle, name: 'one', pages: ['/docs', '/docs/raect'] },
    { ...bundle, name: 'long', pages: ['/docs'] },
  ];
  const good = buildLlms(await write({ bundles }));
  expect(good.files.get('llms/long.txt')).toMatch(
    /^# Some\n\n> All of it\. .*\n\n---\n\n# Docs\n\nSource: https:/,
  );
  expect(good.files.get('llms.txt')).toContain(
    '- [Some](https://example.com/llms/one.txt): All of it. About 100 tokens.',
  );
  expect(good.problems).toEqual([
    {
      code: 'bundle-page-missing',
      severity: 'error',
      message: 'The bundle "one" names the page /docs/raect, which does not exist.',
      hint: expect.stringContaining('"/docs/react"'),
      file: 'site.config.ts',
      at: ['bundles', 0, 'pages', 1],
    },
  ]);
  const text = 'word '.repeat(MAX_BUNDLE_TOKENS);
  const { problems } = buildLlms(await write({ bundles: bundles.slice(1), text }));
  expect(problems).toMatchObject([
    {
      code: 'bundle-too-long',
      message: expect.stringMatching(
        /^The bundle "long" has about 25,0\d\d tokens, but at most 20,000 are allowed\.$/,
      ),
    },
  ]);
});
