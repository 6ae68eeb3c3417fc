import type { ApiMember, ApiParameter } from '#shared/api.ts';
import type { CodeHighlighter } from '../../code/code-highlighter.ts';
import { defined } from '../../defined.ts';
import type { CodeSheet, SheetCode } from '../code-sheet.ts';
import { inlineHtml, markdownHtml } from '../markdown-html.ts';
import { joinCode, type PrintedCode } from '../printed-code.ts';
import { ts } from './compiler.ts';
import type { PageNames } from './page-names.ts';
import { printNode } from './print-node.ts';
import { readComment } from './read-comment.ts';
import type { FoundMember } from './read-members.ts';
import { plain } from './shorten-code.ts';

/** Dependencies for reading a symbol's members and parameters. */
interface PartReader {
  sheet: CodeSheet;
  highlighter: CodeHighlighter;
}

/** Reads the members of one page and gives each a unique anchor. */
export function memberReader(options: { reader: PartReader; names: PageNames }) {
  const { reader, names } = options;
  const { sheet, highlighter } = reader;
  const anchors = new Map<string, number>();
  return (member: FoundMember): (() => Promise<ApiMember>) => {
    const { name, kind, declarations, isOptional } = member;
    const [first] = declarations;
    const comments = declarations.map((node) => readComment(node, names.pathOf));
    const comment = comments.find(({ text }) => text !== '') ?? comments[0];
    const inClass = first !== undefined && ts.isClassElement(first);
    const printed = joinCode(
      declarations.map((node) => endMember(printNode({ node, resolve: names.resolve }))),
    );
    const code = sheet.add(printed, inClass ? 'class-member' : 'member');
    const id = name.replace(/[^\w$.-]+/g, '');
    const count = (anchors.get(id) ?? 0) + 1;
    anchors.set(id, count);
    const typePath =
      declarations.length === 1 && first && ts.isPropertySignature(first)
        ? typePathOf(first.type, names)
        : undefined;
    return async () => ({
      name,
      anchor: count === 1 ? id : `${id}-${count}`,
      kind,
      code: plain(code),
      docs: await markdownHtml(comment?.text ?? '', highlighter),
      isOptional,
      isInternal: comment?.isInternal === true || name.startsWith('_'),
      ...(comment?.default === undefined
        ? {}
        : { default: await inlineHtml(codeText(comment.default), highlighter) }),
      ...(comment?.deprecated === undefined
        ? {}
        : { deprecated: await inlineHtml(comment.deprecated, highlighter) }),
      ...defined({ typePath }),
    });
  };
}

/** Reads a parameter or type parameter or, without a name, the return value. */
export function parameterReader(options: {
  reader: Pick<PartReader, 'highlighter'>;
  name: string;
  code: SheetCode | undefined;
  fallback?: SheetCode | undefined;
  isOptional: boolean;
  docs: string;
  typePath?: string | undefined;
}): () => Promise<ApiParameter> {
  const { reader, name, code, fallback, isOptional, docs, typePath } = options;
  return async () => ({
    name,
    ...(code ? { code: plain(code) } : {}),
    docs: await markdownHtml(docs, reader.highlighter),
    isOptional,
    ...(fallback ? { default: fallback.html } : {}),
    ...defined({ typePath }),
  });
}

/** The page of a type that is one name, with or without arguments. */
export function typePathOf(type: ts.TypeNode | undefined, names: PageNames): string | undefined {
  return type && ts.isTypeReferenceNode(type) ? names.pathOf(type.typeName) : undefined;
}

function endMember(code: PrintedCode): PrintedCode {
  return /[;,]$/.test(code.text)
    ? { ...code, text: code.text.replace(/,$/, ';') }
    : { ...code, text: `${code.text};` };
}

/** Defaults are code, which some authors put in backticks. */
function codeText(text: string): string {
  return text.includes('`') || text.includes(' ') ? text : `\`${text}\``;
}
