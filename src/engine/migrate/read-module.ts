import { posix } from 'node:path';
import { positionAt } from '../problems/position.ts';
import { findJsonMistake } from './find-json-mistake.ts';
import { decide, type MigrationNote } from './note.ts';
import { isNode, nodesOf, type SyntaxNode, UNKNOWN } from './read-literal.ts';
import { createScope, type ModuleExports, type ModuleFile, type Scope } from './read-scope.ts';
import { readExported, readFunction, readStatements } from './read-statements.ts';
import { createSourceData, type Places, type SourceData } from './source-data.ts';

/** Reads data modules, each once. None of them is run, because their packages may not be installed. */
export interface ModuleReader {
  /** The module's exported value; for a function, its return value. */
  read(file: string): SourceData;
  /** The unreadable parts, with their places. */
  notes: MigrationNote[];
  /** Every requested file and its imports. */
  files: ReadonlySet<string>;
}

/** @param options.readFile text of a source file; undefined if it does not exist */
export async function createModuleReader(options: {
  readFile: (file: string) => string | undefined;
}): Promise<ModuleReader> {
  const { readFile } = options;
  const { parseAst } = await import('vite');
  const parse = (source: string): SyntaxNode => {
    // One syntax excludes the other: elements look like type assertions in angle brackets.
    try {
      return parseAst(source, { lang: 'tsx', astType: 'ts' }) as unknown as SyntaxNode;
    } catch {
      return parseAst(source, { lang: 'ts', astType: 'ts' }) as unknown as SyntaxNode;
    }
  };
  const places: Places = new WeakMap();
  const notes: MigrationNote[] = [];
  const known = new Map<string, LoadedModule>();
  const load = (file: string): LoadedModule => {
    const found = known.get(file);
    if (found !== undefined) return found;
    const unread = { value: UNKNOWN, named: {}, line: 1 };
    // A circular import gives an empty module.
    known.set(file, unread);
    const text = readFile(file);
    if (text === undefined) return unread;
    const source = file.endsWith('.json') ? `export default ${text}` : text;
    try {
      const mistake = source === text ? undefined : findJsonMistake(text);
      if (mistake !== undefined) notes.push({ file, ...mistake });
      const importFrom = (path: string) => loadFrom(file, path);
      const loaded = readProgram(
        parse(source),
        createModuleFile({ file, source, places, notes, load: importFrom }),
      );
      known.set(file, loaded);
      return loaded;
    } catch (error) {
      // JSON mistakes have already been reported.
      if (source === text) notes.push({ file, ...describeSyntaxError(text, error) });
      return unread;
    }
  };
  const loadFrom = (from: string, path: string): ModuleExports => {
    const isLocal = path.startsWith('.') || path.startsWith('@site/');
    const base = path.startsWith('@site/')
      ? path.slice('@site/'.length)
      : posix.join(posix.dirname(from), path);
    const file = isLocal ? candidates(base).find((it) => readFile(it) !== undefined) : undefined;
    return file === undefined ? { value: UNKNOWN, named: {} } : load(file);
  };
  return {
    read: (file) => {
      const { value, line } = load(file);
      return createSourceData({ value, name: '', place: { file, line }, places });
    },
    notes,
    get files() {
      return new Set(known.keys());
    },
  };
}

interface LoadedModule extends ModuleExports {
  /** Position of the export statement. */
  line: number;
}

const candidates = (base: string): string[] => [
  base,
  ...['js', 'ts', 'mjs', 'cjs', 'mts', 'cts', 'json'].map((ending) => `${base}.${ending}`),
  ...['js', 'ts'].map((ending) => `${base}/index.${ending}`),
];

function createModuleFile(options: {
  file: string;
  source: string;
  places: Places;
  notes: MigrationNote[];
  load: (path: string) => ModuleExports;
}): ModuleFile {
  const { file, source, places, notes, load } = options;
  const placeOf = ({ start = 0 }: SyntaxNode) => ({
    file,
    line: positionAt(source, start).line,
  });
  return {
    places,
    placeOf,
    textOf: ({ start = 0, end = 0 }) => {
      const [first = '', ...rest] = source.slice(start, end).split('\n');
      return rest.length > 0 || first.length > 60 ? `${first.slice(0, 60)}…` : first;
    },
    note: (node, message, kind = 'decide') => {
      const { line } = placeOf(node);
      const isKnown = notes.some(
        (it) => it.file === file && it.line === line && it.message === message,
      );
      if (!isKnown) notes.push({ file, line, kind, message });
    },
    load,
    run: readFunction,
  };
}

function readProgram(program: SyntaxNode, file: ModuleFile): LoadedModule {
  const statements = nodesOf(program.body);
  const scope = createScope(file);
  const named: Record<string, unknown> = {};
  let exported: { value: unknown; node: SyntaxNode } | undefined;
  readStatements({
    statements,
    scope,
    assign: (target, node) => {
      const name = /^(?:module\.)?exports\.(\w+)$/.exec(target)?.[1];
      if (target === 'module.exports') exported = { value: readExported(node, scope), node };
      else if (name !== undefined) named[name] = scope.read(node);
      return target === 'module.exports' || name !== undefined;
    },
  });
  for (const statement of statements) {
    const { type, declaration } = statement;
    if (type === 'ExportDefaultDeclaration' && isNode(declaration)) {
      exported = { value: readExported(declaration, scope), node: declaration };
    }
    if (type === 'TSExportAssignment' && isNode(statement.expression)) {
      exported = { value: readExported(statement.expression, scope), node: statement.expression };
    }
    if (type === 'ExportAllDeclaration') {
      file.note(statement, `${file.textOf(statement)} is not read: say here what it exports`);
    }
    if (type !== 'ExportNamedDeclaration') continue;
    const { default: main, ...others } = namedExports(statement, scope);
    if (main !== undefined) exported = { value: main, node: statement };
    Object.assign(named, others);
  }
  const [firstNamed] = Object.keys(named);
  const node = exported?.node ?? program;
  const value = exported === undefined && firstNamed !== undefined ? named : exported?.value;
  if (value === undefined || value === UNKNOWN) {
    file.note(node, 'only running the module would tell what it exports: nothing here was read');
  }
  return { value: value ?? UNKNOWN, named, line: file.placeOf(node).line };
}

function namedExports(statement: SyntaxNode, scope: Scope): Record<string, unknown> {
  const path = isNode(statement.source) ? String(statement.source.value) : undefined;
  const other = path === undefined ? undefined : scope.file.load(path);
  const names = nodesOf(isNode(statement.declaration) ? statement.declaration.declarations : []);
  const declared = names.flatMap(({ id }) => (isNode(id) ? [{ name: String(id.name), id }] : []));
  const listed = nodesOf(statement.specifiers).flatMap(({ local, exported }) =>
    isNode(local) && isNode(exported) ? [{ name: String(exported.name), id: local }] : [],
  );
  const read = ({ name, id }: { name: string; id: SyntaxNode }): unknown => {
    if (other === undefined) return name === 'default' ? readExported(id, scope) : scope.read(id);
    return id.name === 'default' ? other.value : (other.named[String(id.name)] ?? UNKNOWN);
  };
  return Object.fromEntries([...declared, ...listed].map((entry) => [entry.name, read(entry)]));
}

function describeSyntaxError(source: string, error: unknown) {
  const at = typeof error === 'object' && error !== null && 'pos' in error ? Number(error.pos) : 0;
  const reason = error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : '';
  const line = positionAt(source, at).line;
  return decide(line, `the module cannot be read from here on: ${reason.trim()}`);
}
