import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { type Fingerprint, readFingerprint } from '../cache/fingerprint.ts';
import type { ResolvedVersion } from '../config/read-versions.ts';
import { hash } from '../hashing/hash.ts';
import { messageOf } from '../message-of.ts';
import { findPackage, readPackagePlaces } from '../packages/package-places.ts';
import { readPackagesState } from '../packages/packages-state.ts';
import { posixPath } from '../posix-path.ts';
import { createThreadPool, THREAD_MEMORY, type ThreadPool } from '../tasks/thread-pool.ts';
import { apiIndexPath } from './list-api-pages.ts';
import type { ApiInput, BuiltApi } from './typescript/build-api.ts';

/** Reads the reference of the packages in one folder. */
export type ReadApi = (input: Omit<ApiInput, 'file'>) => Promise<BuiltApi>;

/** Reads and caches references; `close` ends its threads. */
export interface ApiReader {
  read: ReadApi;
  close(): Promise<void>;
}

/** Maximum number of references read at once; each needs a thread and some hundred megabytes. */
const MAX_THREADS = 2;

/** Reads references, each only if its packages or the code that reads them have changed. */
export function createApiReader(options: { siteRoot: string; cache: ContentCache }): ApiReader {
  const { siteRoot, cache } = options;
  const known = new Map<string, Promise<BuiltApi>>();
  let pool: Promise<ThreadPool> | undefined;
  let fingerprint: Promise<Fingerprint> | undefined;
  /** Number of references being read. */
  let reading = 0;

  const readCached = async (key: string, input: ApiInput): Promise<BuiltApi> => {
    const stored = await cache.read<BuiltApi>(key);
    if (stored) return stored;
    pool ??= createThreadPool({
      worker: new URL('./api-task.ts', import.meta.url).pathname,
      maxThreads: MAX_THREADS,
      replaceAbove: THREAD_MEMORY,
    });
    reading += 1;
    try {
      const built: BuiltApi = await (await pool).run(input);
      await cache.write(key, built);
      return built;
    } finally {
      reading -= 1;
      // The thread's compiler is not needed again until a package changes.
      if (reading === 0) await endThreads();
    }
  };
  const endThreads = async () => {
    const ended = pool;
    pool = undefined;
    await (await ended)?.close();
  };

  return {
    async read({ folder, isWorkspace = false, packages, basePath }) {
      const file = `${folder}/package.json`;
      const absolute = posixPath(join(siteRoot, folder));
      const places = readPackagePlaces({ folder: absolute, isWorkspace });
      const isThere = (name: string) => findPackage(places, name) !== undefined;
      const missing = packages.filter((name) => !isThere(name));
      const installed = await readPackagesState({ places, files: 'types and sources' });
      if (installed === undefined) throw new Error(`nothing is installed in ${folder}.`);
      fingerprint ??= readFingerprint('api');
      const there = packages.filter(isThere);
      const input = { folder: absolute, isWorkspace, packages: there, basePath, file };
      // Where the site is does not matter: a copy of it, such as CI's, has the same reference.
      const parts = JSON.stringify({ ...input, folder });
      const key = hash('api', (await fingerprint).key, installed, parts);
      const built = known.get(key) ?? readCached(key, input);
      known.set(key, built);
      const { reference, problems } = await built;
      return {
        reference,
        problems: [...missing.map((name) => describeMissing(name, file)), ...problems],
      };
    },
    close: endThreads,
  };
}

/** The reference that a version requests. */
export async function readVersionApi(options: {
  config: ResolvedVersion;
  readApi: ReadApi | undefined;
}): Promise<BuiltApi | undefined> {
  const { config, readApi } = options;
  const { api: packages, folder, rootPath, isWorkspace } = config;
  if (packages.length === 0 || !readApi) return undefined;
  // The list of versions has already reported why its packages cannot be read.
  if (isWorkspace && config.release === '') return undefined;
  try {
    return await readApi({ folder, isWorkspace, packages, basePath: apiIndexPath(rootPath) });
  } catch (error) {
    const reason = messageOf(error);
    const problem: Problem = {
      code: 'api-failed',
      severity: 'error',
      message: `The API reference of ${config.label} could not be read: ${reason}`,
      hint: 'Install the packages: run npm ci, or only its last part, node scripts/install-releases.js.',
      file: `${folder}/package.json`,
    };
    return { reference: { packages: [], symbols: [] }, problems: [problem] };
  }
}

function describeMissing(name: string, file: string): Problem {
  return {
    code: 'api-package-missing',
    severity: 'error',
    message: `The API reference should include the package "${name}", which is not installed.`,
    hint: 'Add it to the dependencies in this file and run node scripts/install-releases.js, or remove it from "api" in content/docs/versions.ts.',
    file,
  };
}
