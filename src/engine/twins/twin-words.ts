import type { Strings } from '#shared/strings/strings.ts';

/** The texts around content, in the language of the locale. */
export interface TwinWords {
  strings: Strings;
  /** For `Intl`. */
  lang: string;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
