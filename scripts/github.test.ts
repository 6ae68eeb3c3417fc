import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '#engine/project-root.ts';

const read = (file: string) => readFile(join(projectRoot, file), 'utf8');

const dependabot = z.object({
  version: z.literal(2),
  updates: z.array(
    z.object({
      'package-ecosystem': z.enum(['npm', 'github-actions']),
      directory: z.string().startsWith('/'),
      schedule: z.object({ interval: z.enum(['daily', 'weekly', 'monthly']) }),
      'open-pull-requests-limit': z.number().optional(),
      groups: z.record(z.string(), z.object({ patterns: z.array(z.string()) })).optional(),
      ignore: z.array(z.record(z.string(), z.unknown())).optional(),
    }),
  ),
});

const workflow = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.object({ contents: z.literal('read') }),
  jobs: z.record(
    z.string(),
    z.object({
      'runs-on': z.string(),
      'timeout-minutes': z.number(),
      steps: z.array(z.object({ run: z.string().optional(), uses: z.string().optional() })),
    }),
  ),
});

const { updates } = dependabot.parse(parse(await read('.github/dependabot.yml')));
const npm = updates.filter((it) => it['package-ecosystem'] === 'npm');

test.each(npm.map((it) => [it.directory, it] as const))(
  'every pattern for %s means a package that is there, and no package is in two groups',
  async (directory, { groups = {} }) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      await read(join(directory, 'package.json')),
    );
    const names = Object.keys({ ...dependencies, ...devDependencies });
    const patterns = Object.values(groups).flatMap((group) => group.patterns);
    const matches = (name: string, pattern: string) =>
      new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);
    expect(patterns.filter((it) => !names.some((name) => matches(name, it)))).toEqual([]);
    const counts = names.map(
      (name) => [name, patterns.filter((it) => matches(name, it)).length] as const,
    );
    expect(counts.filter(([, count]) => count > 1)).toEqual([]);
  },
);

const files = await glob('.github/workflows/*.yml', { cwd: projectRoot, dot: true });

test.each(files)('%s may only read, and ends in time', async (file) => {
  workflow.parse(parse(await read(file)));
});

test('pull requests and main are checked by what everybody runs', async () => {
  const checks = workflow.parse(parse(await read('.github/workflows/checks.yml')));
  expect(checks.on).toMatchObject({ push: { branches: ['main'] } });
  expect(Object.keys(checks.on)).toContain('pull_request');
  const runs = Object.values(checks.jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
  expect(runs).toContain('bash .ci/run');
  const { scripts } = JSON.parse(await read('package.json'));
  for (const [, name = ''] of runs.join('\n').matchAll(/npm run (?:-s )?([\w:]+)/g)) {
    expect(Object.keys(scripts), name).toContain(name);
  }
});
