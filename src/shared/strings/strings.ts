import type { en } from './en.ts';

/** Ways to say a number of things: one form for each category of `Intl.PluralRules` that the language has. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** A table of strings in any language: the keys of the English one. */
type TableOf<English> = English extends string
  ? string
  : English extends { other: string }
    ? PluralForms
    : { [Key in keyof English]: TableOf<English[Key]> };

/**
 * The words of the site's own interface in one language: `content/i18n/<locale>/strings.ts` exports such a table. A name
 * in braces, as in `{count} results`, is a value that is put there; it may come at another place than in English.
 */
export type Strings = TableOf<typeof en>;

declare global {
  /**
   * The table of the locale that is being built. Every bundler puts the text in the place of its name, so a page
   * carries the strings that it shows and no table: write the whole path, `STRINGS.search.clear`.
   */
  const STRINGS: typeof en;
  /** Language of the locale that is being built, as `<html lang>` says it, for `Intl`. */
  const LANG: string;
}

/** What bundlers put in the place of `STRINGS.…` and `LANG`: name -> JSON. */
export function stringDefines(strings: Strings, lang: string): Record<string, string> {
  const defines: Record<string, string> = { LANG: JSON.stringify(lang) };
  const add = (path: string, value: unknown) => {
    defines[path] = JSON.stringify(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) add(`${path}.${key}`, part);
  };
  for (const [area, table] of Object.entries(strings)) add(`STRINGS.${area}`, table);
  return defines;
}
