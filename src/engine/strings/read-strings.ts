import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import { en } from '#shared/strings/en.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { shownLocale } from '../config/localize-config.ts';
import type { ModuleReader } from '../config/module-reader.ts';
import { readDataModule } from '../config/read-data-module.ts';
import { CONFIG_FILE } from '../config/read-site-config.ts';

/**
 * The interface strings of the locale. English is part of the engine; a site with its own table must provide all
 * strings, and each missing or unknown string is a problem.
 */
export async function readStrings(options: {
  root: string;
  config: ResolvedSiteConfig;
  modules: ModuleReader;
}): Promise<{ strings: Strings; problems: Problem[] }> {
  const { root, config, modules } = options;
  const { name, htmlLang } = shownLocale(config);
  const file = `content/i18n/${name}/strings.ts`;
  if (!existsSync(join(root, file))) {
    // A locale that the site does not have is refused where it was named.
    const isMissing = Object.hasOwn(config.i18n.locales, name) && !isEnglish(htmlLang);
    return { strings: en, problems: isMissing ? [tableMissing(name, file)] : [] };
  }
  // Only needed for sites in other languages.
  const { stringSchema } = await import('./string-schema.ts');
  const schema = stringSchema(htmlLang);
  const read = await readDataModule({ root, file, schema, modules, code: 'strings-invalid' });
  if (read.kind === 'read') return { strings: read.value, problems: [] };
  return { strings: en, problems: read.kind === 'invalid' ? read.problems : [] };
}

function isEnglish(htmlLang: string): boolean {
  return new Intl.Locale(htmlLang).language === 'en';
}

/** With problems, the whole interface stays English: odd beside translated pages, but consistent. */
function tableMissing(name: string, file: string): Problem {
  return {
    code: 'strings-missing',
    severity: 'warning',
    message: `The locale "${name}" has no table of strings, so menus, buttons and messages are in English.`,
    hint: `Write ${file}: a default export with the keys of src/shared/strings/en.ts.`,
    file: CONFIG_FILE,
  };
}
