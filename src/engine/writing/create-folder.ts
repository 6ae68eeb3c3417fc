import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and the missing ones above it. Node's own `recursive` hides why that fails (a read-only disk becomes
 * "no such file"), and never ends where a folder exists but takes no others, such as `/proc`.
 *
 * @param made gets the folders that did not exist, innermost last, even if one of them cannot be created
 */
export async function createFolder(dir: string, made: string[] = []): Promise<void> {
  const create = () =>
    mkdir(dir).then(
      () => void made.push(dir),
      async (error: unknown) => {
        if (!(await stat(dir).catch(() => undefined))?.isDirectory()) throw error;
      },
    );
  const parent = dirname(dir);
  const hasParent = (await stat(parent).catch(() => undefined)) !== undefined;
  if (!hasParent && parent !== dir) await createFolder(parent, made);
  await create();
}
