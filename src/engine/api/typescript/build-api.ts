import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiEntry, ApiExport, ApiReference } from '#shared/api.ts';
import type { Problem } from '#shared/problem.ts';
import { sharedHighlighter } from '../../code/code-highlighter.ts';
import { packageOf } from '../../packages/package-of.ts';
import { findPackage, readPackagePlaces } from '../../packages/package-places.ts';
import { createCodeSheet } from '../code-sheet.ts';
import { isUnstableEntry, listEntries } from '../list-entries.ts';
import { createApiProgram } from './api-program.ts';
import { assignPages, entryPath, type SymbolPage } from './assign-pages.ts';
import { ts } from './compiler.ts';
import { createSourceFinder } from './find-source.ts';
import { createPageFinder } from './page-names.ts';
import { type ApiComment, readComment } from './read-comment.ts';
import { readSymbol } from './read-symbol.ts';

/** Everything that a reference depends on. Plain data, because it is sent to a thread and is part of a cache key. */
export interface ApiInput {
  /** Absolute path of the version's folder, whose `node_modules` has the packages. */
  folder: string;
  /** Whether the packages are linked from its workspace. */
  isWorkspace?: boolean;
  /** In the order of the reference. */
  packages: string[];
  /** Site path of the reference: `/docs/typedoc`. */
  basePath: string;
  /** File that names the packages; problems are reported there. */
  file: string;
}

/** A reference, with the mistakes in the packages or the config that it revealed. */
export interface BuiltApi {
  reference: ApiReference;
  problems: Problem[];
}

/**
 * Reads everything that packages export from their published declaration files. It uses the compiler directly because
 * the files are bundles: names are in chunks, numbered (`Result$1`), and mixed with many that are not exported, and
 * documentation generators treat everything in a file as public.
 */
export async function buildApi(input: ApiInput): Promise<BuiltApi> {
  const { folder, packages, basePath, file } = input;
  const places = readPackagePlaces(input);
  const placeOf = (name: string) => findPackage(places, name) ?? join(folder, 'node_modules', name);
  const entries = packages.flatMap((name) => listEntries(placeOf(name), name));
  const program = createApiProgram({ folder, entries, linked: places.linked });
  const { pages, pagesOf, problems } = assignPages({ program, entries, basePath, file });
  const highlighter = await sharedHighlighter();
  const sheet = createCodeSheet({ highlighter });
  const comments = readExportComments({ placeOf, packages });
  const exportComment = (page: SymbolPage): ApiComment | undefined =>
    page.isUnstable ? undefined : comments.get(`${packageOf(page.entry)} ${page.name}`);
  const pageOf = createPageFinder(pages, (page) => exportComment(page)?.deprecated !== undefined);
  const namesOf = (symbol: ts.Symbol) => pages.filter((page) => page.symbol === symbol);
  const sources = createSourceFinder(places);
  const reader = { program, sheet, sources, highlighter, packages, pageOf, namesOf, exportComment };

  const read = pages.map((page) => ({ page, ...readSymbol(page, reader) }));
  const { unplaced } = await sheet.finish();
  const symbols = await Promise.all(read.map(({ finish }) => finish()));
  const byPath = new Map(symbols.map((symbol) => [symbol.path, symbol]));
  const listed = (entry: string): ApiExport[] =>
    (pagesOf.get(entry) ?? []).map(({ name, kind, path, entry: from }) => {
      const symbol = byPath.get(path);
      return {
        name,
        kind,
        path,
        summary: symbol?.summary ?? '',
        isDeprecated: symbol?.deprecated !== undefined,
        ...(from === entry ? {} : { from }),
      };
    });
  return {
    reference: {
      packages: packages.map((name) => ({
        name,
        description: descriptionOf(placeOf(name)),
        entries: entries
          .filter((entry) => packageOf(entry) === name)
          .map(
            (entry): ApiEntry => ({
              name: entry,
              path: entryPath(entry, basePath),
              isUnstable: isUnstableEntry(entry),
              exports: listed(entry),
            }),
          ),
      })),
      symbols,
    },
    problems: [
      ...problems,
      ...read.flatMap(({ page, missing }) =>
        [...missing].map((name) => describeMissingType({ page, name, file })),
      ),
      ...unplaced.map((text) => describeUnplaced({ text, file })),
    ],
  };
}

function descriptionOf(folder: string): string {
  const { description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return typeof description === 'string' ? description : '';
}

/**
 * Comments at the place where a name is exported (`@deprecated use …`), by package and name. Bundles drop them, but the
 * published sources have them. If another source exports the name without a comment, that entry is the recommended one,
 * so the comment is about the entry and not about the name.
 */
function readExportComments(options: {
  placeOf: (name: string) => string;
  packages: string[];
}): ReadonlyMap<string, ApiComment> {
  const found = new Map<string, ApiComment>();
  const plain = new Set<string>();
  for (const name of options.packages) {
    const root = join(options.placeOf(name), 'src');
    for (const path of listSources(root)) {
      const text = readFileSync(join(root, path), 'utf8');
      if (!/^export (?:type )?\{/m.test(text)) continue;
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
      for (const statement of source.statements) {
        if (!ts.isExportDeclaration(statement)) continue;
        const { exportClause } = statement;
        if (!exportClause || !ts.isNamedExports(exportClause)) continue;
        for (const element of exportClause.elements) {
          const comment = readComment(element, () => undefined);
          const key = `${name} ${element.name.text}`;
          if (comment.deprecated === undefined) plain.add(key);
          else found.set(key, comment);
        }
      }
    }
  }
  for (const key of plain) found.delete(key);
  return found;
}

function listSources(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?<!\.d)\.tsx?$/.test(path),
    );
  } catch {
    // Some packages do not publish their sources.
    return [];
  }
}

function describeMissingType(options: { page: SymbolPage; name: string; file: string }): Problem {
  const { page, name, file } = options;
  return {
    code: 'api-type-missing',
    severity: 'warning',
    message: `The declaration of ${page.name} (${page.entry}) names the type "${name}", which cannot be found.`,
    hint: 'Install the package that it comes from: add it to the package.json beside the docs of this version.',
    file,
  };
}

function describeUnplaced(options: { text: string; file: string }): Problem {
  return {
    code: 'api-links-lost',
    severity: 'warning',
    message: `Names in this declaration of the API reference could not be linked: ${options.text.slice(0, 120)}`,
    hint: 'The formatter changed more than whitespace and punctuation: see src/engine/api/code-sheet.ts.',
    file: options.file,
  };
}
