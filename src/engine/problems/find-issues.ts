import { slug as slugOf } from 'github-slugger';
import type { z } from 'zod';
import { didYouMean, listNames } from './suggest.ts';

/** A mistake in one value of the input. */
export interface Issue {
  /** Keys and indexes of the value; for unknown keys, the last one is that key. */
  path: (string | number)[];
  kind: 'unknown-key' | 'missing' | 'unknown-type' | 'invalid';
  message: string;
  hint?: string;
}

/**
 * Validates a value.
 *
 * @returns the output of the schema, or all mistakes
 */
export function findIssues<S extends z.ZodType>({
  schema,
  value,
}: {
  schema: S;
  value: unknown;
}): { data: z.output<S> } | { issues: Issue[] } {
  const result = schema.safeParse(value, { error: allowed });
  if (result.success) return { data: result.data };
  return {
    issues: result.error.issues.flatMap((issue) => describeIssue({ issue, value, above: [] })),
  };
}

/**
 * The allowed values, as the end of a sentence, or as a list of names for unknown keys and types.
 * It becomes the issue's message unless the schema has its own.
 */
function allowed(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'unrecognized_keys':
      return Object.keys(definition(issue)?.shape ?? {}).join(',');
    case 'invalid_type':
      return `must be ${nounOf(issue.expected)}`;
    case 'invalid_value':
      return `must be ${listNames(issue.values.map(String), 'or')}`;
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty';
      return `must ${issue.origin === 'array' ? 'have' : 'be'} at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'url'
        ? 'must be an address such as "https://example.com"'
        : issue.format === 'date'
          ? 'must be a day such as "2025-03-21"'
          : `must be in the format "${issue.format}"`;
    case 'invalid_union':
      return issue.discriminator ? typesOf(issue).join(',') : undefined;
    default:
      return undefined;
  }
}

interface Definition {
  shape?: Record<string, unknown>;
  options?: {
    _zod: { def: { shape?: Record<string, { _zod: { def: { values?: string[] } } }> } };
  }[];
}

/** Zod passes the schema to error functions without its type. */
function definition(issue: z.core.$ZodRawIssue): Definition | undefined {
  const schema = issue.inst as { _zod?: { def: Definition } } | undefined;
  return schema?._zod?.def;
}

function typesOf(issue: z.core.$ZodRawIssue): string[] {
  return (definition(issue)?.options ?? []).flatMap(
    (option) => option._zod.def.shape?.type?._zod.def.values ?? [],
  );
}

function nounOf(expected: string): string {
  if (expected === 'boolean') return 'true or false';
  if (expected === 'array') return 'a list';
  if (expected === 'record') return 'an object';
  return `${/^[aeio]/.test(expected) ? 'an' : 'a'} ${expected}`;
}

interface IssueInput {
  issue: z.core.$ZodIssue;
  /** The whole input. */
  value: unknown;
  /** Path of the union to which the issue's path is relative. */
  above: (string | number)[];
}

function describeIssue({ issue, value, above }: IssueInput): Issue[] {
  const path = [...above, ...issue.path.map(toKey)];
  const written = valueAt(value, path);
  const name = formatPath(path);
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split(',').filter(Boolean);
    return issue.keys.map((key) => ({
      path: [...path, key],
      kind: 'unknown-key',
      message: `"${key}" is not a known key${path.length > 0 ? ` of ${name}` : ''}.`,
      hint: [didYouMean({ written: key, names: known }), `Known keys: ${known.join(', ')}.`]
        .filter(Boolean)
        .join(' '),
    }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const branch = likelyBranch(issue.errors);
    if (branch)
      return branch.flatMap((inner) => describeIssue({ issue: inner, value, above: path }));
    return [invalid(path, name, written, 'is not of an allowed kind')];
  }
  if (issue.code === 'invalid_union') {
    const types = issue.message.split(',');
    // The issue's path of a discriminated union ends with the type's key.
    const kind = written === undefined ? 'missing' : 'unknown-type';
    const message =
      written === undefined
        ? `${name} is missing.`
        : `${name} is ${format(written)}, which is not a known type.`;
    const near = typeof written === 'string' && didYouMean({ written, names: types });
    const hint = [near, `Allowed: ${types.join(', ')}.`].filter(Boolean).join(' ');
    return [{ path, kind, message, hint }];
  }
  if (issue.code === 'invalid_key') {
    const [key = ''] = path.slice(-1);
    const [rule] = issue.issues;
    const message = `"${key}" is not an allowed key: it ${rule?.message ?? 'is not of an allowed kind'}.`;
    return [{ path, kind: 'unknown-key', message, ...exampleFor({ written: String(key), rule }) }];
  }
  if (written === undefined) {
    const subject = path.length === 0 ? 'The default export' : name;
    return [
      { path, kind: 'missing', message: `${subject} is missing.`, hint: `It ${issue.message}.` },
    ];
  }
  const example = typeof written === 'string' ? exampleFor({ written, rule: issue }) : {};
  return [{ ...invalid(path, name, written, issue.message), ...example }];
}

/** The closest valid form of an invalid name: `Bob Smith` -> `bob-smith`. */
function exampleFor(options: {
  written: string;
  rule: z.core.$ZodIssue | undefined;
}): Pick<Issue, 'hint'> {
  const { written, rule } = options;
  if (rule?.code !== 'invalid_format' || rule.format !== 'regex' || !rule.pattern) return {};
  const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(rule.pattern) ?? [];
  const parts = written
    .split('/')
    .map((part) => slugOf(part.replace(/[^\p{L}\p{N}._-]+/gu, ' ').trim()));
  const near = parts.join('/');
  return near !== '' && new RegExp(source, flags).test(near)
    ? { hint: `For example: "${near}".` }
    : {};
}

function invalid(path: Issue['path'], name: string, written: unknown, rule: string): Issue {
  const subject = path.length === 0 ? 'The default export' : name;
  const reason = rule.startsWith('must') ? `but ${rule}` : `which ${rule}`;
  return { path, kind: 'invalid', message: `${subject} is ${format(written)}, ${reason}.` };
}

/** The branch that got furthest: the one that did not fail on the value as a whole. */
function likelyBranch(branches: z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const deeper = branches.filter((issues) =>
    issues.every(
      (issue) =>
        issue.path.length > 0 ||
        issue.code === 'unrecognized_keys' ||
        issue.code === 'invalid_union',
    ),
  );
  return deeper.length === 1 ? deeper[0] : undefined;
}

function toKey(key: PropertyKey): string | number {
  return typeof key === 'symbol' ? String(key) : key;
}

/** `navbar.items[2].type`, quoted if it is a single name. */
function formatPath(path: Issue['path']): string {
  const [first, ...rest] = path;
  if (rest.length === 0 && typeof first !== 'number') return `"${first ?? ''}"`;
  return path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${key}`))
    .join('');
}

function valueAt(value: unknown, path: Issue['path']): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<string | number, unknown>)[key];
  }
  return current;
}

/** A value in source form, truncated if it is long. */
function format(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  const text = written(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Module values may be anything; those that JSON cannot represent are converted to strings. */
function written(value: unknown): string {
  // JSON has no such numbers, and would write `null`.
  if (typeof value === 'number') return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
