import type { HoverTarget } from './find-hover-targets.ts';
import type { SymbolFacts } from './type-checker.ts';

/**
 * Facts that both compilers can provide, in a common format. `describeSymbol` formats a hover from them, so that both
 * give the same text.
 */
export interface SymbolSource<
  Node,
  Symbol extends { flags: number; name: string },
  Type,
  Signature,
> {
  /** The symbol behind a name, with imports resolved. */
  symbolAt(node: Node): Symbol | undefined;
  /** The property for an object literal's key in the expected type. */
  expectedProperty(node: Node): Symbol | undefined;
  /** The call whose callee is this name. */
  callOf(node: Node): Node | undefined;
  resolvedSignature(call: Node): Signature | undefined;
  typeAt(symbol: Symbol, node: Node): Type | undefined;
  declaredType(symbol: Symbol): Type | undefined;
  callSignatures(type: Type): readonly Signature[];
  /** @param expand whether to expand a type alias */
  typeText(type: Type, expand?: 'expand'): string;
  /** `<T>(a: T) => T` or `<T>(a: T): T`. */
  signatureText(signature: Signature, style: 'arrow' | 'colon'): string | undefined;
  isParameter(symbol: Symbol): boolean;
  declaredIn(symbol: Symbol): string[];
  documentation(symbol: Symbol): string;
  tags(symbol: Symbol): readonly { name: string; text?: string | undefined }[];
}

/** Symbol flags, the same in TypeScript 6 and 7. */
export const symbolFlags = {
  functionScopedVariable: 1,
  variable: 3,
  property: 4,
  enumMember: 8,
  function: 16,
  class: 32,
  interface: 64,
  enum: 384,
  module: 1536,
  method: 8192,
  accessor: 98304,
  typeParameter: 262144,
  typeAlias: 524288,
  alias: 2097152,
  optional: 16777216,
} as const;

/** Describes the symbol of a name; undefined if there is nothing useful to show. */
export function describeSymbol<
  Node,
  Symbol extends { flags: number; name: string },
  Type,
  Signature,
>(options: {
  source: SymbolSource<Node, Symbol, Type, Signature>;
  node: Node;
  target: HoverTarget;
}): SymbolFacts | undefined {
  const { source, node, target } = options;
  const expected = target.role === 'reference' ? undefined : source.expectedProperty(node);
  const isDocumented = expected !== undefined && source.documentation(expected) !== '';
  const own = target.role === 'option' ? undefined : source.symbolAt(node);
  const symbol = isDocumented || !own ? expected : own;
  if (!symbol) return undefined;
  const text = textOf({ source, node, target, symbol });
  if (text === undefined) return undefined;
  const docs = docsOf(source.documentation(symbol), source.tags(symbol));
  return { text, declaredIn: source.declaredIn(symbol), ...(docs === '' ? {} : { docs }) };
}

function textOf<Node, Symbol extends { flags: number; name: string }, Type, Signature>(options: {
  source: SymbolSource<Node, Symbol, Type, Signature>;
  node: Node;
  target: HoverTarget;
  symbol: Symbol;
}): string | undefined {
  const { source, node, target, symbol } = options;
  const { flags } = symbol;
  const { name } = target;
  const has = (kind: keyof typeof symbolFlags): boolean => (flags & symbolFlags[kind]) !== 0;
  const call = source.callOf(node);
  if (has('class') && call) {
    const signature = signatureOf({ source, call, style: 'colon' });
    if (signature) return `new ${name}${signature}`;
  }
  if (has('class')) return declaredText({ source, symbol, word: 'class', name });
  if (has('interface')) return declaredText({ source, symbol, word: 'interface', name });
  if (has('typeAlias')) return aliasText({ source, symbol, name });
  if (has('enum')) return `enum ${name}`;
  // `console` is a variable and a namespace.
  const isValue = has('variable') || has('function') || has('property');
  if ((has('module') && !isValue) || has('typeParameter')) return undefined;

  const type = source.typeAt(symbol, node);
  if (type === undefined) return undefined;
  const signatures = source.callSignatures(type);
  const isMethod = has('function') || has('method');
  const prefix = prefixOf({ source, symbol, target });
  const style = isMethod || has('property') || has('accessor') ? 'colon' : 'arrow';
  const called = call && signatureOf({ source, call, style });
  if (called) {
    const more = overloads(signatures.length);
    return style === 'colon' ? `${prefix}${name}${called}${more}` : `${prefix}${name}: ${called}`;
  }
  const [first] = signatures;
  if (isMethod && first !== undefined) {
    const signature = source.signatureText(first, 'colon');
    if (signature) return `${prefix}${name}${signature}${overloads(signatures.length)}`;
  }
  const typeText = source.typeText(type);
  // Nothing is known: a failed import, or an intentional `any`.
  if (typeText === 'any' || typeText === 'unknown') return undefined;
  return `${prefix}${name}${has('optional') ? '?' : ''}: ${typeText}`;
}

function prefixOf<Symbol extends { flags: number; name: string }>(options: {
  source: Pick<SymbolSource<never, Symbol, never, never>, 'isParameter'>;
  symbol: Symbol;
  target: HoverTarget;
}): string {
  const { source, symbol, target } = options;
  const { flags } = symbol;
  if (flags & symbolFlags.function) return 'function ';
  if (flags & symbolFlags.method) return '(method) ';
  if (flags & symbolFlags.enumMember) return '(enum member) ';
  if (flags & symbolFlags.variable) {
    return source.isParameter(symbol) ? '(parameter) ' : `${target.keyword ?? 'const'} `;
  }
  return '(property) ';
}

function signatureOf<
  Node,
  Symbol extends { flags: number; name: string },
  Type,
  Signature,
>(options: {
  source: SymbolSource<Node, Symbol, Type, Signature>;
  call: Node;
  style: 'arrow' | 'colon';
}): string | undefined {
  const { source, call, style } = options;
  const signature = source.resolvedSignature(call);
  return signature === undefined ? undefined : source.signatureText(signature, style);
}

function declaredText<Symbol extends { flags: number; name: string }, Type>(options: {
  source: Pick<SymbolSource<never, Symbol, Type, never>, 'declaredType' | 'typeText'>;
  symbol: Symbol;
  word: string;
  name: string;
}): string {
  const { source, symbol, word, name } = options;
  const type = source.declaredType(symbol);
  return `${word} ${type === undefined ? name : source.typeText(type)}`;
}

function aliasText<Symbol extends { flags: number; name: string }, Type>(options: {
  source: Pick<SymbolSource<never, Symbol, Type, never>, 'declaredType' | 'typeText'>;
  symbol: Symbol;
  name: string;
}): string {
  const { source, symbol, name } = options;
  const type = source.declaredType(symbol);
  if (type === undefined) return `type ${name}`;
  // With its parameters, if the type has no other name.
  const head = source.typeText(type);
  const isNamed = head.startsWith(`${symbol.name}<`);
  return `type ${isNamed ? head : name} = ${source.typeText(type, 'expand')}`;
}

function overloads(count: number): string {
  return count > 1 ? ` (+${count - 1} overload${count > 2 ? 's' : ''})` : '';
}

/** Documentation with the tags that are useful for readers. */
function docsOf(
  text: string,
  tags: readonly { name: string; text?: string | undefined }[],
): string {
  const lines = tags.flatMap(({ name, text: value = '' }) => {
    if (name === 'deprecated') return [`Deprecated${value === '' ? '.' : `: ${value}`}`];
    if (name === 'default') return [`Default: ${value}`];
    return name === 'see' && value !== '' ? [`See ${value}`] : [];
  });
  return [text.trim(), lines.join('\n')].filter((part) => part !== '').join('\n\n');
}
