import type { ApiReference } from '#shared/api.ts';
import type { Doc } from '../docs/doc.ts';

/** What guides say about symbols, and where symbols are used. */
export interface Mentions {
  /** Doc id -> names of its inline code that have a page, with that page's path. */
  namesOf: ReadonlyMap<string, Record<string, string>>;
  /** Path of a symbol -> guides, those that say most first. */
  usedIn: ReadonlyMap<string, { title: string; href: string }[]>;
}

/** More guides than that help nobody to choose. */
const MOST_GUIDES = 8;

const imports = /import\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;

/** Two words in one: such a name means nothing else. `observable`, `tracked` might be just words. */
const distinctName = /[a-z\d][A-Z]|_/;

/** Hooks of one name are members of other clients. */
const hookName = /^use[A-Z]/;

interface Candidate {
  path: string;
  /** Whether other symbols have the name too. */
  isAmbiguous: boolean;
}

/**
 * Finds the symbols that guides import in samples or name in inline code. A name is taken for a symbol
 * where a sample of the page imports it, or where it can be nothing else.
 */
export function findMentions(options: { docs: Doc[]; api: ApiReference | undefined }): Mentions {
  const { docs, api } = options;
  const namesOf = new Map<string, Record<string, string>>();
  const guides = new Map<string, { title: string; href: string; weight: number }[]>();
  if (!api) return { namesOf, usedIn: new Map() };
  const candidates = indexNames(api);
  const exported = new Map(
    api.packages.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.exports.map(({ name, path }) => [`${entry.name} ${name}`, path] as const),
      ),
    ),
  );

  for (const doc of docs) {
    const imported = new Map<string, string>();
    const weights = new Map<string, number>();
    const weigh = (path: string, weight: number) =>
      weights.set(path, (weights.get(path) ?? 0) + weight);
    for (const { code } of doc.compiled.codeBlocks) {
      for (const [, list = '', entry] of code.matchAll(imports)) {
        for (const item of list.split(',')) {
          const name =
            item
              .trim()
              .replace(/^type\s+/, '')
              .split(/\s+as\s+/)[0] ?? '';
          const path = exported.get(`${entry} ${name}`);
          if (path === undefined) continue;
          imported.set(name, path);
          weigh(path, 1);
        }
      }
    }
    const found: Record<string, string> = {};
    for (const name of doc.compiled.codeNames) {
      const candidate = candidates.get(name);
      const isSure =
        candidate && !candidate.isAmbiguous && distinctName.test(name) && !hookName.test(name);
      const path = imported.get(name) ?? (isSure ? candidate.path : undefined);
      if (path === undefined) continue;
      found[name] = path;
      weigh(path, doc.title.toLowerCase().includes(name.toLowerCase()) ? 20 : 2);
    }
    if (Object.keys(found).length > 0) namesOf.set(doc.id, found);
    for (const [path, weight] of weights) {
      const guide = { title: doc.title, href: doc.path, weight };
      guides.set(path, [...(guides.get(path) ?? []), guide]);
    }
  }
  const usedIn = [...guides].map(([path, list]) => {
    const sorted = [...list].sort((a, b) => b.weight - a.weight);
    const best = sorted.slice(0, MOST_GUIDES).map(({ title, href }) => ({ title, href }));
    return [path, best] as const;
  });
  return { namesOf, usedIn: new Map(usedIn) };
}

/** Names that people may rely on. */
function indexNames({ symbols }: ApiReference): Map<string, Candidate> {
  const names = new Map<string, Candidate>();
  for (const { name, path, isUnstable } of symbols) {
    if (isUnstable) continue;
    names.set(name, { path, isAmbiguous: names.has(name) });
  }
  return names;
}
