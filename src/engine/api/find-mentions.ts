import type { ApiReference, SymbolExample } from '#shared/api.ts';
import { splitSample } from '../code/parse-sample.ts';
import type { Doc } from '../docs/doc.ts';

/** Mentions of symbols in guides, and the guides that use a symbol. */
export interface Mentions {
  /** Names in a guide's inline code that have a page, with its path; undefined if the guide has no such name. */
  namesOf(doc: Doc): Record<string, string> | undefined;
  /** Guides that use the symbol with a page at this path, most detailed first. */
  usedIn(path: string): { title: string; href: string }[];
  /** A short file that imports the symbol, from the most detailed of these guides that has one. */
  exampleOf(path: string): SymbolExample | undefined;
}

/** A longer list of guides would not help readers choose. */
const MAX_GUIDES = 8;

/** Longer files show more than the symbol. In lines. */
const MAX_EXAMPLE_LENGTH = 30;

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
  /** Path of a symbol -> the first short file that imports it. */
  files: Map<string, Pick<SymbolExample, 'file' | 'code'>>;
}

/**
 * Finds the symbols that guides import in samples or name in inline code. A name counts as a symbol if a sample of the
 * page imports it, or if it is unambiguous. Guides are read on demand.
 */
export function findMentions(options: { docs: Doc[]; api: ApiReference | undefined }): Mentions {
  const { docs, api } = options;
  if (!api) return { namesOf: () => undefined, usedIn: () => [], exampleOf: () => undefined };
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
  const guidesOf = (path: string) => {
    guides ??= listGuides(docs, read);
    return (guides.get(path) ?? []).toSorted((a, b) => b.weight - a.weight);
  };
  return {
    namesOf(doc) {
      const { names } = read(doc);
      return Object.keys(names).length > 0 ? names : undefined;
    },
    usedIn: (path) =>
      guidesOf(path)
        .slice(0, MAX_GUIDES)
        .map(({ title, href }) => ({ title, href })),
    exampleOf(path) {
      const guide = guidesOf(path).find(({ file }) => file);
      return guide?.file && { title: guide.title, href: guide.href, ...guide.file };
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
  const files: MentionsOfDoc['files'] = new Map();
  for (const block of doc.compiled.codeBlocks) {
    for (const { entry, name } of importsOf(block.code)) {
      const path = exported.get(`${entry} ${name}`);
      if (path === undefined) continue;
      imported.set(name, path);
      weigh(path, 1);
      const file = files.get(path) ?? findExample({ code: block.code, entry, name });
      if (file) files.set(path, file);
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
  return { names, weights, files };
}

function importsOf(code: string): { entry: string; name: string }[] {
  return [...code.matchAll(imports)].flatMap(([, list = '', entry = '']) =>
    list.split(',').map((item) => ({
      entry,
      name:
        item
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    })),
  );
}

/** The short file of a sample that imports a name, with its hidden lines, unless its lines have marks. */
function findExample(options: { code: string; entry: string; name: string }) {
  const { code, entry, name } = options;
  return splitSample(code)
    .map(({ name: file = '', lines }) => ({
      file,
      code: lines
        .flatMap(({ text, role }) => (role === 'directive' ? [] : [text]))
        .join('\n')
        .trim(),
    }))
    .find(
      ({ code }) =>
        code.split('\n').length <= MAX_EXAMPLE_LENGTH &&
        !code.includes('[!code') &&
        importsOf(code).some((it) => it.entry === entry && it.name === name),
    );
}

interface Guide {
  title: string;
  href: string;
  weight: number;
  file: Pick<SymbolExample, 'file' | 'code'> | undefined;
}

/** Path of a symbol -> all guides that use it. */
function listGuides(docs: Doc[], read: (doc: Doc) => MentionsOfDoc) {
  const guides = new Map<string, Guide[]>();
  for (const doc of docs) {
    const { weights, files } = read(doc);
    for (const [path, weight] of weights) {
      const guide = { title: doc.title, href: doc.path, weight, file: files.get(path) };
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
