import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { glob } from 'tinyglobby';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** Every style sheet of the app and its components, for tests about all of them; paths begin in `src`. */
export async function readSheets(): Promise<{ file: string; text: string }[]> {
  const files = await glob(['{app,ui}/**/*.css'], { cwd: src });
  return Promise.all(
    files.map(async (file) => ({ file, text: await readFile(`${src}/${file}`, 'utf8') })),
  );
}
