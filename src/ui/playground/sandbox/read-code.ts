import type { SampleFile } from '#shared/mdx-components.ts';

/** Comments, strings, and templates. A quote in JSX text ends with its line. */
const WORDS = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const IGNORED = /@ts-(?:ignore|expect-error|nocheck)\b/;
const SILENCED =
  /\bas\s+(?:any|never|unknown\s+as)\b|(?:[:<|&,]|=>?)\s*any\b(?!\s*[:(.])|\bsatisfies\s+any\b/;

/** The code with blanks for comments, for the content of strings, and for the text of templates. */
export function bareCode(code: string): string {
  return code.replace(WORDS, (word) => {
    if (word.startsWith('/')) return blank(word);
    const inside = word.slice(1, -1);
    const [quote = ''] = word;
    if (quote !== '`') return quote + blank(inside) + quote;
    return quote + inside.replace(/\$\{[^}]*\}|./g, (part) => (part[1] ? part : ' ')) + quote;
  });
}

/** The first place that keeps TypeScript from finding a mistake. */
export function findSilencer(
  files: readonly SampleFile[],
): { file: string; line: number; text: string } | undefined {
  for (const { name, code } of files) {
    const lines = code.split('\n');
    const bare = bareCode(code).split('\n');
    for (const [index, line] of bare.entries()) {
      const [found] = IGNORED.exec(lines[index] ?? '') ?? SILENCED.exec(line) ?? [];
      if (found) return { file: name, line: index + 1, text: found.replace(/^\W+(?=any)/, '') };
    }
  }
  return undefined;
}

const blank = (text: string) => text.replace(/./g, ' ');
