import type { ts } from './compiler.ts';

const mdn = 'https://developer.mozilla.org/en-US/docs/Web';
const handbook = 'https://www.typescriptlang.org/docs/handbook/utility-types.html';

/** Headings of TypeScript's page on utility types. */
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

/** What has a page under another name, or is no object of the platform and has a page all the same. */
const others: Readonly<Record<string, string>> = {
  Iterable: `${mdn}/JavaScript/Reference/Iteration_protocols`,
  AsyncIterable: `${mdn}/JavaScript/Reference/Iteration_protocols`,
  RequestInit: `${mdn}/API/RequestInit`,
};

/** Where a name of the language or the platform is explained; undefined where that is not sure. */
export function builtInLink(symbol: ts.Symbol): string | undefined {
  const files = (symbol.declarations ?? []).map((it) => it.getSourceFile().fileName);
  const libraries = files.filter((file) => /\/lib\.[^/]*\.d\.ts$/.test(file));
  if (libraries.length === 0) return undefined;
  const { name } = symbol;
  if (Object.hasOwn(utilityTypes, name)) return `${handbook}#${utilityTypes[name]}`;
  if (globalObjects.has(name)) return `${mdn}/JavaScript/Reference/Global_Objects/${name}`;
  if (Object.hasOwn(others, name)) return others[name];
  // What exists at run time is an interface of the platform, and those all have a page.
  const isDom = libraries.some((file) => /\/lib\.dom\./.test(file));
  return isDom && symbol.valueDeclaration ? `${mdn}/API/${name}` : undefined;
}
