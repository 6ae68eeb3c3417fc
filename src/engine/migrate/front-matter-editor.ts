import { type Document, isMap, isScalar, type Node, type Pair } from 'yaml';
import { positionAt } from '../problems/position.ts';
import { parseYaml } from '../text/parse-yaml.ts';
import { splitFrontMatter } from '../text/split-front-matter.ts';
import type { Fields } from './fields.ts';
import { fieldsOf } from './fields.ts';
import { readYaml } from './read-yaml.ts';
import type { SourceData } from './source-data.ts';
import { type TextEdit, wholeLines } from './text-edits.ts';

/** Front matter as written, with methods to change single lines. */
export interface FrontMatterEditor {
  fields: Fields;
  /** The same, with line numbers of the file. */
  data: SourceData;
  lineOf(key: string): number;
  remove(key: string): void;
  replace(key: string, yaml: string): void;
  /** Adds lines after the others, and the delimiter lines if they are missing. */
  add(lines: string[]): void;
  edits: TextEdit[];
  /** Offset of the text. */
  end: number;
}

/** @returns undefined for unreadable front matter */
export function editFrontMatter(options: {
  file: string;
  source: string;
}): FrontMatterEditor | undefined {
  const { file, source } = options;
  const { yaml, offset, body, problems } = splitFrontMatter({ file, source });
  const parsed = parseYaml(yaml);
  if ('mistakes' in parsed || problems.length > 0) return undefined;
  const edits: TextEdit[] = [];
  const pairOf = (key: string) => findPair(parsed.document, key);
  // Empty lines replace the ones above, so that line numbers start at the top of the file.
  const above = source.slice(0, offset).replace(/[^\n]/g, '');
  return {
    fields: fieldsOf(parsed.value),
    data: readYaml({ file, source: above + yaml, notes: [] }),
    lineOf: (key) => {
      const start = startOf(pairOf(key)) ?? 0;
      return positionAt(source, offset + start).line;
    },
    remove: (key) => {
      const pair = pairOf(key);
      const start = startOf(pair);
      if (pair === undefined || start === undefined) return;
      edits.push({ ...wholeLines(source, offset + start, offset + endOf(pair)), text: '' });
    },
    replace: (key, text) => {
      const pair = pairOf(key);
      const range = (pair?.value as Node | null | undefined)?.range;
      if (range) {
        const end = offset + range[1];
        const trimmed = end - (/\n?$/.exec(source.slice(0, end))?.[0].length ?? 0);
        edits.push({ start: offset + range[0], end: Math.max(offset + range[0], trimmed), text });
      }
    },
    add: (lines) => {
      if (lines.length === 0) return;
      const text = `${lines.join('\n')}\n`;
      const at = offset + yaml.length;
      edits.push(
        offset === 0
          ? { start: 0, end: 0, text: `---\n${text}---\n\n` }
          : { start: at, end: at, text },
      );
    },
    edits,
    end: source.length - body.trimStart().length,
  };
}

type AnyPair = Pair<unknown, unknown>;

function findPair(document: Document, key: string): AnyPair | undefined {
  if (!isMap(document.contents)) return undefined;
  return document.contents.items.find(
    (item) => isScalar(item.key) && String(item.key.value) === key,
  );
}

const startOf = (pair: AnyPair | undefined): number | undefined =>
  (pair?.key as Node | undefined)?.range?.[0];

function endOf(pair: AnyPair): number {
  const value = (pair.value as Node | null)?.range?.[1];
  return value ?? (pair.key as Node).range?.[1] ?? 0;
}

/** A text as single-line YAML. */
export const yamlText = (text: string): string =>
  /^[A-Za-z0-9/][\w ./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|[\d.]+)$/i.test(text)
    ? text
    : JSON.stringify(text);
