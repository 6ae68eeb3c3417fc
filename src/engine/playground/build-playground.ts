import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  PLAYGROUND_MANIFEST_PATH,
  PLAYGROUND_PATH,
  type PlaygroundManifest,
  SANDBOX_PATH,
} from '#shared/playground/playground.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { readFingerprint } from '../cache/fingerprint.ts';
import type { ProducerName } from '../cache/producers.ts';
import { hash } from '../hashing/hash.ts';
import { hashFiles } from '../hashing/hash-files.ts';
import type { ShippedPackage } from '../licenses/shipped-package.ts';
import { type PackagePlaces, readPackagePlaces } from '../packages/package-places.ts';
import { readPackagesState } from '../packages/packages-state.ts';
import type { Site } from '../site.ts';
import { createThreadPool } from '../tasks/thread-pool.ts';
import {
  bundleCompiler,
  bundleRuntime,
  bundleSandbox,
  type PlaygroundPart,
} from './bundle-scripts.ts';
import { readVersions } from './read-versions.ts';
import { renderSandbox } from './render-sandbox.ts';

/** The published files of a site's playground. */
export interface PlaygroundOutput {
  /** Path below the output folder -> text. */
  files: Map<string, string>;
  /** `sha256-…` of the frame's inline script. */
  sandboxHash: string;
  /** Third-party work in the files. */
  packages: ShippedPackage[];
}

/** The playground uses the packages of the latest version. */
export function playgroundPackages(site: Site, siteRoot: string): PackagePlaces | undefined {
  const release = site.sampleVersions.find(({ isLast }) => isLast);
  const hasPage = site.routes.some(({ path }) => path === PLAYGROUND_PATH);
  if (!release || !hasPage) return undefined;
  const folder = join(siteRoot, release.folder);
  if (!existsSync(join(folder, 'package.json'))) return undefined;
  return readPackagePlaces({ folder, isWorkspace: release.isWorkspace });
}

/**
 * Bundles the compiler, the packages and the frame, and collects the types; each part only if its sources have changed.
 */
export async function buildPlayground(options: {
  /** See `playgroundPackages`. */
  places: PackagePlaces;
  cache: ContentCache;
}): Promise<PlaygroundOutput> {
  const { places, cache } = options;
  const { folder } = places;
  const packages = hash(
    await hashFiles(folder, ['package.json']),
    (await readPackagesState({ places, files: 'types and scripts' })) ?? '',
  );
  const part = async (
    producer: ProducerName,
    make: () => Promise<PlaygroundPart>,
    input = '',
  ): Promise<PlaygroundPart> => {
    const key = hash(producer, (await readFingerprint(producer)).key, input);
    const known = await cache.read<PlaygroundPart>(key);
    if (known !== undefined) return known;
    const made = await make();
    await cache.write(key, made);
    return made;
  };
  const [compiler, sandbox, runtime, declarations] = await Promise.all([
    part('playgroundCompiler', bundleCompiler),
    part('playgroundSandbox', bundleSandbox),
    part('playgroundRuntime', () => bundleRuntime(folder), packages),
    part('playgroundDeclarations', () => collectInThread(places), packages),
  ]);
  const files = new Map<string, string>();
  const publish = (name: string, ending: string, text: string): string => {
    const path = `assets/playground-${name}-${hash(text)}.${ending}`;
    files.set(path, text);
    return `/${path}`;
  };
  const manifest: PlaygroundManifest = {
    compiler: publish('compiler', 'js', compiler.text),
    declarations: publish('declarations', 'json', declarations.text),
    runtime: publish('runtime', 'js', runtime.text),
    versions: readVersions(places),
  };
  files.set(PLAYGROUND_MANIFEST_PATH.slice(1), JSON.stringify(manifest));
  files.set(`${SANDBOX_PATH.slice(1)}/index.html`, renderSandbox(sandbox.text));
  const digest = createHash('sha256').update(sandbox.text).digest('base64');
  return {
    files,
    sandboxHash: `sha256-${digest}`,
    packages: [compiler, sandbox, runtime, declarations].flatMap((it) => it.packages),
  };
}

async function collectInThread(places: PackagePlaces): Promise<PlaygroundPart> {
  const worker = new URL('./declarations-task.ts', import.meta.url).pathname;
  const pool = await createThreadPool({ worker, maxThreads: 1 });
  try {
    return await pool.run(places);
  } finally {
    await pool.close();
  }
}
