import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { positionAt } from '../problems/position.ts';
import { parseYaml } from '../text/parse-yaml.ts';
import { decide, type MigrationNote } from './note.ts';
import { createSourceData, type Place, type Places, type SourceData } from './source-data.ts';

/** YAML or JSON data. Invalid text is reported and counts as empty. */
export function readYaml(options: {
  file: string;
  source: string;
  /** Name of the whole in messages. */
  name?: string;
  notes: MigrationNote[];
}): SourceData {
  const { file, source, name = '', notes } = options;
  const places: Places = new WeakMap();
  const place = { file, line: 1 };
  const parsed = parseYaml(source);
  if ('mistakes' in parsed) {
    for (const { offset, reason } of parsed.mistakes) {
      notes.push({
        file,
        ...decide(positionAt(source, offset).line, `this cannot be read: ${reason}`),
      });
    }
    return createSourceData({ value: {}, name, place, places });
  }
  /** Walks the syntax tree and its values in parallel. */
  const locate = (node: unknown, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const parts = new Map<string, Place>();
    const add = (key: string, at: Node | null | undefined, inner: unknown) => {
      parts.set(key, { file, line: positionAt(source, at?.range?.[0] ?? 0).line });
      locate(inner, Reflect.get(value, key));
    };
    if (isMap(node)) {
      for (const { key, value: inner } of node.items) {
        if (isScalar(key)) add(String(key.value), key, inner);
      }
    } else if (isSeq(node)) {
      for (const [index, inner] of node.items.entries()) add(String(index), inner as Node, inner);
    }
    places.set(value, parts);
  };
  locate(parsed.document.contents, parsed.value);
  return createSourceData({ value: parsed.value, name, place, places });
}
