/** The changes that readers can make to the program. */
export const typesChanges = ['none', 'result', 'optional', 'input'] as const;

/** A change to the program that readers can choose. */
export type TypesChange = (typeof typesChanges)[number];

/** The places that a type passes on its way from the validator to the client's result, in their order. */
export const typesPlaces = [
  'validator',
  'input',
  'use',
  'output',
  'procedure',
  'router',
  'client',
  'call',
  'argument',
  'result',
  'field',
] as const;

/** A place in the program that a type passes. */
export type TypesPlace = (typeof typesPlaces)[number];

/** A piece of a file. */
export interface TypesPiece {
  text: string;
  /** The place that it is. */
  place?: TypesPlace;
  /** An error is underlined here. */
  isWrong?: boolean;
}

/** An error, as the compiler reports it. */
export interface TypesError {
  place: TypesPlace;
  file: string;
  code: number;
  message: string;
}

/** The program after one change. */
export interface TypesRun {
  files: { name: string; pieces: TypesPiece[] }[];
  /** What an editor shows at each place. */
  types: Record<TypesPlace, string>;
  errors: TypesError[];
}

/** The file of recordings. */
export interface TypesFile {
  release: string;
  /** Release of the compiler. */
  typescript: string;
  runs: Record<TypesChange, TypesRun>;
}
