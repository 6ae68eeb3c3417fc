import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { hash } from '../hashing/hash.ts';
import { hashEach } from '../hashing/hash-files.ts';
import { projectRoot } from '../project-root.ts';
import { listVersions, readInstalledPackages } from './installed-packages.ts';
import type { KeyHistory } from './key-history.ts';
import { type Producer, type ProducerName, producers } from './producers.ts';

/** Changes whenever a producer could make something else of the same input. */
export interface Fingerprint {
  /** For cache keys. */
  key: string;
  /** What the key is made of, each under its name: a file, a package, a variable. */
  parts: Record<string, string>;
}

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
  return createFingerprint({
    node: process.version,
    ...files,
    ...listVersions(installed, producer.packages),
    ...Object.fromEntries(environment),
  });
}

export function createFingerprint(parts: Record<string, string>): Fingerprint {
  return { key: hash(...Object.entries(parts).flat()), parts };
}

/** Files that make the results of a producer, without those of tests; below the project's folder, sorted. */
export async function listSources(producer: Producer, root: string): Promise<string[]> {
  const patterns = [...producer.sources, '!**/*.test.*', '!**/*-test-support.*'];
  return (await glob(patterns, { cwd: join(root) })).sort();
}

/** The app notes what it is made of itself. */
const NOTED: readonly ProducerName[] = [
  'mdx',
  'spelling',
  'samples',
  'api',
  'cards',
  'pages',
  'packs',
];

/** Lets `SITE_DEBUG=cache` say which file or package made everything of a kind again. */
export async function noteFingerprints(history: KeyHistory): Promise<void> {
  const note = async (name: ProducerName) => {
    history.keyOf(`code of ${name}`, (await readFingerprint(name)).parts);
  };
  await Promise.all(NOTED.map(note));
}
