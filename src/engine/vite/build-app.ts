import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeUnused } from '../cache/content-cache.ts';
import { projectRoot } from '../project-root.ts';
import { appFingerprint } from './app-fingerprint.ts';

/** The built app: a module that renders pages, and the files that browsers load. */
export interface AppBundle {
  /** Names the bundle's content; part of the key of everything rendered with it. */
  fingerprint: string;
  /** Module that exports `render`. */
  entry: string;
  /** Folder of files for the browser; `assets/` in it is published. */
  clientDir: string;
}

/** Builds the app with Vite, or takes it from the cache when nothing it depends on has changed. */
export async function buildApp(options: {
  siteRoot: string;
  baseUrl: string;
  now: Date;
}): Promise<AppBundle> {
  const { siteRoot, baseUrl, now } = options;
  const fingerprint = await appFingerprint({ siteRoot, baseUrl });
  const cacheDir = join(projectRoot, '.site/app');
  const dir = join(cacheDir, fingerprint);
  if (!existsSync(dir)) {
    const { createBuilder } = await import('vite');
    const { createViteConfig } = await import('./create-vite-config.ts');
    const unfinished = `${dir}.${process.pid}`;
    const builder = await createBuilder({
      ...createViteConfig({ siteRoot, baseUrl, outDir: unfinished }),
      // What fails is reported with all other problems.
      logLevel: 'silent',
      mode: 'production',
    });
    try {
      await builder.buildApp();
      await rename(unfinished, dir).catch(async (error: unknown) => {
        // Another run built the same in the meantime.
        if (!existsSync(dir)) throw error;
      });
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  await removeUnused({ dir: cacheDir, used: new Set([dir]), now, depth: 0 });
  return { fingerprint, entry: join(dir, 'rsc/index.js'), clientDir: join(dir, 'client') };
}
