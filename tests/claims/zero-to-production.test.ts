/** The path from zero to production ends with the files in content/examples/bakery. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';

const steps = [
  'start',
  'database',
  'sign-in',
  'page',
  'live-updates',
  'monitoring',
  'limits',
  'tests',
  'deployment',
];

const fencePattern = /^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm;
const pages = join(projectRoot, 'content/docs/v11/zero-to-production');
const example = join(projectRoot, 'content/examples/bakery');

test('the pages, followed in order, write the example, and hide only what they have written', () => {
  const written = new Map<string, string>();
  for (const step of steps) {
    const page = readFileSync(join(pages, `${step}.mdx`), 'utf8');
    const files = [...page.matchAll(fencePattern)].map(([, name = '', code = '']) => ({
      name,
      parts: code.split('// ---cut---\n'),
    }));
    for (const { name, parts } of files) written.set(name, parts.at(-1) ?? '');
    for (const { parts } of files) {
      if (parts.length < 2) continue;
      for (const hidden of parts[0]?.split('// @filename: ').slice(1, -1) ?? []) {
        const [name = ''] = hidden.split('\n', 1);
        expect([step, name, hidden.slice(name.length + 1)]).toEqual([
          step,
          name,
          written.get(name),
        ]);
      }
    }
  }
  const names = globSync('**/*', { cwd: example, dot: true, ignore: '**/node_modules/**' });
  const files = names.map((name) => [name, readFileSync(join(example, name), 'utf8')] as const);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(files));
});
