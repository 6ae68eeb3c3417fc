/** Code that samples include by name: `main`, and `main-1` for the part before the mark `// - 1`. */
export type Includes = Map<string, string>;

/** Records the code of a fence `twoslash include NAME`. */
export function addInclude(includes: Includes, name: string, code: string): void {
  const lines: string[] = [];
  for (const line of code.split('\n')) {
    const mark = /^\s*\/\/ - (\S+)/.exec(line)?.[1];
    if (mark === undefined) lines.push(line);
    else includes.set(`${name}-${mark}`, lines.join('\n'));
  }
  includes.set(name, lines.join('\n'));
}

const includePattern = /^([ \t]*)\/\/[ \t]*@include:[ \t]*(\S+)[ \t]*$/;

/**
 * Expands included code.
 *
 * @returns undefined names, with the line in the code
 */
export function expandIncludes(
  code: string,
  includes: Includes,
): { code: string; missing: { name: string; line: number }[] } {
  const missing: { name: string; line: number }[] = [];
  const lines = code.split('\n').map((text, line) => {
    const [, indent = '', name] = includePattern.exec(text) ?? [];
    if (name === undefined) return text;
    const found = includes.get(name);
    if (found === undefined) missing.push({ name, line });
    return found?.replace(/^(?=.)/gm, indent) ?? text;
  });
  return { code: lines.join('\n'), missing };
}
