import { canonicalLanguage } from '../code/code-languages.ts';

/** How code in a language is checked; undefined if there is no parser. */
export type SampleCheck = 'types' | 'syntax';

/** Languages that `check-syntax.ts` parses. */
const parsedLanguages = new Set(['js', 'jsx', 'json', 'jsonc', 'yaml']);

/** @param language as written on a fence: `ts`, `typescript`, `mts` … */
export function checkOfLanguage(language: string): SampleCheck | undefined {
  const name = canonicalLanguage(language);
  if (name === 'ts' || name === 'tsx') return 'types';
  return parsedLanguages.has(name) ? 'syntax' : undefined;
}
