import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { escapePattern } from '../text/escape-pattern.ts';

/** A place outside of Markdown that names a doc. */
export interface Mention {
  file: string;
  line: number;
}

/**
 * Finds where config, sidebars, versions and pages in TSX name a doc, by its id or its address in quotes.
 * Those are code: a person looks at them.
 */
export async function findMentions(options: {
  root: string;
  id: string;
  address: string;
  /** Folder of its version: sidebars of others have docs of the same ids. */
  folder: string;
}): Promise<Mention[]> {
  const { root, id, address, folder } = options;
  const files = await glob(['*.config.ts', 'content/**/*.{ts,tsx}'], {
    cwd: root,
    ignore: ['**/node_modules/**', '**/fixtures/**'],
  });
  const names = [id, address].map(escapePattern);
  const pattern = new RegExp(`(["'\`])(?:${names.join('|')})(?:[?#][^"'\`]*)?\\1`);
  const own = files.filter(
    (file) => !file.endsWith('/sidebar.ts') || file.startsWith(`${folder}/`),
  );
  const found = await Promise.all(
    own.sort().map(async (file): Promise<Mention[]> => {
      const lines = (await readFile(join(root, file), 'utf8')).split('\n');
      return lines.flatMap((text, index) =>
        pattern.test(text) ? [{ file, line: index + 1 }] : [],
      );
    }),
  );
  return found.flat();
}
