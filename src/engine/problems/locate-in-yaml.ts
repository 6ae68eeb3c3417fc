import { type Document, isMap, isScalar } from 'yaml';
import { type Position, positionAt } from './position.ts';

/**
 * Finds a value in a YAML document.
 *
 * @param offset start of the YAML in `source`
 * @returns the position of the deepest part that exists
 */
export function locateInYaml(options: {
  document: Document;
  source: string;
  offset: number;
  path: (string | number)[];
  part: 'key' | 'value';
}): Position {
  const { document, source, offset, path, part } = options;
  for (let length = path.length; length > 0; length -= 1) {
    const whole = length === path.length;
    const start = startOf(document, path.slice(0, length), whole ? part : 'value');
    if (start !== undefined) return positionAt(source, offset + start);
  }
  return positionAt(source, offset);
}

function startOf(
  document: Document,
  path: (string | number)[],
  part: 'key' | 'value',
): number | undefined {
  const key = path.at(-1);
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (isMap(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
    const node = part === 'key' ? pair?.key : (pair?.value ?? pair?.key);
    return (node as { range?: [number, number, number] } | undefined)?.range?.[0];
  }
  const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
  return node?.range?.[0];
}
