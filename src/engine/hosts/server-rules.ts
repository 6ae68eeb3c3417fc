import { HOST_FILES, type HostRules } from '../serve/host-rules.ts';
import { escapePattern } from '../text/escape-pattern.ts';
import { OUTPUT_OWN } from '../writing/output-folder.ts';

/** Value of `cache-control` for everything without a rule: browsers revalidate. */
export const PAGES_ARE_ASKED_FOR = 'no-cache';

/**
 * Headers by name, each with its values: the first pattern that matches a path wins. In the site's table later rules
 * win, so the order is reversed.
 */
export function ruleValues({
  headers,
}: Pick<HostRules, 'headers'>): Map<string, { pattern: string; value: string }[]> {
  const values = new Map<string, { pattern: string; value: string }[]>();
  for (const rule of headers.toReversed()) {
    const pattern = `^${rule.source.split('*').map(escapePattern).join('.*')}$`;
    for (const [name, value] of Object.entries(rule.headers)) {
      values.set(name, [...(values.get(name) ?? []), { pattern, value }]);
    }
  }
  return values;
}

/** Output paths that are not public. */
export function hiddenPattern(baseUrl: string): string {
  const names = [...HOST_FILES, OUTPUT_OWN].map(escapePattern);
  return `^${escapePattern(baseUrl)}(?:${names.join('|')})(?:/|$)`;
}
