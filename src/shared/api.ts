/** What a symbol is: how it is listed and what its page shows. */
export type ApiKind = 'function' | 'class' | 'interface' | 'type' | 'variable' | 'namespace';

/** Kinds in the order in which lists show them, with the heading of their list. */
export const apiKinds: Readonly<Record<ApiKind, string>> = {
  function: 'Functions',
  class: 'Classes',
  variable: 'Variables',
  interface: 'Interfaces',
  type: 'Types',
  namespace: 'Namespaces',
};

/** Highlighted code: the HTML of lines as in a code block, with links on names that have a page. */
export interface ApiCode {
  html: string;
  lines: number;
}

/** Everything that the packages of one release offer. */
export interface ApiReference {
  packages: ApiPackage[];
  symbols: ApiSymbol[];
}

export interface ApiPackage {
  /** `@trpc/server`. */
  name: string;
  /** What the package says of itself; may be empty. */
  description: string;
  entries: ApiEntry[];
}

/** One thing that can be imported from: a line of a package's export map. */
export interface ApiEntry {
  /** `@trpc/server/adapters/express`. */
  name: string;
  /** Site path of its page. */
  path: string;
  /** Whether the packages say by its name that nobody should rely on it. */
  isUnstable: boolean;
  exports: ApiExport[];
}

/** A name of an entry, as lists show it. */
export interface ApiExport {
  name: string;
  kind: ApiKind;
  /** Page of the symbol, which another entry may have. */
  path: string;
  summary: string;
  isDeprecated: boolean;
  /** The entry that has the page, where it is another one. */
  from?: string;
}

/** A name that people look up, with everything that its page shows. Texts of comments are HTML. */
export interface ApiSymbol {
  name: string;
  kind: ApiKind;
  /** The entry to import it from. */
  entry: string;
  path: string;
  isUnstable: boolean;
  /** First paragraph of its comment as plain text; may be empty. */
  summary: string;
  /** Its declaration in few lines of plain text, for cards. */
  brief: string;
  docs: string;
  /** What to use instead; empty where the comment does not say. */
  deprecated?: string;
  see: string[];
  examples: string[];
  /** The declaration, shortened where it is long. */
  code: ApiCode;
  /** All of a long declaration. */
  fullCode?: ApiCode;
  typeParameters: ApiParameter[];
  parameters: ApiParameter[];
  returns?: ApiParameter;
  members: ApiMember[];
  /** Members of other types that it extends or is made of, by type. */
  inherited: ApiInherited[];
  /** Types in its declarations that no entry exports. */
  internals: ApiInternal[];
  /** Other names of the same thing. */
  aliases: { name: string; path: string }[];
  /** Other entries that export it under this name. */
  alsoFrom: string[];
  source?: ApiSource;
  /** Pages that the code links to: `data-h` of a link is a place in this list. */
  links: string[];
}

/** A parameter, a type parameter, or what is returned. */
export interface ApiParameter {
  name: string;
  /** Its type, or what a type parameter extends. */
  code?: ApiCode;
  docs: string;
  isOptional: boolean;
  /** As HTML of code. */
  default?: string;
}

export interface ApiMember {
  name: string;
  /** Its `id` in the page. */
  anchor: string;
  kind: 'property' | 'method' | 'constructor' | 'call' | 'index';
  code: ApiCode;
  docs: string;
  isOptional: boolean;
  /** Marked as internal by its comment or by an underscore: folded away. */
  isInternal: boolean;
  default?: string;
  deprecated?: string;
}

export interface ApiInherited {
  /** Name of the type that has them. */
  from: string;
  /** Its page, where it has one. */
  path?: string;
  members: ApiMember[];
}

export interface ApiInternal {
  name: string;
  anchor: string;
  code: ApiCode;
}

export interface ApiSource {
  /** Address of the line in the repository, at the tag of the release. */
  href: string;
  /** `packages/server/src/unstable-core-do-not-import/initTRPC.ts`. */
  file: string;
}

/** Sections of a symbol's page in their order. Members have ids of their own names. */
export const symbolSections = {
  examples: { id: 'section-examples', label: 'Examples' },
  parameters: { id: 'section-parameters', label: 'Parameters' },
  returns: { id: 'section-returns', label: 'Returns' },
  typeParameters: { id: 'section-type-parameters', label: 'Type parameters' },
  members: { id: 'section-members', label: 'Members' },
  inherited: { id: 'section-inherited', label: 'Inherited members' },
  internals: { id: 'section-internals', label: 'Types that are not exported' },
  history: { id: 'section-history', label: 'History' },
  usedIn: { id: 'section-used-in', label: 'Used in guides' },
  see: { id: 'section-see', label: 'See also' },
} as const;
