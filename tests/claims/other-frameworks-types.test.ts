/**
 * The samples of the page about frameworks against the real packages' types, and with them the declarations against
 * which the site compiles the page. The components have their own compilers in `other-frameworks-components.test.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import {
  createProject,
  createProjectsFolder,
  type Project,
  removeFolder,
  strictOptions,
  tsc,
} from './other-frameworks-project.ts';

// Compilers take a while on a busy machine.
vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 });

const declarations = readFileSync(
  join(projectRoot, 'content/docs/v11/fixtures/frameworks.d.ts'),
  'utf8',
);

let folder: string;

beforeAll(async () => {
  folder = await createProjectsFolder();
});

afterAll(() => removeFolder(folder));

async function compile(options: {
  project: Project;
  /** Files that the samples lack. */
  files?: Readonly<Record<string, string>>;
  include?: string[];
}) {
  const { project, files = {}, include = ['**/*'] } = options;
  const strict = strictOptions({ experimentalDecorators: true, emitDecoratorMetadata: true });
  await project.write({ 'tsconfig.json': JSON.stringify({ ...strict, include }), ...files });
  await project.run(tsc);
}

test.each(['hono', 'elysia', 'nestjs'] as const)(
  'other-frameworks#%s: the real package accepts the sample',
  async (framework) => {
    await compile({ project: await createProject({ framework, parent: folder }) });
  },
);

test('other-frameworks#react-router: the real package accepts the sample', async () => {
  const project = await createProject({ framework: 'react-router', parent: folder });
  // An extract of the file that `react-router typegen` 7.18 writes.
  const generated = `
    import type { GetAnnotations, GetInfo } from 'react-router/internal';
    type Module = typeof import('../trpc.$.js');
    type Info = GetInfo<{ file: 'routes/trpc.$.ts'; module: Module }>;
    type Annotations = GetAnnotations<Info & { module: Module; matches: [] }>;
    export namespace Route {
      export type LoaderArgs = Annotations['LoaderArgs'];
      export type ActionArgs = Annotations['ActionArgs'];
    }`;
  await compile({ project, files: { 'app/routes/+types/trpc.$.ts': generated } });
});

test('the site’s declarations promise no more than the real packages have', async () => {
  const names = [...declarations.matchAll(/^declare module '(.+)'/gm)].map(([, name]) => name);
  const compared = names.filter((name) => name !== 'astro');
  expect(compared.length).toBeGreaterThan(6);
  const comparisons = compared.map(
    (name, index) => `
      import * as real${index} from '${name}';
      import * as declared${index} from 'declared:${name}';
      real${index} satisfies typeof declared${index};`,
  );
  const project = await createProject({ framework: 'hono', parent: join(folder, 'declared') });
  const files = {
    'declared.d.ts': declarations.replaceAll("declare module '", "declare module 'declared:"),
    'compare.ts': `${comparisons.join('\n')}
      import type { APIEvent } from '@solidjs/start/server';
      import type { APIEvent as Declared } from 'declared:@solidjs/start/server';
      export const event = (it: APIEvent): Declared => it;`,
  };
  await compile({ project, files, include: Object.keys(files) });
});
