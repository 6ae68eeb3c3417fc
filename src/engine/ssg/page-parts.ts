import type { RenderInput } from '#shared/render.ts';
import { hash } from '../hashing/hash.ts';

/**
 * Hashes the inputs of a page separately: `shell`, `sidebar`, `page.toc`. Parts shared by many pages (the shell, a
 * sidebar) are hashed once.
 */
export function createPageParts(): (input: RenderInput) => Record<string, string> {
  const known = new WeakMap<object, string>();
  const hashOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return digestOf(JSON.stringify(value) ?? '');
    const digest = known.get(value) ?? digestOf(JSON.stringify(value));
    known.set(value, digest);
    return digest;
  };
  const hashEach = (name: string, value: object): [string, string][] =>
    Object.entries(value).map(([key, part]) => [`${name}.${key}`, hashOf(part)]);

  return ({ page, ...rest }) => {
    const { docs, ...facts } = { docs: undefined, ...page };
    return Object.fromEntries([
      // Every field of the input is part of the key.
      ...Object.entries(rest).map(([key, part]) => [key, hashOf(part)]),
      ...hashEach('page', facts),
      ...(docs === undefined ? [] : hashEach('page.docs', docs)),
    ]);
  };
}

/** Short texts are used as they are, because hashing costs more than it saves. */
function digestOf(text: string): string {
  return text.length <= 64 ? text : hash(text);
}
