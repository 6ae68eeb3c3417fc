import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { type Fingerprint, readFingerprint } from '../cache/fingerprint.ts';
import { hash } from '../cache/hash.ts';
import type { ResolvedVersion } from '../config/read-versions.ts';
import { posixPath } from '../posix-path.ts';
import { createThreadPool, THREAD_MEMORY, type ThreadPool } from '../tasks/thread-pool.ts';
import type { ApiInput, BuiltApi } from './build-api.ts';
import { apiIndexPath } from './list-api-pages.ts';

/** Reads the reference of the packages of one folder. */
export type ReadApi = (input: Omit<ApiInput, 'file'>) => Promise<BuiltApi>;

export interface ApiReader {
  read: ReadApi;
  close(): Promise<void>;
}

/** References that can be read at once: each takes a thread and some hundred megabytes. */
const MOST_THREADS = 2;

/** Reads references, each only when its packages or the code that reads them have changed. */
export function createApiReader(options: { siteRoot: string; cache: ContentCache }): ApiReader {
  const { siteRoot, cache } = options;
  const known = new Map<string, Promise<BuiltApi>>();
  let pool: Promise<ThreadPool> | undefined;
  let fingerprint: Promise<Fingerprint> | undefined;

  const readCached = async (key: string, input: ApiInput): Promise<BuiltApi> => {
    const stored = await cache.read<BuiltApi>(key);
    if (stored) return stored;
    pool ??= createThreadPool({
      worker: new URL('./api-task.ts', import.meta.url).pathname,
      most: MOST_THREADS,
      memoryLimit: THREAD_MEMORY,
    });
    const built: BuiltApi = await (await pool).run(input);
    await cache.write(key, built);
    return built;
  };

  return {
    async read({ folder, packages, basePath }) {
      const file = `${folder}/package.json`;
      const absolute = posixPath(join(siteRoot, folder));
      const isThere = (name: string) => existsSync(join(absolute, 'node_modules', name));
      const missing = packages.filter((name) => !isThere(name));
      const installed = await readFile(join(absolute, 'node_modules/.package-lock.json'), 'utf8');
      fingerprint ??= readFingerprint('api');
      const input = { folder: absolute, packages: packages.filter(isThere), basePath, file };
      const key = hash('api', (await fingerprint).key, installed, JSON.stringify(input));
      const reading = known.get(key) ?? readCached(key, input);
      known.set(key, reading);
      const { reference, problems } = await reading;
      return {
        reference,
        problems: [...missing.map((name) => describeMissing(name, file)), ...problems],
      };
    },
    async close() {
      await (await pool)?.close();
    },
  };
}

/** The reference that a version asks for. */
export async function readVersionApi(options: {
  config: ResolvedVersion;
  readApi: ReadApi | undefined;
}): Promise<BuiltApi | undefined> {
  const { config, readApi } = options;
  const { api: packages, folder, rootPath } = config;
  if (packages.length === 0 || !readApi) return undefined;
  try {
    return await readApi({ folder, packages, basePath: apiIndexPath(rootPath) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const problem: Problem = {
      code: 'api-failed',
      severity: 'error',
      message: `The API reference of ${config.label} could not be read: ${reason}`,
      hint: 'Are the packages installed? Run npm ci, or only its last part: node scripts/install-releases.js',
      file: `${folder}/package.json`,
    };
    return { reference: { packages: [], symbols: [] }, problems: [problem] };
  }
}

function describeMissing(name: string, file: string): Problem {
  return {
    code: 'api-package-missing',
    severity: 'error',
    message: `The API reference shall show the package "${name}", which is not installed.`,
    hint: 'Add it to the dependencies in this file and run node scripts/install-releases.js, or take it out of "api" in content/docs/versions.ts.',
    file,
  };
}
