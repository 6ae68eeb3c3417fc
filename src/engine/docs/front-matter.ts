import { type Document, isMap, isScalar } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '#shared/problem.ts';
import { defined } from '../defined.ts';
import { findIssues, type Issue } from '../problems/find-issues.ts';
import { locateInYaml } from '../problems/locate-in-yaml.ts';
import { positionAt } from '../problems/position.ts';
import { parseYaml } from '../text/parse-yaml.ts';
import { splitFrontMatter } from '../text/split-front-matter.ts';
import { describeForeignKey } from './foreign-keys.ts';

/** A parsed content file. */
export interface ContentParts<T> {
  /** Without invalid keys; undefined if nothing can be read. */
  frontMatter: T | undefined;
  /** The text with its front matter blanked out, so that line numbers stay valid. */
  body: string;
  /** Line of each key, for problems found by later stages. */
  lines: Record<string, number>;
  problems: Problem[];
}

/** Reads and validates the front matter of a content file (docs and posts). */
export function parseFrontMatter<S extends z.ZodType>(options: {
  file: string;
  source: string;
  schema: S;
  /** Values for required keys that are missing or invalid. */
  defaults?: Record<string, unknown>;
}): ContentParts<z.output<S>> {
  const { file, source, schema, defaults = {} } = options;
  const { yaml, offset, body, problems: split } = splitFrontMatter({ file, source });
  const code = 'front-matter-invalid';
  const parsed = parseYaml(yaml);
  // If the delimiter lines are wrong, errors between them may only be a consequence.
  const unsure = split.length > 0;
  if ('mistakes' in parsed) {
    const found = parsed.mistakes.map(({ offset: at, reason, hint }): Problem => {
      const message = `The front matter is not valid YAML: ${reason}.`;
      const place = positionAt(source, offset + at);
      return { code, severity: 'error', message, hint, file, ...place };
    });
    return { frontMatter: undefined, body, lines: {}, problems: unsure ? split : found };
  }
  const { document, value } = parsed;
  const lines = linesOfKeys({ document, source, offset });
  const result = findIssues({ schema, value });
  if ('data' in result) return { frontMatter: result.data, body, lines, problems: split };
  const frontMatter = salvage({ schema, value, issues: result.issues, defaults });
  if (unsure) return { frontMatter, body, lines, problems: split };
  const problems = result.issues.map(({ path, kind, message, hint: known }): Problem => {
    const part = kind === 'unknown-key' ? 'key' : 'value';
    const foreign = kind === 'unknown-key' ? describeForeignKey(String(path[0])) : undefined;
    const hint = foreign === undefined ? known : `"${path[0]}" ${foreign}.`;
    return {
      code,
      severity: 'error',
      message: `Front matter: ${path.length === 0 ? 'it must be a list of "key: value" lines.' : message}`,
      ...defined({ hint }),
      file,
      ...locateInYaml({ document, source, offset, path, part }),
    };
  });
  return { frontMatter, body, lines, problems };
}

/** The data without invalid keys, so that a bad label does not also lose the page's address. */
function salvage<S extends z.ZodType>(options: {
  schema: S;
  value: unknown;
  issues: Issue[];
  defaults: Record<string, unknown>;
}): z.output<S> | undefined {
  const { schema, value, issues, defaults } = options;
  if (typeof value !== 'object' || value === null) return undefined;
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  const rest = Object.entries(value).filter(([key]) => !wrong.has(key));
  return schema.safeParse({ ...defaults, ...Object.fromEntries(rest) }).data;
}

function linesOfKeys(options: {
  document: Document;
  source: string;
  offset: number;
}): Record<string, number> {
  const { document, source, offset } = options;
  if (!isMap(document.contents)) return {};
  const lines: Record<string, number> = {};
  for (const { key } of document.contents.items) {
    if (!isScalar(key) || !key.range) continue;
    lines[String(key.value)] = positionAt(source, offset + key.range[0]).line;
  }
  return lines;
}
