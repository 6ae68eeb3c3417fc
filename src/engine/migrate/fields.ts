import { UNKNOWN } from './read-literal.ts';

/** A value in third-party data, which may have any type. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; empty if it is not one. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The value if it is non-blank text. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Whether a value exists that is known only by running the code. */
export const isUnknown = (value: unknown): boolean => value === UNKNOWN;
