import { hashGlob, manifestOf } from '../cache/hash-files.ts';

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
  return hashGlob(projectRoot, [
    'src/engine/{mdx,code}/*.ts',
    'src/shared/{mdx-components,package-manager-commands,prose-keys}.ts',
    ...packages.map(manifestOf),
  ]);
}
