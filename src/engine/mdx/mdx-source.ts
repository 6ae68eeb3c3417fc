/**
 * Rewrites Markdown syntax that MDX cannot parse: titles of admonitions without brackets, heading
 * ids, HTML comments. Only outside code. Lines and columns stay the same, except after a heading id
 * on its line, where nothing follows.
 */
export function prepareMdxSource(source: string): string {
  let fence: { mark: string; length: number } | undefined;
  let inComment = false;
  return source
    .split('\n')
    .map((line) => {
      if (!inComment) {
        const mark = fencePattern.exec(line)?.[1];
        if (fence !== undefined) {
          const closes = mark?.startsWith(fence.mark) && mark.length >= fence.length;
          if (closes && line.trim().endsWith(fence.mark)) fence = undefined;
          return line;
        }
        if (mark !== undefined) {
          fence = { mark: mark.charAt(0), length: mark.length };
          return line;
        }
      }
      const prepared = replaceComments(line, inComment);
      inComment = prepared.inComment;
      return bracketTitle(prepared.text);
    })
    .join('\n');
}

/** Opening or closing fence, also inside lists and quotes. */
const fencePattern = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;

/** `:::tip Title` -> `:::tip[Title]`, with the same number of columns. */
function bracketTitle(line: string): string {
  return line.replace(
    /^([\s>]*:{3,}[a-zA-Z][\w-]*)[ \t]+([^{[\s].*?)[ \t]*$/,
    (_, opening: string, title: string) => `${opening}[${title.replace(/[[\]]/g, '\\$&')}]`,
  );
}

/** Comments become MDX comments of the same length; `{#id}` becomes text. */
function replaceComments(line: string, inComment: boolean): { text: string; inComment: boolean } {
  let open = inComment;
  let text = '';
  // Code in backticks is left unchanged.
  for (const piece of open ? splitComment(line) : splitCode(line)) {
    if (!open && piece.startsWith('`')) {
      text += piece;
      continue;
    }
    let rest = piece;
    while (rest !== '') {
      const mark = open ? '-->' : '<!--';
      const at = rest.indexOf(mark);
      const before = at === -1 ? rest : rest.slice(0, at);
      text += open ? before.replaceAll('*/', '* ') : before.replace(/(?<!\\)\{#/g, '\\{#');
      if (at === -1) break;
      text += open ? '*/}' : '{/* ';
      open = !open;
      rest = rest.slice(at + mark.length);
    }
  }
  return { text, inComment: open };
}

function splitComment(line: string): string[] {
  const end = line.indexOf('-->');
  return end === -1 ? [line] : [line.slice(0, end + 3), ...splitCode(line.slice(end + 3))];
}

/** Splits a line into code in backticks and the rest; comments are never split. */
function splitCode(line: string): string[] {
  return line.split(/(<!--.*?-->|(?<!`)(`+)(?!`).*?(?<!`)\2(?!`))/).filter(
    // `split` returns the pattern's inner group as an extra piece that contains only backticks.
    (piece): piece is string => piece !== undefined && piece !== '' && !/^`+$/.test(piece),
  );
}
