import type { DocsVersion } from '#shared/docs-version.ts';
import type { ToolAnswer } from './answer.ts';

/**
 * The version with a label, by default the latest. Assistants use `10.x`, `v10`, `10`, the release installed in a
 * project, and `latest`.
 */
export function findVersion(
  versions: readonly DocsVersion[],
  label: string | undefined,
): DocsVersion | ToolAnswer {
  const wanted = (label ?? '')
    .trim()
    .toLowerCase()
    .replace(/^v(?=\d)/, '');
  const version = /^(?:|latest|current|stable)$/.test(wanted)
    ? versions.find(({ isLast }) => isLast)
    : versions.find((it) => isNamed(it, wanted));
  if (version) return version;
  const labels = versions.map((it) => it.label).join(', ');
  return { text: `There is no version "${label}". Allowed: ${labels}.`, isError: true };
}

/** Whether the result is already a response. */
export function isAnswer(value: object): value is ToolAnswer {
  return 'text' in value;
}

/** `10`, `10.x` and `10.45.2` all belong to the line `10.x`. */
function isNamed({ label }: DocsVersion, wanted: string): boolean {
  const line = label.toLowerCase().replace(/\.x$/, '');
  return wanted === label.toLowerCase() || `${wanted}.`.startsWith(`${line}.`);
}
