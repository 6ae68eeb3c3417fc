import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteConfig, writeSite } from './write-site.ts';

/** The installer whose `node_modules` layout a workspace has. */
export type Installer = 'pnpm' | 'npm';

/** A repository with a library of two packages and, in `www`, a site that documents their unreleased state. */
export interface TestWorkspace {
  root: string;
  /** The site's folder. */
  siteRoot: string;
  /**
   * Writes a file, as an edit or a build would.
   *
   * @param file relative to the root
   */
  write(file: string, text: string): Promise<void>;
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

const manifest = (name: string, dependencies: Record<string, string>) =>
  json({
    name,
    version: '2.4.0',
    description: `The ${name} of a library.`,
    type: 'module',
    repository: { url: 'git+https://github.com/example/wren.git', directory: `packages/${name}` },
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    dependencies,
  });

/**
 * Build output of the server package.
 *
 * @param type of the port
 */
export function serverTypes(type: string): string {
  return `/** Where calls arrive. */
export interface Server {
  /** Where it listens. */
  port: ${type};
}
/** Starts a server. */
export declare function serve(port: ${type}): Server;
`;
}

/** @param type of the port, in the sample of a page */
export function startPage(value: string): string {
  return `---
title: Start
slug: /
description: How to begin.
---

\`\`\`ts
import { connect } from '@wren/client';
import { serve } from '@wren/server';

export const server = serve(${value});
export const client = connect(server);
\`\`\`
`;
}

const files: Record<string, string> = {
  'packages/server/package.json': manifest('@wren/server', {}),
  'packages/server/dist/index.d.ts': serverTypes('number'),
  'packages/server/dist/index.js': 'export const serve = (port) => ({ port });\n',
  'packages/server/src/index.ts': 'export const serve = (port: number) => ({ port });\n',
  'packages/client/package.json': manifest('@wren/client', {
    '@wren/server': 'workspace:*',
    tides: '^1.0.0',
  }),
  'packages/client/dist/index.d.ts': `import type { Server } from '@wren/server';
import type { Tide } from 'tides';
export interface Client {
  server: Server;
  tide: Tide;
}
/** Reaches a server. */
export declare function connect(server: Server): Client;
`,
  'packages/client/dist/index.js':
    'export const connect = (server) => ({ server, tide: "low" });\n',
  'www/site.config.ts': siteConfig("  docs: { package: '@wren/server' },\n").replace(
    "  version: '1.0.0',\n",
    '',
  ),
  'www/content/docs/versions.ts': `export default [
  { label: 'next', dir: 'next', path: 'next', release: 'workspace', api: ['@wren/server', '@wren/client'] },
  { label: '1.x', dir: 'v1', path: '', release: '1.0.0', isLast: true },
];
`,
  'www/content/docs/next/package.json': json({
    private: true,
    dependencies: { '@wren/client': 'workspace:*', '@wren/server': 'workspace:*' },
  }),
  'www/content/docs/next/sidebar.ts': "export default { docs: ['start'] };\n",
  'www/content/docs/next/start.mdx': startPage('4000'),
  'www/content/docs/v1/sidebar.ts': "export default { docs: ['start'] };\n",
  'www/content/docs/v1/start.mdx': '---\ntitle: Start\nslug: /\n---\n\nOld.\n',
};

const tides = { 'package.json': json({ name: 'tides', version: '1.2.0', types: 'index.d.ts' }) };
const tideTypes = "export type Tide = 'high' | 'low';\n";

/** Files and links as created by each installer. Links: path -> target. */
const installed: Record<
  Installer,
  { files: Record<string, string>; links: Record<string, string> }
> = {
  pnpm: {
    files: {
      'pnpm-workspace.yaml': 'packages: [packages/*, www, www/content/docs/next]\n',
      'node_modules/.pnpm/lock.yaml': "lockfileVersion: '9.0'\n",
      'node_modules/.pnpm/tides@1.2.0/node_modules/tides/package.json': tides['package.json'],
      'node_modules/.pnpm/tides@1.2.0/node_modules/tides/index.d.ts': tideTypes,
    },
    links: {
      'www/content/docs/next/node_modules/@wren/client': 'packages/client',
      'www/content/docs/next/node_modules/@wren/server': 'packages/server',
      'packages/client/node_modules/@wren/server': 'packages/server',
      'packages/client/node_modules/tides': 'node_modules/.pnpm/tides@1.2.0/node_modules/tides',
    },
  },
  npm: {
    files: {
      'package.json': json({ private: true, workspaces: ['packages/*', 'www/content/docs/next'] }),
      'node_modules/.package-lock.json': json({ packages: {} }),
      'node_modules/tides/package.json': tides['package.json'],
      'node_modules/tides/index.d.ts': tideTypes,
    },
    links: {
      'node_modules/@wren/client': 'packages/client',
      'node_modules/@wren/server': 'packages/server',
    },
  },
};

/**
 * Writes the workspace for the current test.
 *
 * @param more additional or replaced files
 */
export async function writeWorkspace(
  options: { installer?: Installer; more?: Record<string, string> } = {},
): Promise<TestWorkspace> {
  const { installer = 'pnpm', more = {} } = options;
  const layout = installed[installer];
  const root = await writeSite({ ...files, ...layout.files, ...more });
  for (const [place, target] of Object.entries(layout.links)) {
    await mkdir(dirname(join(root, place)), { recursive: true });
    await symlink(join(root, target), join(root, place), 'dir');
  }
  return {
    root,
    siteRoot: join(root, 'www'),
    async write(file, text) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    },
  };
}
