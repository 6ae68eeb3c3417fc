import { type Document, isMap, isScalar, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '#shared/problem.ts';
import { findIssues } from '../problems/find-issues.ts';
import { locateInYaml } from '../problems/locate-in-yaml.ts';
import { positionAt } from '../problems/position.ts';

/** A content file taken apart. */
export interface ContentParts<T> {
  /** Undefined where it is not valid. */
  frontMatter: T | undefined;
  /** The text with its front matter blanked out: lines stay where they are. */
  body: string;
  /** Line of each key, for problems that later stages find. */
  lines: Record<string, number>;
  problems: Problem[];
}

const pattern = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Reads the front matter of a content file (docs and posts) and validates it. */
export function parseFrontMatter<S extends z.ZodType>(options: {
  file: string;
  source: string;
  schema: S;
}): ContentParts<z.output<S>> {
  const { file, source, schema } = options;
  const match = pattern.exec(source);
  const yaml = match?.[1] ?? '';
  const offset = match ? source.indexOf('\n') + 1 : 0;
  const body = match ? match[0].replace(/[^\n]+/g, '') + source.slice(match[0].length) : source;
  const document: Document = parseDocument(yaml, { prettyErrors: false });
  const code = 'front-matter-invalid';

  if (document.errors.length > 0) {
    const problems = document.errors.map((error): Problem => {
      const place = positionAt(source, offset + error.pos[0]);
      return {
        code,
        severity: 'error',
        message: `The front matter is not valid YAML: ${lowerFirst(error.message).replace(/\.?$/, '.')}`,
        hint: 'Put a value that contains ": " or begins with a sign in quotes.',
        file,
        ...place,
      };
    });
    return { frontMatter: undefined, body, lines: {}, problems };
  }
  const lines = linesOfKeys({ document, source, offset });
  const value: unknown = document.toJS() ?? {};
  const result = findIssues({ schema, value });
  if ('data' in result) return { frontMatter: result.data, body, lines, problems: [] };
  const problems = result.issues.map(({ path, kind, message, hint }): Problem => {
    const part = kind === 'unknown-key' ? 'key' : 'value';
    return {
      code,
      severity: 'error',
      message: `Front matter: ${path.length === 0 ? 'it must be a list of "key: value" lines.' : message}`,
      ...(hint === undefined ? {} : { hint }),
      file,
      ...locateInYaml({ document, source, offset, path, part }),
    };
  });
  return { frontMatter: undefined, body, lines, problems };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
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
