import type { SiteConfigInput } from '#schema/site-config.ts';
import { decideAt, type MigrationNote } from './note.ts';
import type { SourceData } from './source-data.ts';

type Checks = Exclude<SiteConfigInput['checks'], undefined>;

/** Docusaurus severities and their equivalents. */
const severities: Readonly<Record<string, 'error' | 'warn' | 'ignore'>> = {
  throw: 'error',
  warn: 'warn',
  log: 'warn',
  ignore: 'ignore',
};

/** How mistakes are handled. The defaults are the same in both systems. */
export function migrateChecks(data: SourceData): Pick<SiteConfigInput, 'checks'> {
  const read = (key: string, holder = data) => severities[holder.get(key).text() ?? ''];
  const hooks = data.get('markdown').get('hooks');
  const found: Checks = {
    brokenLinks: read('onBrokenLinks'),
    brokenAnchors: read('onBrokenAnchors'),
    brokenMarkdownLinks: read('onBrokenMarkdownLinks', hooks) ?? read('onBrokenMarkdownLinks'),
    missingAssets: read('onBrokenMarkdownImages', hooks),
    duplicateRoutes: read('onDuplicateRoutes'),
  };
  const checks = Object.fromEntries(
    Object.entries(found).filter(([, severity]) => severity !== undefined),
  );
  return Object.keys(checks).length === 0 ? {} : { checks };
}

/** Only the default language is migrated. */
export function migrateI18n(
  data: SourceData,
  notes: MigrationNote[],
): Pick<SiteConfigInput, 'i18n'> {
  const name = data.get('defaultLocale').text() ?? 'en';
  for (const [, entry] of data.get('locales').parts()) {
    const other = entry.text();
    if (other === undefined || other === name) continue;
    notes.push(decideAt(entry.place, `pages are in one language here: "${other}" is not migrated`));
    data.get('localeConfigs').get(other).skip();
  }
  const own = data.get('localeConfigs').get(name);
  const label = own.get('label').text() ?? displayName(name);
  const direction = own.get('direction').text() === 'rtl' ? 'rtl' : 'ltr';
  const htmlLang = own.get('htmlLang').text() ?? name;
  if (name === 'en' && !own.isThere()) return {};
  return { i18n: { defaultLocale: name, locales: { [name]: { label, direction, htmlLang } } } };
}

/** `fr` -> `français`. */
function displayName(locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}
