import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { escapePattern } from '../text/escape-pattern.ts';
import { originalFile } from '../text/translations.ts';

/** A mention of a doc outside Markdown. */
export interface Mention {
  file: string;
  line: number;
}

/**
 * Finds mentions of a doc in the config, sidebars, versions and TSX pages, by its id or address in quotes. These files
 * are code, so a person has to check them.
 */
export async function findMentions(options: {
  root: string;
  id: string;
  address: string;
  /** Folder of its version, because other versions' sidebars use the same ids. */
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
    (file) => !file.endsWith('/sidebar.ts') || originalFile(file).startsWith(`${folder}/`),
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
