import { readFile } from 'node:fs/promises';

/** The release of the recorded packages. */
export async function readRelease(): Promise<string> {
  const manifest = 'content/docs/v11/node_modules/@trpc/client/package.json';
  return JSON.parse(await readFile(manifest, 'utf8')).version;
}
