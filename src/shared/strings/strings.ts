import type { en } from './en.ts';

/** Plural forms: one for each category of `Intl.PluralRules` that the language has. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** A table of strings in any language, with the keys of the English one. */
type TableOf<English> = English extends string
  ? string
  : English extends { other: string }
    ? PluralForms
    : { [Key in keyof English]: TableOf<English[Key]> };

/**
 * The interface strings in one language; `content/i18n/<locale>/strings.ts` exports such a table. A name in braces, as
 * in `{count} results`, is replaced by a value; its position may differ from the English string.
 */
export type Strings = TableOf<typeof en>;

declare global {
  /**
   * The table of the locale being built. Every bundler replaces each name with its text, so a page carries only the
   * strings that it shows. For this, write the whole path: `STRINGS.search.clear`.
   */
  const STRINGS: typeof en;
  /** Language of the locale being built, as in `<html lang>`, for `Intl`. */
  const LANG: string;
}

/** Replacements that bundlers make for `STRINGS.…` and `LANG`: name -> JSON. */
export function stringDefines(strings: Strings, lang: string): Record<string, string> {
  const defines: Record<string, string> = { LANG: JSON.stringify(lang) };
  const add = (path: string, value: unknown) => {
    defines[path] = JSON.stringify(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      // Bundlers only replace names with dots; another key is read from its table.
      if (/^\w+$/.test(key)) add(`${path}.${key}`, part);
    }
  };
  for (const [area, table] of Object.entries(strings)) add(`STRINGS.${area}`, table);
  return defines;
}
