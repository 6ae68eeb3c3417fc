import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { hash } from '../hashing/hash.ts';
import { hashEach } from '../hashing/hash-files.ts';
import { projectRoot } from '../project-root.ts';
import { listVersions, readInstalledPackages } from './installed-packages.ts';
import type { KeyHistory } from './key-history.ts';
import { type Producer, type ProducerName, producers } from './producers.ts';

/** Changes whenever a producer might give another result for the same input. */
export interface Fingerprint {
  /** For cache keys. */
  key: string;
  /** The named parts of the key: files, packages, variables. */
  parts: Record<string, string>;
}

/** The project's own fingerprints, as this process has read them last. */
const lastRead = new Map<ProducerName, Fingerprint>();

/** @param root the project's folder, which holds `src` and `node_modules` */
export async function readFingerprint(
  name: ProducerName,
  root: string = projectRoot,
): Promise<Fingerprint> {
  const producer: Producer = producers[name];
  const [files, installed] = await Promise.all([
    listSources(producer, root).then((sources) => hashEach(root, sources)),
    readInstalledPackages(root),
  ]);
  const environment = producer.environment.map((variable) => {
    return [`$${variable}`, hash(process.env[variable] ?? '')] as const;
  });
  const fingerprint = createFingerprint({
    node: process.version,
    ...files,
    ...listVersions(installed, producer.packages),
    ...Object.fromEntries(environment),
  });
  if (root === projectRoot) lastRead.set(name, fingerprint);
  return fingerprint;
}

export function createFingerprint(parts: Record<string, string>): Fingerprint {
  return { key: hash(...Object.entries(parts).flat()), parts };
}

/** Source files of a producer, without tests; relative to the project's folder, sorted. */
export async function listSources(producer: Producer, root: string): Promise<string[]> {
  const patterns = [...producer.sources, '!**/*.test.*', '!**/*-test-support.*'];
  return (await glob(patterns, { cwd: join(root) })).sort();
}

/**
 * Lets `SITE_DEBUG=cache` name the file or package that invalidated all results of a kind. Notes what this process has
 * read, because reading it again would take a third of a second.
 */
export function noteFingerprints(history: KeyHistory): void {
  for (const [name, { parts }] of lastRead) {
    // The app records its own inputs.
    if (name !== 'app') history.keyOf(`code of ${name}`, parts);
  }
}
