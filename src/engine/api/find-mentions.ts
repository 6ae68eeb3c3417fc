import type { ApiReference } from '#shared/api.ts';
import type { Doc } from '../docs/doc.ts';

/** Mentions of symbols in guides, and the guides that use a symbol. */
export interface Mentions {
  /** Names in a guide's inline code that have a page, with its path; undefined if the guide has no such name. */
  namesOf(doc: Doc): Record<string, string> | undefined;
  /** Guides that use the symbol with a page at this path, most detailed first. */
  usedIn(path: string): { title: string; href: string }[];
}

/** A longer list of guides would not help readers choose. */
const MAX_GUIDES = 8;

const imports = /import\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;

/** A compound name is unambiguous. `observable` and `tracked` might be ordinary words. */
const distinctName = /[a-z\d][A-Z]|_/;

/** Hooks of the same name are members of other clients. */
const hookName = /^use[A-Z]/;

interface Candidate {
  path: string;
  /** Whether other symbols share the name. */
  isAmbiguous: boolean;
}

/** The mentions in one guide. */
interface MentionsOfDoc {
  names: Record<string, string>;
  /** Path of a symbol -> how much the guide is about it. */
  weights: Map<string, number>;
}

/**
 * Finds the symbols that guides import in samples or name in inline code. A name counts as a symbol if a sample of the
 * page imports it, or if it is unambiguous. Guides are read on demand.
 */
export function findMentions(options: { docs: Doc[]; api: ApiReference | undefined }): Mentions {
  const { docs, api } = options;
  if (!api) return { namesOf: () => undefined, usedIn: () => [] };
  const candidates = indexNames(api);
  const exported = new Map(
    api.packages.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.exports.map(({ name, path }) => [`${entry.name} ${name}`, path] as const),
      ),
    ),
  );
  const read = (doc: Doc) => readMentions({ doc, candidates, exported });
  let guides: ReturnType<typeof listGuides> | undefined;
  return {
    namesOf(doc) {
      const { names } = read(doc);
      return Object.keys(names).length > 0 ? names : undefined;
    },
    usedIn(path) {
      guides ??= listGuides(docs, read);
      const sorted = [...(guides.get(path) ?? [])].sort((a, b) => b.weight - a.weight);
      return sorted.slice(0, MAX_GUIDES).map(({ title, href }) => ({ title, href }));
    },
  };
}

function readMentions(options: {
  doc: Doc;
  candidates: ReadonlyMap<string, Candidate>;
  /** Entry and name of an export -> path of its page. */
  exported: ReadonlyMap<string, string>;
}): MentionsOfDoc {
  const { doc, candidates, exported } = options;
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
  const names: Record<string, string> = {};
  for (const name of doc.compiled.codeNames) {
    const candidate = candidates.get(name);
    const isSure =
      candidate && !candidate.isAmbiguous && distinctName.test(name) && !hookName.test(name);
    const path = imported.get(name) ?? (isSure ? candidate.path : undefined);
    if (path === undefined) continue;
    names[name] = path;
    weigh(path, doc.title.toLowerCase().includes(name.toLowerCase()) ? 20 : 2);
  }
  return { names, weights };
}

/** Path of a symbol -> all guides that use it. */
function listGuides(docs: Doc[], read: (doc: Doc) => MentionsOfDoc) {
  const guides = new Map<string, { title: string; href: string; weight: number }[]>();
  for (const doc of docs) {
    for (const [path, weight] of read(doc).weights) {
      const guide = { title: doc.title, href: doc.path, weight };
      guides.set(path, [...(guides.get(path) ?? []), guide]);
    }
  }
  return guides;
}

/** Names that applications may rely on. */
function indexNames({ symbols }: ApiReference): Map<string, Candidate> {
  const names = new Map<string, Candidate>();
  for (const { name, path, isUnstable } of symbols) {
    if (isUnstable) continue;
    names.set(name, { path, isAmbiguous: names.has(name) });
  }
  return names;
}
