import { join } from 'node:path/posix';
import ts from 'typescript-js';
import { createPathPresenter } from '../packages/package-places.ts';
import { buildTsconfig, programFolder } from './compiler-options.ts';
import { describeSymbol, type SymbolSource, symbolFlags } from './describe-symbol.ts';
import { createProgramFiles, type ProgramFiles } from './program-files.ts';
import {
  type CompiledRelease,
  type FileDiagnostic,
  sortCompletions,
  type TypeChecker,
} from './type-checker.ts';

/** TypeScript 6 through its JavaScript API: the same checks, several times slower, on any platform. */
export function createJsChecker(release: CompiledRelease): TypeChecker {
  const config = join(release.folder, programFolder, 'tsconfig.json');
  const files = createProgramFiles(release);
  const versions = new Map<string, number>();
  const host = createHost({ release, files, versions });
  const service = ts.createLanguageService(host, ts.createDocumentRegistry());
  const program = (): ts.Program => {
    const current = service.getProgram();
    if (!current) throw new Error('There is no program of samples yet: call update first.');
    return current;
  };
  return {
    update(wanted) {
      const { changed } = files.update(new Map([...wanted, [config, buildTsconfig(release)]]));
      for (const path of changed) versions.set(path, (versions.get(path) ?? 0) + 1);
    },
    diagnose: (path) =>
      [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)]
        .filter(({ category }) => category === ts.DiagnosticCategory.Error)
        .map(readDiagnostic),
    describe(path, targets) {
      const file = program().getSourceFile(path);
      if (!file) return targets.map(() => undefined);
      const source = createSymbolSource(program().getTypeChecker());
      return targets.map((target) => {
        const node = findNode(file, target.start);
        return node && describeSymbol({ source, node, target });
      });
    },
    complete: (path, offset) =>
      sortCompletions(service.getCompletionsAtPosition(path, offset, undefined)?.entries ?? []),
    close: () => service.dispose(),
  };
}

function createHost(options: {
  release: CompiledRelease;
  files: ProgramFiles;
  versions: ReadonlyMap<string, number>;
}): ts.LanguageServiceHost {
  const { release, files, versions } = options;
  const { sys } = ts;
  const present = createPathPresenter(release.places);
  const root = join(release.folder, programFolder);
  const read = (path: string): string | undefined =>
    files.read(path) ?? (files.isHidden(path) ? undefined : sys.readFile(path));
  const host = {
    fileExists: (path: string) =>
      files.read(path) !== undefined || (!files.isHidden(path) && sys.fileExists(path)),
    directoryExists: (path: string) =>
      files.list(path) !== undefined || (!files.isHidden(path) && sys.directoryExists(path)),
    readFile: read,
    useCaseSensitiveFileNames: () => sys.useCaseSensitiveFileNames,
    readDirectory: () => [],
    getDirectories: (path: string) =>
      files.list(path)?.directories ?? (files.isHidden(path) ? [] : sys.getDirectories(path)),
    realpath: (path: string) => present(sys.realpath?.(path) ?? path),
  };
  const { compilerOptions } = JSON.parse(buildTsconfig(release));
  const { options: parsed } = ts.convertCompilerOptionsFromJson(compilerOptions, root);
  // As with a tsconfig.json in that folder.
  const settings = { ...parsed, pathsBasePath: root };
  return {
    ...host,
    getCompilationSettings: () => settings,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (wanted) => ts.getDefaultLibFilePath(wanted),
    getScriptFileNames: () => [...files.paths()].filter((path) => /\.[mc]?tsx?$/.test(path)),
    getScriptVersion: (path) => String(versions.get(path) ?? 0),
    getScriptSnapshot(path) {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
  };
}

function readDiagnostic({
  start = 0,
  length = 0,
  code,
  messageText,
}: ts.Diagnostic): FileDiagnostic {
  if (typeof messageText === 'string') {
    return { start, length, code, message: messageText, details: [] };
  }
  const { messageText: message, next = [] } = messageText;
  return { start, length, code, message, details: readChain(next, '') };
}

function readChain(chain: readonly ts.DiagnosticMessageChain[], indent: string): string[] {
  return chain.flatMap(({ messageText, next = [] }) => [
    indent + messageText,
    ...readChain(next, `${indent}  `),
  ]);
}

const { TypeFormatFlags } = ts;
const printFlags =
  TypeFormatFlags.NoTruncation | TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

function createSymbolSource(
  checker: ts.TypeChecker,
): SymbolSource<ts.Node, ts.Symbol, ts.Type, ts.Signature> {
  return {
    symbolAt(node) {
      const symbol = checker.getSymbolAtLocation(node);
      if (!symbol || (symbol.flags & symbolFlags.alias) === 0) return symbol;
      const aliased = checker.getAliasedSymbol(symbol);
      return checker.isUnknownSymbol(aliased) ? undefined : aliased;
    },
    expectedProperty(node) {
      const object = node.parent?.parent;
      if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
      const type = checker.getContextualType(object);
      const plain = type && checker.getNonNullableType(type);
      return plain && ts.isMemberName(node) ? plain.getProperty(node.text) : undefined;
    },
    callOf,
    resolvedSignature: (call) => checker.getResolvedSignature(call as ts.CallLikeExpression),
    typeAt: (symbol, node) => checker.getTypeOfSymbolAtLocation(symbol, node),
    declaredType: (symbol) => checker.getDeclaredTypeOfSymbol(symbol),
    callSignatures: (type) => type.getCallSignatures(),
    typeText: (type, expand) =>
      checker.typeToString(
        type,
        undefined,
        expand ? printFlags | TypeFormatFlags.InTypeAlias : printFlags,
      ),
    signatureText: (signature, style) =>
      checker.signatureToString(
        signature,
        undefined,
        style === 'arrow' ? printFlags | TypeFormatFlags.WriteArrowStyleSignature : printFlags,
        ts.SignatureKind.Call,
      ),
    isParameter: ({ flags, valueDeclaration }) =>
      (flags & symbolFlags.functionScopedVariable) !== 0 &&
      valueDeclaration !== undefined &&
      (ts.isParameter(valueDeclaration) || ts.isBindingElement(valueDeclaration)),
    declaredIn: ({ declarations = [] }) => declarations.map((it) => it.getSourceFile().fileName),
    documentation: (symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    tags: (symbol) =>
      symbol.getJsDocTags(checker).map(({ name, text }) => {
        return { name, text: ts.displayPartsToString(text) };
      }),
  };
}

function callOf(node: ts.Node): ts.Node | undefined {
  const { parent } = node;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = callee.parent;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return undefined;
  return call.expression === callee ? call : undefined;
}

/** The name that begins at an offset. */
function findNode(file: ts.SourceFile, offset: number): ts.Node | undefined {
  const search = (node: ts.Node): ts.Node | undefined => {
    if (ts.isIdentifier(node) && node.getStart(file) === offset) return node;
    return ts.forEachChild(node, (child) =>
      child.pos <= offset && offset < child.end ? search(child) : undefined,
    );
  };
  return search(file);
}
