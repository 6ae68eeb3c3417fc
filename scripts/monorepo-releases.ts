import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRegistry } from './package-registry.ts';
import { run } from './run-line.ts';

/** Assumed declarations of the library's last release and of a package used by its samples. */
export const RELEASED: Record<string, { release: string; declarations: string }> = {
  '@wren/client': {
    release: '1.9.0',
    declarations:
      "import type { Server } from '@wren/server';\n\n/** A client of one server. */\nexport interface Client {\n  server: Server;\n}\n\n/** Reaches a server. */\nexport declare function connect(server: Server): Client;\n",
  },
  '@wren/server': {
    release: '1.9.0',
    declarations:
      '/** A server that listens. */\nexport interface Server {\n  /** Where it listens. */\n  port: number;\n}\n\n/** Starts a server. */\nexport declare function serve(port: number): Server;\n',
  },
  zod: {
    release: '4.0.0',
    declarations: 'export declare const z: { number(): { parse(value: unknown): number } };\n',
  },
};

/** The site's `postinstall`: npm installs the releases of old versions from a local registry. */
export async function installReleases(www: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const released = Object.entries(RELEASED);
  const registry = await startRegistry({
    folder,
    packages: Object.fromEntries(released.map(([name, { release }]) => [name, [release]])),
    declarations: Object.fromEntries(released.map(([name, it]) => [name, it.declarations])),
  });
  try {
    await run({
      cwd: www,
      line: 'node scripts/install-releases.js',
      env: { npm_config_registry: registry.url, npm_config_cache: join(folder, 'cache') },
    });
  } finally {
    await registry.close();
    await rm(folder, { recursive: true });
  }
}
