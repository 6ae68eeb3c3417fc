import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Packages whose output the compiled content depends on. */
const packages = [
  '@mdx-js/mdx',
  '@shikijs/langs',
  'beautiful-mermaid',
  'github-slugger',
  'image-size',
  'npm-to-yarn',
  'remark-directive',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'shiki',
];

/**
 * A string that changes whenever the MDX pipeline would compile the same content differently: its
 * own source or the version of a package has changed. For cache keys.
 */
export async function readMdxFingerprint({
  projectRoot,
}: {
  /** The project's folder, which holds `src` and `node_modules`. */
  projectRoot: string;
}): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of ['src/engine/mdx', 'src/engine/code']) {
    const names = (await readdir(join(projectRoot, folder))).sort();
    for (const name of names.filter((it) => it.endsWith('.ts') && !it.endsWith('.test.ts'))) {
      hash.update(name).update(await readFile(join(projectRoot, folder, name)));
    }
  }
  hash.update(await readFile(join(projectRoot, 'src/shared/mdx-components.ts')));
  for (const name of packages) {
    const manifest = await readFile(
      join(projectRoot, 'node_modules', name, 'package.json'),
      'utf8',
    );
    hash.update(name).update(String(JSON.parse(manifest).version));
  }
  return hash.digest('hex').slice(0, 16);
}
