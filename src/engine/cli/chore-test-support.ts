import { stripVTControlCharacters } from 'node:util';
import type { Prompter } from '../chores/collect-answers.ts';
import { docsSite, siteConfig, writeSite } from '../testing/write-site.ts';
import { runChore } from './chore-command.ts';

/** A small site for chores, with more files. */
export const site = (files: Record<string, string> = {}) =>
  writeSite(
    docsSite({
      'site.config.ts': siteConfig("  docs: {},\n  blog: { description: 'News.' },\n"),
      'content/blog/authors.yml': 'wren:\n  name: Wren\n',
      'content/blog/2025-01-02-hello.mdx':
        '---\ntitle: Hello\ndate: 2025-01-02\nauthors: [wren]\ntags: [release]\n---\n\nHi.\n',
      'content/docs/v1/sidebar.ts':
        "export default {\n  docs: [\n    'index',\n    { type: 'category', label: 'Server', items: ['server/routers'] },\n  ],\n};\n",
      'content/docs/v1/index.mdx':
        '# Start\n\n[Routers](./server/routers.mdx#a) [x](/docs/server/routers?b)\n',
      'content/docs/v1/server/routers.mdx': '## A {#a}\n\n[Start](../index.mdx)\n',
      'content/redirects.tsv': 'from\tto\n/old\t/docs/server/routers\n',
      ...files,
    }),
  );

/** Runs a command and captures its output. */
export async function run(
  siteRoot: string,
  line: string,
  given: Record<string, string> = {},
  more: { dryRun?: boolean; prompter?: Prompter } = {},
) {
  const [command = '', kind, ...words] = line.split(' ');
  const out: string[] = [];
  const keep = (text: string) => out.push(...stripVTControlCharacters(text).split('\n'));
  const code = await runChore({
    siteRoot,
    command,
    kind,
    words,
    given,
    dryRun: false,
    now: new Date('2026-05-06T12:00:00Z'),
    reporter: { phase: (_, work) => work(() => undefined), info: keep, error: keep },
    ...more,
  });
  return { code, out };
}
