import { UNKNOWN } from './read-literal.ts';

/** A value of data that others wrote, where anything may be anything. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; empty where it is none. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The value as text that says something. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Whether somebody wrote a value that only running the code would tell. */
export const isUnknown = (value: unknown): boolean => value === UNKNOWN;
