/** The kind of a symbol decides how it is listed and what its page shows. */
export type ApiKind = 'function' | 'class' | 'interface' | 'type' | 'variable' | 'namespace';

/** Kinds in the order of the lists, with the id of each list. */
export const apiKinds: Readonly<Record<ApiKind, string>> = {
  function: 'functions',
  class: 'classes',
  variable: 'variables',
  interface: 'interfaces',
  type: 'types',
  namespace: 'namespaces',
};

/**
 * Highlighted code: the HTML of its lines, as in a code block, with links on names that have a
 * page.
 */
export interface ApiCode {
  html: string;
  lines: number;
}

/** Everything that the packages of one release export. */
export interface ApiReference {
  packages: ApiPackage[];
  symbols: ApiSymbol[];
}

/** A package with the entries that can be imported from it. */
export interface ApiPackage {
  /** `@trpc/server`. */
  name: string;
  /** The package's own description; may be empty. */
  description: string;
  entries: ApiEntry[];
}

/** An entry that can be imported: one line of a package's export map. */
export interface ApiEntry {
  /** `@trpc/server/adapters/express`. */
  name: string;
  /** Site path of its page. */
  path: string;
  /** Whether its name marks it as unstable or internal. */
  isUnstable: boolean;
  exports: ApiExport[];
}

/** A name exported by an entry, as lists show it. */
export interface ApiExport {
  name: string;
  kind: ApiKind;
  /** Page of the symbol, which may be under another entry. */
  path: string;
  summary: string;
  isDeprecated: boolean;
  /** The entry that has the page, if it is another one. */
  from?: string;
}

/** A documented name with everything that its page shows. Comment texts are HTML. */
export interface ApiSymbol {
  name: string;
  kind: ApiKind;
  /** The entry to import it from. */
  entry: string;
  path: string;
  isUnstable: boolean;
  /** First paragraph of its comment as plain text; may be empty. */
  summary: string;
  /** Its declaration as a few lines of plain text, for cards. */
  brief: string;
  docs: string;
  /** The replacement; empty if the comment does not name one. */
  deprecated?: string;
  see: string[];
  examples: string[];
  /** The declaration, shortened if it is long. */
  code: ApiCode;
  /** The full text of a long declaration. */
  fullCode?: ApiCode;
  typeParameters: ApiParameter[];
  parameters: ApiParameter[];
  returns?: ApiParameter;
  members: ApiMember[];
  /** Members of other types that it extends or is made of, by type. */
  inherited: ApiInherited[];
  /** Types that its declarations use but no entry exports. */
  internals: ApiInternal[];
  /** Other names for the same symbol. */
  aliases: { name: string; path: string }[];
  /** Other entries that export it under this name. */
  alsoFrom: string[];
  source?: ApiSource;
  /** Pages that the code links to: `data-h` of a link is an index into this list. */
  links: string[];
}

/** A file of a guide that uses a symbol. */
export interface SymbolExample {
  /** Title and path of the guide. */
  title: string;
  href: string;
  /** Its name; empty if the guide gives none. */
  file: string;
  code: string;
}

/** A parameter, a type parameter, or a return value. */
export interface ApiParameter {
  name: string;
  /** Its type, or the constraint of a type parameter. */
  code?: ApiCode;
  docs: string;
  isOptional: boolean;
  /** As HTML of code. */
  default?: string;
  /** Page of its type, if that is one name. */
  typePath?: string;
  /** Members of its type, which the page unfolds in place. Only in the data of a page. */
  contents?: ApiInherited[];
}

/** A property, method or signature of a symbol. */
export interface ApiMember {
  name: string;
  /** Its `id` in the page. */
  anchor: string;
  kind: 'property' | 'method' | 'constructor' | 'call' | 'index';
  code: ApiCode;
  docs: string;
  isOptional: boolean;
  /** Marked as internal by its comment or an underscore; the page folds it away. */
  isInternal: boolean;
  default?: string;
  deprecated?: string;
  /** Page of its type, if that is one name. */
  typePath?: string;
  /** Members of its type, which a table of options shows below it. Only in the data of a page. */
  members?: ApiMember[];
}

/** Members of another type: a symbol inherits them, or a parameter has them. */
export interface ApiInherited {
  /** Name of the type that declares them. */
  from: string;
  /** Its page, if it has one. */
  path?: string;
  members: ApiMember[];
}

/** A type that a declaration uses but no entry exports. */
export interface ApiInternal {
  name: string;
  anchor: string;
  code: ApiCode;
}

/** The place of a declaration in the source repository. */
export interface ApiSource {
  /** Address of the line in the repository, at the release's tag. */
  href: string;
  /** `packages/server/src/unstable-core-do-not-import/initTRPC.ts`. */
  file: string;
}

/** Ids of the sections of a symbol's page, in order. Members use their own names as ids. */
export const symbolSections = {
  examples: 'section-examples',
  parameters: 'section-parameters',
  returns: 'section-returns',
  typeParameters: 'section-type-parameters',
  members: 'section-members',
  inherited: 'section-inherited',
  internals: 'section-internals',
  history: 'section-history',
  usedIn: 'section-used-in',
  see: 'section-see',
} as const;

/** A section of a symbol's page. */
export type SymbolSection = keyof typeof symbolSections;
