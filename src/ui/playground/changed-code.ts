import type { SampleFile } from '#shared/mdx-components.ts';

/** The files that differ from the starting ones, as text for the browser's storage. Undefined if none does. */
export function packChanges(
  files: readonly SampleFile[],
  start: readonly SampleFile[],
): string | undefined {
  const changed = files.filter(({ code }, index) => code !== start[index]?.code);
  if (changed.length === 0) return undefined;
  return JSON.stringify(Object.fromEntries(changed.map(({ name, code }) => [name, code])));
}

/** The starting files with what `packChanges` has stored, if anything. */
export function applyChanges(
  start: readonly SampleFile[],
  stored: string | undefined,
): readonly SampleFile[] {
  const codes = parse(stored);
  return start.map(({ name, code }) => ({ name, code: codes[name] ?? code }));
}

function parse(text: string | undefined): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const isFiles =
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).every((code) => typeof code === 'string');
    return isFiles ? (value as Record<string, string>) : {};
  } catch {
    // Another version of this page, or other code, has written it.
    return {};
  }
}
