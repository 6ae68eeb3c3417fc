/** Names, joined as in the code: `t.procedure`, `@trpc/server`, `'content-type'`. */
const NAME = /@?[\p{L}\p{N}_$]+(?:[./:-][\p{L}\p{N}_$]+)*/gu;

/** Keywords that every sample contains. */
const KEYWORDS = new Set(
  'as async await break case catch class const continue default delete do else enum export extends false finally for from function if implements import in instanceof interface let new null number of return satisfies static string super switch this throw true try type typeof undefined unknown var void while yield any boolean never object'.split(
    ' ',
  ),
);

/**
 * The distinct names in a section's code, in order. Code is searched by its names and not shown.
 * Names that also occur in the section's text are found there.
 */
export function listCodeNames({ code, text }: { code: string; text: string }): string[] {
  const names = new Set<string>();
  const written = new Set(text.match(NAME));
  for (const [name] of code.matchAll(NAME)) {
    if (written.has(name)) continue;
    if (name.length > 1 && !KEYWORDS.has(name) && !/^\d+$/.test(name)) names.add(name);
  }
  return [...names];
}
