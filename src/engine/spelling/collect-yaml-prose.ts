import { isScalar, parseDocument, visit } from 'yaml';
import type { ContentProse } from '#shared/content.ts';
import { proseKeys } from '#shared/prose-keys.ts';
import { positionAt } from '../problems/position.ts';

/**
 * The prose in a YAML file or in front matter. For invalid YAML, the readable parts are returned;
 * mistakes are reported when the file is read.
 */
export function collectYamlProse({
  file,
  source,
}: {
  file: string;
  source: string;
}): ContentProse[] {
  const isContent = /\.mdx?$/.test(file);
  const matter = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?\n)---[ \t]*(?:\r?\n|$)/.exec(source);
  if (isContent && !matter) return [];
  const offset = isContent ? (matter?.[1]?.length ?? 0) : 0;
  const yaml = isContent ? (matter?.[2] ?? '') : source;
  const prose: ContentProse[] = [];
  visit(parseDocument(yaml, { logLevel: 'silent' }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !proseKeys.has(String(key.value))) return;
      if (!isScalar(value) || typeof value.value !== 'string' || !value.range) return;
      const [start, end] = value.range;
      const place = positionAt(source, offset + start);
      prose.push({ file, ...place, text: yaml.slice(start, end) });
    },
  });
  return prose;
}
