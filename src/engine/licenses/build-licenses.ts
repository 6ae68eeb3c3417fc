import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { projectRoot } from '../project-root.ts';
import { mergePackages } from './find-shipped-packages.ts';
import type { ShippedPackage } from './shipped-package.ts';

/** Path of the page with all license texts. */
export const LICENSES_PATH = 'licenses.txt';

/** License texts of packages that include none, by package name. */
const TEXTS_FOLDER = 'src/engine/licenses/texts';

const LINE = '-'.repeat(80);

/**
 * The full licenses of all third-party code that browsers receive, as most of them require.
 *
 * @param packages the contents of the bundles; may contain duplicates
 * @param root the project's folder
 * @returns with a problem for each package without a text
 */
export async function buildLicenses(options: {
  packages: ShippedPackage[];
  root?: string;
}): Promise<{ text: string; problems: Problem[] }> {
  const { packages, root = projectRoot } = options;
  const merged = mergePackages(packages);
  const texts = await Promise.all(merged.map((it) => it.text ?? readOwnText(root, it.name)));
  const sections = merged.flatMap((it, index) => {
    const text = texts[index];
    return text === undefined ? [] : `${LINE}\n${titleOf(it)}\n${LINE}\n\n${text}\n`;
  });
  const list = merged.map((it) => `- ${titleOf(it)}\n`).join('');
  return {
    text: `Work of others that this site sends to browsers, and its licenses in full.\n\n${list}\n${sections.join('\n')}`,
    problems: merged.filter((_, index) => texts[index] === undefined).map(missingText),
  };
}

function titleOf({ name, version, license }: ShippedPackage): string {
  return [name, version, license && `(${license})`].filter(Boolean).join(' ');
}

async function readOwnText(root: string, name: string): Promise<string | undefined> {
  const text = await readFile(join(root, TEXTS_FOLDER, `${name}.txt`), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

function missingText(it: ShippedPackage): Problem {
  const { name, version, license } = it;
  if (version === undefined) {
    return {
      code: 'license-missing',
      severity: 'error',
      message: `Pages load the font ${name}, but there is no license beside it.`,
      hint: `Put its text into a file ${name.replace(/\.\w+$/, '.license.txt')} in the same folder.`,
    };
  }
  const says = license ? `only "${license}" in its package.json` : 'no license at all';
  return {
    code: 'license-missing',
    severity: 'error',
    message: `Browsers load code of ${name} ${version}, which has no license text: it has ${says}.`,
    hint: `Take the text from the repository of the package and put it into ${TEXTS_FOLDER}/${name}.txt.`,
  };
}
