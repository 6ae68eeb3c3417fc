import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readCacheFile, writeCacheFile } from '../cache/cache-file.ts';
import type { KeyHistory } from '../cache/key-history.ts';
import { removeUnused } from '../cache/remove-unused.ts';
import { hash } from '../hashing/hash.ts';
import { changedSince, hashEach } from '../hashing/hash-files.ts';
import type { ShippedPackage } from '../licenses/shipped-package.ts';
import { projectRoot } from '../project-root.ts';
import { findSiteInputs, readAppFingerprint } from './app-inputs.ts';
import { describeBundle, readBundleRecord } from './bundle-record.ts';

/** The built app: a module that renders pages, and the files for browsers. */
export interface AppBundle {
  /**
   * Identifies the bundled code that renders pages; part of the key of everything rendered with it. A comment in a
   * source, for example, changes the bundle but not this fingerprint.
   */
  fingerprint: string;
  /** Module that exports `render`. */
  entry: string;
  /** Folder of browser files; its `assets/` folder is published. */
  clientDir: string;
  /** Absolute paths of page modules and their imports outside the project. */
  siteInputs: string[];
  /** Environment variables that pages read while rendering. */
  environment: string[];
  /** Third-party work in the browser files. */
  packages: ShippedPackage[];
  /** Errors about the cached bundle, one per line. */
  troubles: string[];
}

/** Maximum size of all bundles in bytes, enough for some dozen. */
const MAX_SIZE = 200 * 1024 * 1024;

/** Builds the app with Vite, or takes it from the cache if its inputs are unchanged. */
export async function buildApp(options: {
  siteRoot: string;
  baseUrl: string;
  /** See `stringDefines`. */
  strings: Record<string, string>;
  history: KeyHistory;
  now: Date;
}): Promise<AppBundle> {
  const { siteRoot, baseUrl, strings, history, now } = options;
  const cacheDir = join(projectRoot, '.site/app');
  const troubles: string[] = [];
  const { key, parts } = await readAppFingerprint({ siteRoot, baseUrl, strings });
  // A bundle without site modules is identified by the same key, and its metadata is `<key>.json`.
  const inputsFile = join(cacheDir, `${key}.inputs.json`);
  const kept = await readCacheFile<string[]>(inputsFile, key);
  const used = new Set([inputsFile]);
  const bundleOf = async (dir: string, siteInputs: string[]): Promise<AppBundle | undefined> => {
    used.add(dir).add(`${dir}.json`);
    const record = await readBundleRecord(dir, troubles);
    if (!record) return undefined;
    const { code, environment, packages } = record;
    const values = environment.map((name) => process.env[name] ?? '');
    // The code loads some of its packages at run time.
    const installed = await hashInstalled({ siteRoot, parts, siteInputs });
    return {
      fingerprint: hash(code, installed, ...values),
      entry: join(dir, 'rsc/index.js'),
      clientDir: join(dir, 'client'),
      siteInputs,
      environment,
      packages,
      troubles,
    };
  };
  const nameOf = async (siteInputs: string[]): Promise<string> => {
    const files = await hashEach(siteRoot, siteInputs);
    return join(cacheDir, history.keyOf(`app ${baseUrl}`, { ...parts, ...files }));
  };

  if (kept.kind === 'damaged') troubles.push(`Dropped a damaged file of the cache: ${inputsFile}.`);
  let bundle = kept.kind === 'read' && (await bundleOf(await nameOf(kept.value), kept.value));
  const isNew = !bundle;
  if (!bundle) {
    const unfinished = join(cacheDir, `${key}.${process.pid}`);
    const start = Date.now();
    try {
      const { inputs, shippedFiles } = await runVite({
        siteRoot,
        baseUrl,
        strings,
        outDir: unfinished,
      });
      const siteInputs = await findSiteInputs(inputs);
      const after = await readAppFingerprint({ siteRoot, baseUrl, strings });
      const edited = await changedSince({ dir: siteRoot, files: siteInputs, time: start });
      // If sources were edited during the build, it is unknown which state it contains, so later runs must not find it.
      const isSure = after.key === key && !edited;
      const dir = isSure ? await nameOf(siteInputs) : `${unfinished}-edited`;
      // Another run may have built the same bundle in the meantime and use it now.
      if (!(await readBundleRecord(dir, []))) {
        await rm(dir, { recursive: true, force: true });
        const record = await describeBundle(unfinished, shippedFiles);
        await writeCacheFile(`${dir}.json`, dir, record);
        await rename(unfinished, dir);
      }
      if (isSure) await writeCacheFile(inputsFile, key, siteInputs);
      bundle = await bundleOf(dir, siteInputs);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  if (!bundle) throw new Error(`The app was built into ${cacheDir}, but is not there.`);
  // A run that built nothing did not make the folder larger.
  if (isNew) await removeUnused({ dir: cacheDir, used, now, depth: 0, maxSize: MAX_SIZE });
  return bundle;
}

/** Versions of Node.js and of all packages in the bundle. */
async function hashInstalled(options: {
  siteRoot: string;
  parts: Record<string, string>;
  siteInputs: string[];
}): Promise<string> {
  const { siteRoot, parts, siteInputs } = options;
  const isInstalled = (name: string) => name === 'node' || name.includes('node_modules/');
  const files = await hashEach(siteRoot, siteInputs.filter(isInstalled));
  const versions = Object.entries(parts).filter(([name]) => isInstalled(name));
  return hash(...[...versions, ...Object.entries(files)].flat());
}

/** @returns every file in the bundle, and those that browsers receive in part */
async function runVite(options: {
  siteRoot: string;
  baseUrl: string;
  strings: Record<string, string>;
  outDir: string;
}): Promise<{ inputs: Set<string>; shippedFiles: Set<string> }> {
  const [{ createBuilder }, { createViteConfig }, { recordInputsPlugin }] = await Promise.all([
    import('vite'),
    import('./create-vite-config.ts'),
    import('./record-inputs-plugin.ts'),
  ]);
  const inputs = new Set<string>();
  const shippedFiles = new Set<string>();
  const config = createViteConfig({ ...options, shippedFiles });
  const builder = await createBuilder({
    ...config,
    plugins: [config.plugins, recordInputsPlugin(inputs)],
    // Errors are reported with all other problems.
    logLevel: 'silent',
    mode: 'production',
  });
  await builder.buildApp();
  return { inputs, shippedFiles };
}
