import { changed, decide, type FileNote } from './note.ts';

/** Kinds of admonitions under their names in older releases. */
const oldKinds: Readonly<Record<string, string>> = {
  important: 'info',
  success: 'tip',
  secondary: 'note',
};

interface Line {
  text: string;
  number: number;
}

/**
 * Line-based changes before parsing: fences that are parsed as MDX, titles and kinds of admonitions, heading ids,
 * formulas. Line numbers stay the same.
 */
export function prepareText(options: { text: string; hasMath: boolean }): {
  text: string;
  notes: FileNote[];
} {
  const { hasMath } = options;
  const notes: FileNote[] = [];
  let fence: { mark: string; isUnwrapped: boolean } | undefined;
  let isInFormula = false;
  const lines = options.text.split('\n').map((text, index) => {
    const line: Line = { text, number: index + 1 };
    const [, indent = '', mark = '', info = ''] = /^([\s>]*)(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
    if (fence !== undefined) {
      if (!mark.startsWith(fence.mark) || info.trim() !== '') {
        return fence.isUnwrapped ? prepareLine({ line, notes, hasMath }) : text;
      }
      const { isUnwrapped } = fence;
      fence = undefined;
      return isUnwrapped ? indent.trimEnd() : text;
    }
    if (mark !== '') {
      const isUnwrapped = /^\s*mdx-code-block\b/.test(info);
      fence = { mark, isUnwrapped };
      if (!isUnwrapped) return text;
      notes.push(changed(line.number, 'the fence "mdx-code-block" is gone: all of a page is MDX'));
      return indent.trimEnd();
    }
    if (hasMath && /^\s*\$\$\s*$/.test(text)) {
      isInFormula = !isInFormula;
      if (isInFormula) noteFormula(line, notes);
      return text.replace('$$', isInFormula ? '```text' : '```');
    }
    return isInFormula ? text : prepareLine({ line, notes, hasMath });
  });
  return { text: lines.join('\n'), notes };
}

function prepareLine(options: { line: Line; notes: FileNote[]; hasMath: boolean }): string {
  const { line, notes, hasMath } = options;
  const admonition = prepareAdmonition(line, notes);
  const heading = prepareHeading({ ...line, text: admonition }, notes);
  const formulas = hasMath ? prepareFormulas({ ...line, text: heading }, notes) : heading;
  const emoji = /(?:^|\s)(:[a-z][a-z0-9_+-]*:)(?=\s|$|[.,!?])/.exec(formulas)?.[1];
  if (emoji !== undefined)
    notes.push(
      decide(line.number, `"${emoji}" is shown as it is written: put the character itself`),
    );
  return formulas;
}

const kinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

function prepareAdmonition({ text, number }: Line, notes: FileNote[]): string {
  const match = /^(?<colons>[\s>]*:{3,})[ \t]*(?<kind>[a-zA-Z][\w-]*)(?<rest>.*)$/.exec(text);
  const { colons = '', kind = '', rest = '' } = match?.groups ?? {};
  if (kind === '') return text;
  const attributes = /\{[^}]*\}\s*$/.exec(rest)?.[0] ?? '';
  const title = rest.slice(0, rest.length - attributes.length).trim();
  const isBracketed = title === '' || (title.startsWith('[') && title.endsWith(']'));
  const bracketed = isBracketed ? title : `[${escapeBrackets(title)}]`;
  const known = oldKinds[kind] ?? kind;
  if (!kinds.includes(known)) {
    notes.push(
      decide(number, `there is no admonition "${kind}" here: choose one of ${kinds.join(', ')}`),
    );
  }
  if (attributes !== '') {
    const message = `${attributes.trim()} behind the admonition is gone`;
    const hasId = /[{\s]#/.test(attributes);
    const advice = 'links to its id find nothing now: give the id to a heading';
    notes.push(hasId ? decide(number, `${message}: ${advice}`) : changed(number, message));
  }
  if (known !== kind) notes.push(changed(number, `:::${kind} is :::${known}`));
  if (!isBracketed) notes.push(changed(number, 'the title of the admonition is in brackets'));
  const isSame = known === kind && isBracketed && attributes === '';
  return isSame ? text : `${colons}${known}${bracketed}`;
}

/** Escapes brackets in a bracketed title, unless they are escaped already. */
const escapeBrackets = (title: string): string =>
  title.replace(/\\.|[[\]]/g, (part) => (part.length > 1 ? part : `\\${part}`));

/** Newer releases put heading ids into comments. */
function prepareHeading({ text, number }: Line, notes: FileNote[]): string {
  const pattern = /^(#{1,6} .*?)\s*(?:\{\/\*\s*#([\w-]+)\s*\*\/\}|<!--\s*#([\w-]+)\s*-->)\s*$/;
  const [, heading, id, other] = pattern.exec(text) ?? [];
  if (heading === undefined) return text;
  notes.push(changed(number, 'the id of the heading is written {#id}'));
  return `${heading} {#${id ?? other}}`;
}

function prepareFormulas(line: Line, notes: FileNote[]): string {
  const parts = line.text.split(/(`+[^`]*`+)/);
  const prepared = parts.map((part) =>
    part.startsWith('`')
      ? part
      : part.replace(
          /(\$\$?)(?!\s)([^$\n]+?)(?<!\s)\1(?!\d)/g,
          (_, _mark, formula: string) => `\`${formula}\``,
        ),
  );
  const text = prepared.join('');
  if (text !== line.text) noteFormula(line, notes);
  return text;
}

function noteFormula({ number }: Line, notes: FileNote[]): void {
  notes.push(
    decide(
      number,
      'formulas are not typeset here: this one is shown as code; an image or words may serve better',
    ),
  );
}
