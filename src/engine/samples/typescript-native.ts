import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path/posix';
import {
  type Expression,
  getTouchingPropertyName,
  isCallExpression,
  isIdentifier,
  isNewExpression,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import type { FileSystem } from 'typescript/unstable/fs';
import {
  API,
  type Diagnostic,
  DiagnosticCategory,
  type Symbol as NativeSymbol,
  NodeBuilderFlags,
  type Project,
  type Signature,
  SignatureKind,
  type Snapshot,
  type Type,
} from 'typescript/unstable/sync';
import { createPathPresenter, type PackagePlaces } from '../packages/package-places.ts';
import { posixPath } from '../posix-path.ts';
import { buildTsconfig, programFolder } from './compiler-options.ts';
import { describeSymbol, type SymbolSource, symbolFlags } from './describe-symbol.ts';
import { createProgramFiles, type ProgramFiles } from './program-files.ts';
import {
  type CompiledRelease,
  type FileDiagnostic,
  sortCompletions,
  type TypeChecker,
} from './type-checker.ts';

/**
 * TypeScript 7 through its native API. The API is marked unstable, so only this module uses it, and the version is
 * pinned.
 *
 * @throws if there is no native compiler for this platform
 */
export function createNativeChecker(release: CompiledRelease): TypeChecker {
  const config = join(release.folder, programFolder, 'tsconfig.json');
  const files = createProgramFiles(release);
  files.update(new Map([[config, buildTsconfig(release)]]));
  const api = new API({ cwd: release.folder, fs: fileSystemOf(files, release.places) });
  let snapshot: Snapshot | undefined;
  const sources = new WeakMap<Project, NativeSource>();
  const project = (): Project => {
    const current = snapshot?.getProject(config);
    if (!current) throw new Error('There is no program of samples yet: call update first.');
    return current;
  };

  return {
    update(wanted) {
      const changes = files.update(new Map([...wanted, [config, buildTsconfig(release)]]));
      const previous = snapshot;
      snapshot = api.updateSnapshot(
        previous ? { fileChanges: changes } : { openProjects: [config] },
      );
      previous?.dispose();
    },
    diagnose(path) {
      const { program } = project();
      return [
        ...program.getSyntacticDiagnostics(path),
        ...program.getBindDiagnostics(path),
        ...program.getSemanticDiagnostics(path),
      ]
        .filter(({ category }) => category === DiagnosticCategory.Error)
        .map(readDiagnostic);
    },
    describe(path, targets) {
      const current = project();
      const file = current.program.getSourceFile(path);
      if (!file) return targets.map(() => undefined);
      const source = sources.get(current) ?? createSymbolSource(current);
      sources.set(current, source);
      const nodes = targets.map(({ start }) => getTouchingPropertyName(file, start));
      source.readSymbols(nodes.filter(isIdentifier));
      return targets.map((target, index) => {
        const node = nodes[index];
        // The target parser treats `constructor` as a name; here it is a keyword.
        return node && isIdentifier(node) ? describeSymbol({ source, node, target }) : undefined;
      });
    },
    complete(path, offset) {
      const { entries = [] } = project().checker.getCompletionsAtPosition(path, offset) ?? {};
      return sortCompletions(entries);
    },
    close: () => api.close(),
  };
}

function fileSystemOf(files: ProgramFiles, places: PackagePlaces): FileSystem {
  const present = createPathPresenter(places);
  // Undefined makes the compiler read from disk.
  return {
    readFile: (path) => files.read(path) ?? (files.isHidden(path) ? null : undefined),
    fileExists: (path) => (files.read(path) !== undefined ? true : hide(files.isHidden(path))),
    directoryExists: (path) => (files.list(path) ? true : hide(files.isHidden(path))),
    getAccessibleEntries: (path) => files.list(path),
    // Each request takes a message; a release from a registry needs none.
    ...(places.linked.length > 0 ? { realpath: (path: string) => present(realPath(path)) } : {}),
  };
}

/** Folders of the program are virtual. */
function realPath(path: string): string {
  return existsSync(path) ? posixPath(realpathSync.native(path)) : path;
}

function hide(isHidden: boolean): false | undefined {
  return isHidden ? false : undefined;
}

function readDiagnostic({ pos, end, code, text, messageChain }: Diagnostic): FileDiagnostic {
  return {
    start: pos,
    length: end - pos,
    code,
    message: text,
    details: readChain(messageChain ?? [], ''),
  };
}

function readChain(chain: readonly Diagnostic[], indent: string): string[] {
  return chain.flatMap(({ text, messageChain }) => [
    indent + text,
    ...readChain(messageChain ?? [], `${indent}  `),
  ]);
}

const printFlags =
  NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

interface NativeSource extends SymbolSource<Node, NativeSymbol, Type, Signature> {
  /** Requests the symbols of many names at once; `symbolAt` knows only these. */
  readSymbols(nodes: readonly Node[]): void;
}

/**
 * Every request is a message to the compiler's process and back, which takes longer than most answers. So each symbol,
 * type or signature is requested once and the same objects are returned as long as the snapshot lives.
 */
function createSymbolSource({ checker, emitter }: Project): NativeSource {
  const symbols = new WeakMap<Node, NativeSymbol | undefined>();
  const typeOfSymbol = once((symbol: NativeSymbol) => checker.getTypeOfSymbol(symbol));
  const typeText = (type: Type, flags: number) => checker.typeToString(type, undefined, flags);
  const plainText = once((type: Type) => typeText(type, printFlags));
  const expectedType = once((object: Expression) => {
    const type = checker.getContextualType(object);
    return type && checker.getNonNullableType(type);
  });
  const resolve = once((symbol: NativeSymbol) => {
    if ((symbol.flags & symbolFlags.alias) === 0) return symbol;
    const aliased = checker.getAliasedSymbol(symbol);
    return checker.isUnknownSymbol(aliased) ? undefined : aliased;
  });
  const signatureText = (signature: Signature, kind: SyntaxKind) => {
    try {
      const node = checker.signatureToSignatureDeclaration(signature, kind, undefined, printFlags);
      return node && emitter.printNode(node).replace(/;$/, '');
    } catch (error) {
      // 7.0 sends some nodes (the signature of useQueries) with offsets beyond their own bytes.
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  };
  const arrowText = once((signature: Signature) =>
    signatureText(signature, SyntaxKind.FunctionType),
  );
  const colonText = once((signature: Signature) =>
    signatureText(signature, SyntaxKind.CallSignature),
  );
  return {
    readSymbols(nodes) {
      const found = checker.getSymbolAtLocation(nodes);
      for (const [index, node] of nodes.entries()) symbols.set(node, found[index]);
    },
    symbolAt(node) {
      const symbol = symbols.get(node);
      return symbol && resolve(symbol);
    },
    expectedProperty(node) {
      const object = node.parent?.parent;
      if (!object || !isObjectLiteralExpression(object) || !('text' in node)) return undefined;
      const type = expectedType(object);
      return type && checker.getPropertyOfType(type, String(node.text));
    },
    callOf,
    resolvedSignature: (call) => checker.getResolvedSignature(call),
    typeAt: (symbol, node) =>
      canNarrow(symbol) ? checker.getTypeOfSymbolAtLocation(symbol, node) : typeOfSymbol(symbol),
    declaredType: once((symbol) => checker.getDeclaredTypeOfSymbol(symbol)),
    callSignatures: once((type) => checker.getSignaturesOfType(type, SignatureKind.Call)),
    typeText: (type, expand) =>
      expand ? typeText(type, printFlags | NodeBuilderFlags.InTypeAlias) : plainText(type),
    signatureText: (signature, style) =>
      style === 'arrow' ? arrowText(signature) : colonText(signature),
    isParameter: ({ flags, valueDeclaration }) =>
      (flags & symbolFlags.functionScopedVariable) !== 0 &&
      (valueDeclaration?.kind === SyntaxKind.Parameter ||
        valueDeclaration?.kind === SyntaxKind.BindingElement),
    declaredIn: ({ declarations }) => (declarations ?? []).map(({ path }) => path),
    documentation: once((symbol) => symbol.getDocumentationComment(checker)),
    tags: once((symbol) => symbol.getJsDocTags(checker).map(({ name, text }) => ({ name, text }))),
  };
}

/** Functions, methods and classes have the same type at every position. */
function canNarrow({ flags }: NativeSymbol): boolean {
  const { variable, property, accessor } = symbolFlags;
  return (flags & (variable | property | accessor)) !== 0;
}

/** Caches the result for each key. */
function once<Key extends object, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: answer(key) };
    known.set(key, entry);
    return entry.value;
  };
}

function callOf(node: Node): Node | undefined {
  const { parent } = node;
  const callee = isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = callee.parent;
  if (!isCallExpression(call) && !isNewExpression(call)) return undefined;
  return call.expression === callee ? call : undefined;
}
