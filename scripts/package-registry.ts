import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** A local registry: npm installs its packages without using the network. */
export interface PackageRegistry {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves packages, for tests that follow commands with `npm install`.
 *
 * @param options.folder writable folder for archives
 * @param options.packages name -> releases
 * @param options.declarations name -> a package's exports; by default, its own release
 */
export async function startRegistry(options: {
  folder: string;
  packages: Record<string, string[]>;
  declarations?: Record<string, string>;
}): Promise<PackageRegistry> {
  const { folder, packages, declarations = {} } = options;
  for (const [name, releases] of Object.entries(packages)) {
    for (const release of releases) {
      await packPackage({ folder, name, release, types: declarations[name] });
    }
  }
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const releases = packages[path];
    if (releases) {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify(describePackage({ name: path, releases, url: addressOf(server) })),
      );
      return;
    }
    const archive = await readFile(join(folder, path)).catch(() => undefined);
    response.statusCode = archive ? 200 : 404;
    response.end(archive);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: addressOf(server),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function addressOf(server: ReturnType<typeof createServer>): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** The metadata that npm requests before an archive. */
function describePackage(options: { name: string; releases: string[]; url: string }) {
  const { name, releases, url } = options;
  return {
    name,
    'dist-tags': { latest: releases.at(-1) },
    versions: Object.fromEntries(
      releases.map((version) => [
        version,
        { name, version, dist: { tarball: `${url}/${archiveOf(name, version)}` } },
      ]),
    ),
  };
}

function archiveOf(name: string, release: string): string {
  return `${name.replace('/', '-')}-${release}.tgz`;
}

async function packPackage(options: {
  folder: string;
  name: string;
  release: string;
  types: string | undefined;
}): Promise<void> {
  const { folder, name, release, types } = options;
  const archive = join(folder, archiveOf(name, release));
  const source = `${archive}.files`;
  await mkdir(join(source, 'package'), { recursive: true });
  const files = {
    'package.json': JSON.stringify({
      name,
      version: release,
      type: 'module',
      exports: { '.': { types: './index.d.ts', default: './index.js' } },
    }),
    'index.js': `export const release = '${release}';\n`,
    'index.d.ts': types ?? `export declare const release: '${release}';\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    await writeFile(join(source, 'package', file), text);
  }
  execFileSync('tar', ['-czf', archive, '-C', source, 'package']);
}
