/** Ids of a twin's sections, in order. */
export function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#{2,6} .*\{#([^}]+)\}$/gm)].map(([, id = '']) => id);
}

/**
 * From a heading to the next one of the same or a higher level; for a row of a list, only the row.
 */
export function sectionOf(text: string, anchor: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex(
    (line) => /^(?:#{2,6}|-) /.test(line) && line.endsWith(`{#${anchor}}`),
  );
  const first = lines[start];
  if (first === undefined) return undefined;
  const level = /^#+/.exec(first)?.[0].length;
  if (level === undefined) return first;
  let fence: string | undefined;
  const end = lines.findIndex((line, index) => {
    if (index <= start) return false;
    const mark = /^\s*(`{3,})/.exec(line)?.[1];
    if (mark && (fence === undefined || mark === fence)) fence = fence ? undefined : mark;
    const depth = fence ? undefined : /^(#+) /.exec(line)?.[1]?.length;
    return depth !== undefined && depth <= level;
  });
  return lines
    .slice(start, end === -1 ? undefined : end)
    .join('\n')
    .trim();
}
