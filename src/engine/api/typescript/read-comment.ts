import { ts } from './compiler.ts';

/** The comment of a declaration, as Markdown. */
export interface ApiComment {
  text: string;
  deprecated?: string;
  default?: string;
  returns: string;
  see: string[];
  examples: string[];
  /** By name; type parameters too. */
  params: ReadonlyMap<string, string>;
  isInternal: boolean;
}

/** Target of a name in a comment (`{@link httpLink}`). */
export type ResolveComment = (name: ts.EntityName | ts.JSDocMemberName) => string | undefined;

/** Tags whose text readers should see. */
const remarks: Readonly<Record<string, string>> = {
  remark: '',
  remarks: '',
  note: '**Note:** ',
  warning: '**Warning:** ',
};

/** Reads the last comment before a declaration; earlier ones describe a larger part of the file. */
export function readComment(node: ts.Node, resolve: ResolveComment): ApiComment {
  const comments = ts.getJSDocCommentsAndTags(node).filter((it) => ts.isJSDoc(it));
  const comment = comments.at(-1);
  const read = (text: ts.JSDoc['comment']): string => commentText(text, resolve).trim();
  const texts = [read(comment?.comment)];
  const params = new Map<string, string>();
  const found: Omit<ApiComment, 'text'> = {
    returns: '',
    see: [],
    examples: [],
    params,
    isInternal: false,
  };
  for (const tag of comment?.tags ?? []) {
    const name = tag.tagName.text;
    const text = read(tag.comment);
    if (name === 'deprecated') found.deprecated = text;
    else if (name === 'default' || name === 'defaultValue') found.default = text;
    else if (name === 'returns' || name === 'return') found.returns = text;
    else if (name === 'see') found.see.push(seeText(tag, text));
    else if (name === 'example') found.examples.push(text);
    else if (name === 'internal') found.isInternal = true;
    else if (ts.isJSDocParameterTag(tag)) params.set(tag.name.getText(), dropDash(text));
    else if (ts.isJSDocTemplateTag(tag)) {
      for (const parameter of tag.typeParameters) params.set(parameter.name.text, dropDash(text));
    } else if (Object.hasOwn(remarks, name)) texts.push(`${remarks[name]}${text}`);
  }
  return { ...found, text: texts.filter((text) => text !== '').join('\n\n') };
}

function commentText(comment: ts.JSDoc['comment'], resolve: ResolveComment): string {
  if (comment === undefined || typeof comment === 'string') return comment ?? '';
  return comment
    .map((part) => (part.kind === ts.SyntaxKind.JSDocText ? part.text : linkText(part, resolve)))
    .join('');
}

function linkText(
  link: ts.JSDocLink | ts.JSDocLinkCode | ts.JSDocLinkPlain,
  resolve: ResolveComment,
): string {
  const name = link.name?.getText() ?? '';
  // The parser takes the scheme of an address for a name.
  if (link.text.startsWith('://')) {
    const [address = '', ...words] = `${name}${link.text}`.split(/[\s|]+/);
    return words.length > 0 ? `[${words.join(' ')}](${address})` : `<${address}>`;
  }
  const words = link.text.replace(/^[\s|]+/, '').trim();
  const label = words === '' ? `\`${name}\`` : words;
  const href = link.name && resolve(link.name);
  return href === undefined ? label : `[${label}](${href})`;
}

/** `@see` takes the first word for a name, even if it begins an address. */
function seeText(tag: ts.JSDocTag, text: string): string {
  const written = tag
    .getText()
    .replace(/^@see\s*/, '')
    .replace(/\s*\n[\s*]*/g, ' ')
    .trim();
  if (/^https?:\S+$/.test(written)) return `<${written}>`;
  return written.startsWith('{@link') ? text : written;
}

function dropDash(text: string): string {
  return text.replace(/^-\s*/, '');
}
