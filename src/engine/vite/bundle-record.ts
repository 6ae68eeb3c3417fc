import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { readCacheFile } from '../cache/cache-file.ts';
import { hash } from '../hashing/hash.ts';
import { hashEach } from '../hashing/hash-files.ts';
import { findShippedPackages } from '../licenses/find-shipped-packages.ts';
import type { ShippedPackage } from '../licenses/shipped-package.ts';

/** Metadata stored beside a built bundle. */
interface BundleRecord {
  /** Hash of the rendering code, including the names of all files that it refers to. */
  code: string;
  environment: string[];
  packages: ShippedPackage[];
  /** Path -> hash of each of its files. */
  files: Record<string, string>;
}

export async function describeBundle(
  dir: string,
  shippedFiles: Set<string>,
): Promise<BundleRecord> {
  const files = (await glob('**/*', { cwd: dir, dot: true })).sort();
  const code = files.filter((path) => /^(rsc|ssr)\/.*\.js$/.test(path));
  const texts = await Promise.all(code.map((path) => readFile(join(dir, path), 'utf8')));
  const named = code.flatMap((path, index) => [path, texts[index] ?? '']);
  const names = texts.flatMap((text) => [...text.matchAll(/\bprocess\.env\.(\w+)/g)]);
  const environment = new Set(names.map(([, name = '']) => name));
  // Set by the command line itself.
  environment.delete('NODE_ENV');
  const packages = await findShippedPackages(shippedFiles);
  return {
    code: hash(...named),
    environment: [...environment].sort(),
    packages,
    files: await hashEach(dir, files),
  };
}

/**
 * @param troubles gets a line if the bundle is damaged
 * @returns undefined if the bundle is missing or differs from the build
 */
export async function readBundleRecord(
  dir: string,
  troubles: string[],
): Promise<BundleRecord | undefined> {
  if (!existsSync(dir)) return undefined;
  const record = await readCacheFile<BundleRecord>(`${dir}.json`, dir);
  if (record.kind === 'read') {
    const { files } = record.value;
    const now = await hashEach(dir, Object.keys(files));
    if (Object.entries(files).every(([path, before]) => now[path] === before)) return record.value;
  }
  troubles.push(`Dropped a damaged app of an earlier build: ${dir}.`);
  return undefined;
}
