import type { ts } from './compiler.ts';

const mdn = 'https://developer.mozilla.org/en-US/docs/Web';
const handbook = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';

/** Headings of TypeScript's page about utility types. */
const utilityTypes: Readonly<Record<string, string>> = {
  Awaited: 'awaitedtype',
  Partial: 'partialtype',
  Required: 'requiredtype',
  Readonly: 'readonlytype',
  Record: 'recordkeys-type',
  Pick: 'picktype-keys',
  Omit: 'omittype-keys',
  Exclude: 'excludeuniontype-excludedmembers',
  Extract: 'extracttype-union',
  NonNullable: 'nonnullabletype',
  Parameters: 'parameterstype',
  ConstructorParameters: 'constructorparameterstype',
  ReturnType: 'returntypetype',
  InstanceType: 'instancetypetype',
};

const globalObjects = new Set(
  `Array AsyncGenerator AsyncIterator Date Error Function Generator Iterator JSON Map Object Promise
  Proxy RegExp Set Symbol TypeError Uint8Array ArrayBuffer WeakMap WeakSet`.split(/\s+/),
);

/** Names whose page has another name, and names with a page that are not global objects. */
const others: Readonly<Record<string, string>> = {
  Iterable: `${mdn}/JavaScript/Reference/Iteration_protocols`,
  AsyncIterable: `${mdn}/JavaScript/Reference/Iteration_protocols`,
  RequestInit: `${mdn}/API/RequestInit`,
};

/** Documentation of a name of the language or platform; undefined if uncertain. */
export function builtInLink(symbol: ts.Symbol): string | undefined {
  const files = (symbol.declarations ?? []).map((it) => it.getSourceFile().fileName);
  const libraries = files.filter((file) => /\/lib\.[^/]*\.d\.ts$/.test(file));
  if (libraries.length === 0) return undefined;
  const { name } = symbol;
  if (Object.hasOwn(utilityTypes, name)) return `${handbook}#${utilityTypes[name]}`;
  if (globalObjects.has(name)) return `${mdn}/JavaScript/Reference/Global_Objects/${name}`;
  if (Object.hasOwn(others, name)) return others[name];
  // Globals that exist at run time are platform interfaces, and those all have a page.
  const isDom = libraries.some((file) => /\/lib\.dom\./.test(file));
  return isDom && symbol.valueDeclaration ? `${mdn}/API/${name}` : undefined;
}
