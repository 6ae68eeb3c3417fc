import { type NameLink, type PrintedCode, wordPattern } from '../printed-code.ts';
import { ts } from './compiler.ts';

/** The link or replacement of a name in printed code; undefined to print it unchanged. */
export type ResolveName = (name: ts.Identifier) => NameLink | undefined;

/**
 * Prints a declaration or type as in its file, without comments and private members, and with every
 * name that `resolve` knows replaced.
 *
 * @param options.before prefix: `declare const`
 */
export function printNode(options: {
  node: ts.Node;
  resolve: ResolveName;
  before?: string;
  /** Parts of the node to leave out. */
  skip?: (node: ts.Node) => boolean;
}): PrintedCode {
  const { node, resolve, before = '', skip = () => false } = options;
  const pieces: string[] = [];
  const words: PrintedCode['words'] = [];
  const add = (text: string, link?: NameLink): void => {
    pieces.push(text);
    const found = text.match(wordPattern) ?? [];
    words.push(...found.map(() => (link?.href ? link : undefined)));
  };
  const write = (part: ts.Node): void => {
    if (ts.isJSDoc(part) || isHiddenMember(part) || skip(part)) return;
    if (ts.isImportTypeNode(part)) {
      writeImportType(part);
    } else if (ts.isIdentifier(part)) {
      const link = resolve(part);
      add(link?.text ?? plainName(part.text), link);
    } else {
      const children = part.getChildren();
      if (children.length === 0) add(part.getText());
      for (const child of children) write(child);
    }
  };
  /** Readers see `import('./types').Dict<string>` as `Dict<string>`. */
  const writeImportType = (part: ts.ImportTypeNode): void => {
    if (part.isTypeOf) add('typeof');
    if (part.qualifier) write(part.qualifier);
    if (!part.typeArguments) return;
    for (const [index, argument] of part.typeArguments.entries()) {
      add(index === 0 ? '<' : ',');
      write(argument);
    }
    add('>');
  };
  if (before !== '') add(before);
  write(node);
  return { text: pieces.join(' '), words };
}

/** Bundlers number names that several files declare: `Result$1`. */
export function plainName(name: string): string {
  return name.replace(/\$\d+$/, '');
}

function isHiddenMember(node: ts.Node): boolean {
  if (!ts.isClassElement(node)) return false;
  if (node.name && ts.isPrivateIdentifier(node.name)) return true;
  return (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0;
}
