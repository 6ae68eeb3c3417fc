import type { DocsVersion } from '#shared/docs-version.ts';
import type { ToolAnswer } from './answer.ts';

/**
 * The version that a label names, the latest where none is named. Assistants know `10.x`, `v10`, `10`, the release that
 * a project has, and `latest`.
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

/** Whether what was found is an answer already. */
export function isAnswer(value: object): value is ToolAnswer {
  return 'text' in value;
}

/** `10`, `10.x` and `10.45.2` are all of the line `10.x`. */
function isNamed({ label }: DocsVersion, wanted: string): boolean {
  const line = label.toLowerCase().replace(/\.x$/, '');
  return wanted === label.toLowerCase() || `${wanted}.`.startsWith(`${line}.`);
}
