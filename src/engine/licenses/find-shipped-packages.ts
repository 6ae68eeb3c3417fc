import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { posixPath } from '../posix-path.ts';
import type { ShippedPackage } from './shipped-package.ts';

/** Names of license and notice files. */
const LEGAL_FILE = /^(licen[cs]e|copying|notice|third-?party-?notice)/i;

/** After this line Vite lists packages that are part of its own tools, and not of any script that it produces. */
const OF_TOOLS = /^# Licenses of bundled dependencies$/m;

const FONT_FILE = /\.(woff2?|ttf|otf)$/;

/**
 * The authors of bundled files: packages for modules in `node_modules`, and fonts. A font in the sources has its
 * license beside it: `inter.license.txt` for `inter.woff2`.
 *
 * @param files absolute paths of the modules and files in a bundle
 * @returns each package once, by name
 */
export async function findShippedPackages(files: Iterable<string>): Promise<ShippedPackage[]> {
  const folders = new Map<string, Promise<ShippedPackage | undefined>>();
  const readFolder = (folder: string): Promise<ShippedPackage | undefined> => {
    const known = folders.get(folder) ?? readPackage(folder, readFolder);
    folders.set(folder, known);
    return known;
  };
  const found = [...new Set(files)].map((file) => {
    const path = posixPath(file);
    if (path.includes('/node_modules/')) return readFolder(dirname(path));
    return FONT_FILE.test(path) ? readFont(path) : undefined;
  });
  return mergePackages((await Promise.all(found)).filter((it) => it !== undefined));
}

/** Each package and version once, by name. Of two duplicates, the one with a text is kept. */
export function mergePackages(packages: ShippedPackage[]): ShippedPackage[] {
  const byKey = new Map<string, ShippedPackage>();
  for (const it of packages) {
    const key = `${it.name} ${it.version ?? ''}`;
    if (!byKey.get(key)?.text) byKey.set(key, it);
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, it]) => it);
}

/** The package that a folder belongs to; some packages contain others with their own licenses. */
async function readPackage(
  folder: string,
  readFolder: (folder: string) => Promise<ShippedPackage | undefined>,
): Promise<ShippedPackage | undefined> {
  if (basename(folder) === 'node_modules') return undefined;
  const manifest = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  // Some package.json files only declare the module format.
  const { name, version, license } = JSON.parse(manifest);
  if (!name || !version) return readFolder(dirname(folder));
  const text = await readLegalFiles(folder);
  return {
    name,
    version,
    ...(typeof license === 'string' ? { license } : {}),
    ...(text === '' ? {} : { text }),
  };
}

async function readLegalFiles(folder: string): Promise<string> {
  const files = await readdir(folder, { withFileTypes: true });
  const names = files.filter((it) => it.isFile() && LEGAL_FILE.test(it.name)).map((it) => it.name);
  const texts = names.sort().map((name) => readFile(join(folder, name), 'utf8'));
  const own = (await Promise.all(texts)).map((text) => text.split(OF_TOOLS, 1).join('').trim());
  return own.join('\n\n');
}

async function readFont(file: string): Promise<ShippedPackage> {
  const text = await readFile(file.replace(FONT_FILE, '.license.txt'), 'utf8').catch(() => '');
  return { name: basename(file), ...(text === '' ? {} : { text: text.trim() }) };
}
