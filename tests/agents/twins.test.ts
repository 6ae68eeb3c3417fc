import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createContentCache } from '#engine/cache/content-cache.ts';
import { projectRoot } from '#engine/project-root.ts';
import { checkSamples } from '#engine/samples/check-samples.ts';
import { buildLlms } from '#engine/twins/build-llms.ts';
import { estimateTokens } from '#engine/twins/estimate-tokens.ts';
import { hasTwin, twinPath } from '#shared/twin-path.ts';
import { readAgentQuestions } from '../support/agent-questions.ts';
import { passagesOfTwin } from '../support/passages.ts';
import { type RealTwins, readRealTwins } from '../support/read-real-twins.ts';
import { findTwinFaults } from '../support/twin-faults.ts';
import { readTwinSamples } from './twin-samples.ts';

let site: RealTwins['site'];
let writer: RealTwins['writer'];
let twins: RealTwins['twins'];
let trees: RealTwins['trees'];

beforeAll(async () => {
  ({ site, writer, twins, trees } = await readRealTwins());
}, 300_000);

test('every page but the not-found page, the search and comparisons of pages has one', () => {
  const pages = site.routes.filter(({ page }) => page.kind !== 'doc-changes');
  const without = pages.filter(({ page }) => !hasTwin(page)).map(({ path }) => path);
  expect(without.sort()).toEqual(['/404', '/search']);
  expect(twins.size).toBe(pages.length - without.length);
});

test('begins with facts about the page, and one title', () => {
  for (const route of site.routes.filter(({ page }) => hasTwin(page))) {
    const path = twinPath(route.path).slice(1);
    const [, front = ''] = /^---\n(.*?)\n---\n/s.exec(twins.get(path) ?? '') ?? [];
    const facts = parse(front);
    expect(facts, path).toMatchObject({
      title: expect.stringMatching(/./),
      description: expect.stringMatching(/./),
      url: expect.stringMatching(/^https:\/\/trpc\.io\//),
      canonical: route.page.head.canonical,
    });
    if ('docs' in route.page) expect(facts.version).toBe(route.page.docs.version.label);
    const titles = trees
      .get(path)
      ?.children.filter((it) => it.type === 'heading' && it.depth === 1);
    expect(
      titles?.map((node) => textOf(node)),
      path,
    ).toEqual([facts.title]);
  }
});

test('is Markdown and nothing else', () => {
  const found: string[] = [];
  for (const [path, tree] of trees) {
    visit(tree, (node) => {
      if (node.type === 'text' && /^(:::|\{\/\*|<[A-Z])/.test(node.value))
        found.push(`${path}: ${node.value}`);
    });
    const text = twins.get(path) ?? '';
    if (/[\uE000\uE001]/.test(text)) found.push(`${path}: an open place`);
    for (const fault of findTwinFaults({ text, tree })) found.push(`${path}: ${fault}`);
  }
  expect(found).toEqual([]);
});

test('leads, with absolute addresses, to twins and sections that exist', () => {
  const own = site.config.url;
  const files = new Set(site.assets.map(({ output }) => `/${output}`));
  // The search, and addresses that only redirect.
  const comparisons = site.routes.filter(({ page }) => page.kind === 'doc-changes');
  const withoutTwin = new Set([
    '/search',
    ...comparisons.map(({ path }) => path),
    ...site.redirects.map(({ from }) => from),
  ]);
  const isFile = (path: string) =>
    files.has(path) ||
    withoutTwin.has(path) ||
    existsSync(join(projectRoot, 'content/static', path));
  const ids = new Map<string, Set<string>>();
  const idsOf = (path: string) => {
    const known = ids.get(path);
    if (known) return known;
    const route = site.routes.find((it) => twinPath(it.path).slice(1) === path);
    const inText = [...(twins.get(path) ?? '').matchAll(/ \{#([^}]+)\}$/gm)].map(([, id]) => id);
    const symbol = route?.page.kind === 'api-symbol' ? route.page.symbol : undefined;
    const members = symbol
      ? [...symbol.members, ...symbol.internals, ...symbol.inherited.flatMap((it) => it.members)]
      : [];
    const all = new Set([...inText, ...members.map(({ anchor }) => anchor)].map(String));
    ids.set(path, all);
    return all;
  };
  const broken = new Set<string>();
  let links = 0;
  for (const [path, tree] of trees) {
    visit(tree, ['link', 'image'], (node) => {
      if (node.type !== 'link' && node.type !== 'image') return;
      links += 1;
      if (!URL.canParse(node.url)) broken.add(`${path}: ${node.url} is not absolute`);
      else if (node.url.startsWith(own)) {
        const { pathname, hash } = new URL(node.url);
        const target = decodeURI(pathname).slice(1);
        if (!twins.has(target) && !isFile(`/${target}`) && target !== 'llms.txt') {
          broken.add(`${path}: ${node.url} leads nowhere`);
        }
        const id = decodeURIComponent(hash.slice(1));
        if (id && twins.has(target) && !idsOf(target).has(id)) {
          broken.add(`${path}: ${node.url} has no such section`);
        }
      }
    });
  }
  expect([...broken]).toEqual([]);
  expect(links).toBeGreaterThan(5000);
});

test('calls a page of another version the same only where it is about the same', () => {
  const said = { same: 0, other: 0 };
  for (const { path, page } of site.routes) {
    if (!hasTwin(page) || !('docs' in page) || !page.docs.banner) continue;
    const text = twins.get(twinPath(path).slice(1)) ?? '';
    const same = /^> .* The same in 11\.x: https:\/\/trpc\.io(\S+)\.md$/m.exec(text)?.[1];
    // Only the first page of a version is the counterpart of another version's first page.
    if (same === '/docs') expect(path).toBe(page.docs.version.path);
    if (page.kind === 'api-symbol' && same !== undefined) {
      expect(same.split('/').at(-1)).toBe(path.split('/').at(-1));
    }
    if (same === undefined) expect(text, path).toMatch(/^> .* 11\.x (has no|no longer|exports) /m);
    said[same === undefined ? 'other' : 'same'] += 1;
  }
  expect(said.same).toBeGreaterThan(300);
  expect(said.other).toBeGreaterThan(100);
});

test('has samples that compile, hidden parts and expected errors included', async () => {
  const blocks = site.routes.flatMap(({ path, page, source }) => {
    if (page.kind !== 'doc' && page.kind !== 'blog-post') return [];
    const fences: Code[] = [];
    const tree = trees.get(twinPath(path).slice(1));
    if (tree) visit(tree, 'code', (node) => void fences.push(node));
    return readTwinSamples({ file: source.file, fences });
  });
  expect(blocks.length).toBeGreaterThan(600);
  const versions = site.sampleVersions;
  // Results are cached per set of samples, and in the site's cache they would replace the site's own.
  const cache = createContentCache(join(projectRoot, '.site/twin-samples'));
  const { problems } = await checkSamples({ siteRoot: projectRoot, cache, blocks, versions });
  // The answer after "^?" here is the checker's own.
  const errors = problems.filter(({ code }) => code !== 'sample-directive');
  expect(errors.map(({ file, line, message }) => `${file} twin:${line} ${message}`)).toEqual([]);
}, 300_000);

test('name imports that the packages have', async () => {
  const imports = new Map<string, string[]>();
  for (const { path, page, source } of site.routes) {
    if (page.kind !== 'api-symbol') continue;
    const first = trees.get(twinPath(path).slice(1))?.children.find((it) => it.type === 'code');
    const line = first?.value ?? '';
    expect(line, path).toMatch(/^import (type )?\{ \w+ \} from '[^']+';$/);
    // Names of one entry do not clash.
    const key = `${source.file.replace(/[^/]*$/, '')} ${page.symbol.entry}`;
    imports.set(key, [...(imports.get(key) ?? []), line]);
  }
  const blocks = [...imports].map(([key, lines], index) => {
    const [folder = ''] = key.split(' ');
    const file = `${folder}reference.mdx`;
    return { file, line: index, column: 1, language: 'ts', meta: '', code: lines.join('\n') };
  });
  expect(blocks.length).toBeGreaterThan(50);
  const versions = site.sampleVersions;
  const cache = createContentCache(join(projectRoot, '.site/twin-imports'));
  const { problems } = await checkSamples({ siteRoot: projectRoot, cache, blocks, versions });
  expect(problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([]);
}, 300_000);

test('are listed in maps that lead to twins only, one line a page', () => {
  const { files, problems } = buildLlms({ site, writer });
  expect(problems).toEqual([]);
  expect([...files.keys()]).toEqual([
    '.well-known/agents.md',
    'agents.md',
    'docs/v10/llms-full.txt',
    'docs/v10/llms.txt',
    'docs/v9/llms-full.txt',
    'docs/v9/llms.txt',
    'llms-full.txt',
    'llms.txt',
    'llms/migration.txt',
    'llms/nextjs.txt',
    'llms/react.txt',
    'llms/server.txt',
    'llms/subscriptions.txt',
  ]);
  const listed = new Set<string>();
  for (const path of ['llms.txt', 'docs/v10/llms.txt', 'docs/v9/llms.txt']) {
    const text = files.get(path) ?? '';
    expect(text).toMatch(/^# tRPC/);
    for (const line of text.split('\n').filter((it) => it.startsWith('- '))) {
      const target = /^- \[.+\]\(https:\/\/trpc\.io\/([^)]+)\): \S/.exec(line)?.[1] ?? line;
      if (!files.has(target)) expect(twins.has(target), line).toBe(true);
      expect(listed.has(target), line).toBe(false);
      listed.add(target);
    }
  }
  const guides = site.routes.filter(({ page }) => page.kind === 'doc' && !page.unlisted);
  expect(guides.filter(({ path }) => !listed.has(twinPath(path).slice(1)))).toEqual([]);
});

test('come as bundles that leave room for a question, their size said in the map', () => {
  const { files } = buildLlms({ site, writer });
  const bundles = [...files].filter(([path]) => path.startsWith('llms/'));
  expect(bundles.length).toBe(5);
  for (const [path, text] of bundles) {
    const tokens = estimateTokens(text);
    expect(tokens, path).toBeLessThan(20_000);
    expect(tokens, path).toBeGreaterThan(5_000);
    const said = /about ([\d,]+) tokens/i.exec(
      files
        .get('llms.txt')
        ?.split('\n')
        .find((line) => line.includes(path)) ?? '',
    )?.[1];
    expect(Math.abs(Number(said?.replace(',', '')) - tokens), path).toBeLessThan(100);
  }
});

test('have the sections that answer the questions of `npm run bench -- agents`', async () => {
  const questions = await readAgentQuestions();
  expect(questions.length).toBe(60);
  expect(new Set(questions.map(({ q }) => q)).size).toBe(60);
  const idsOf = (path: string): Set<string> => {
    const twin = twins.get(twinPath(path).slice(1)) ?? '';
    return new Set(passagesOfTwin({ path, twin }).flatMap(({ sections }) => [...sections]));
  };
  const missing = questions.flatMap(({ answers }) =>
    answers.filter((answer) => {
      const [path = '', section = ''] = answer.split('#');
      return !twins.has(twinPath(path).slice(1)) || !idsOf(path).has(section);
    }),
  );
  expect(missing).toEqual([]);
});
