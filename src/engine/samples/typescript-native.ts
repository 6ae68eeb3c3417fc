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
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import type { FileSystem } from 'typescript/unstable/fs';
import {
  API,
  type Checker,
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
import { buildTsconfig, programFolder } from './compiler-options.ts';
import { describeSymbol, type SymbolSource, symbolFlags } from './describe-symbol.ts';
import { createProgramFiles, type ProgramFiles } from './program-files.ts';
import { type FileDiagnostic, sortCompletions, type TypeChecker } from './type-checker.ts';

/**
 * TypeScript 7 through its native API. The API is named unstable: this module is the only one that
 * knows it, and the version is pinned.
 *
 * @throws where there is no native compiler for this platform
 */
export function createNativeChecker(release: { folder: string; packages: string[] }): TypeChecker {
  const config = join(release.folder, programFolder, 'tsconfig.json');
  const files = createProgramFiles({ folder: release.folder });
  files.update(new Map([[config, buildTsconfig(release)]]));
  const api = new API({ cwd: release.folder, fs: fileSystemOf(files) });
  let snapshot: Snapshot | undefined;
  const project = (): Project => {
    const current = snapshot?.getProject(config);
    if (!current) throw new Error('The program of samples is not there: update comes first.');
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
      const source = createSymbolSource({ project: current, file });
      return targets.map((target) => {
        const node = getTouchingPropertyName(file, target.start);
        // `constructor` is a name to the parser of targets, and a keyword here.
        return isIdentifier(node) ? describeSymbol({ source, node, target }) : undefined;
      });
    },
    complete(path, offset) {
      const { entries = [] } = project().checker.getCompletionsAtPosition(path, offset) ?? {};
      return sortCompletions(entries);
    },
    close: () => api.close(),
  };
}

function fileSystemOf(files: ProgramFiles): FileSystem {
  // Undefined sends the compiler to the disk.
  return {
    readFile: (path) => files.read(path) ?? (files.isHidden(path) ? null : undefined),
    fileExists: (path) => (files.read(path) !== undefined ? true : hide(files.isHidden(path))),
    directoryExists: (path) => (files.list(path) ? true : hide(files.isHidden(path))),
    getAccessibleEntries: (path) => files.list(path),
  };
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

function createSymbolSource(options: {
  project: Project;
  file: SourceFile;
}): SymbolSource<Node, NativeSymbol, Type, Signature> {
  const { checker, emitter } = options.project;
  return {
    symbolAt(node) {
      const symbol = checker.getSymbolAtLocation(node);
      if (!symbol || (symbol.flags & symbolFlags.alias) === 0) return symbol;
      const aliased = checker.getAliasedSymbol(symbol);
      return checker.isUnknownSymbol(aliased) ? undefined : aliased;
    },
    expectedProperty: (node) => findExpectedProperty({ checker, node }),
    callOf,
    resolvedSignature: (call) => checker.getResolvedSignature(call),
    typeAt: (symbol, node) => checker.getTypeOfSymbolAtLocation(symbol, node),
    declaredType: (symbol) => checker.getDeclaredTypeOfSymbol(symbol),
    callSignatures: (type) => checker.getSignaturesOfType(type, SignatureKind.Call),
    typeText: (type, expand) =>
      checker.typeToString(
        type,
        undefined,
        expand ? printFlags | NodeBuilderFlags.InTypeAlias : printFlags,
      ),
    signatureText(signature, style) {
      const kind = style === 'arrow' ? SyntaxKind.FunctionType : SyntaxKind.CallSignature;
      try {
        const node = checker.signatureToSignatureDeclaration(
          signature,
          kind,
          undefined,
          printFlags,
        );
        return node && emitter.printNode(node).replace(/;$/, '');
      } catch (error) {
        // 7.0 sends some nodes (the signature of useQueries) with offsets beyond their own bytes.
        if (error instanceof RangeError) return undefined;
        throw error;
      }
    },
    isParameter: ({ flags, valueDeclaration }) =>
      (flags & symbolFlags.functionScopedVariable) !== 0 &&
      (valueDeclaration?.kind === SyntaxKind.Parameter ||
        valueDeclaration?.kind === SyntaxKind.BindingElement),
    declaredIn: ({ declarations }) => (declarations ?? []).map(({ path }) => path),
    documentation: (symbol) => symbol.getDocumentationComment(checker),
    tags: (symbol) => symbol.getJsDocTags(checker).map(({ name, text }) => ({ name, text })),
  };
}

function callOf(node: Node): Node | undefined {
  const { parent } = node;
  const callee = isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = callee.parent;
  if (!isCallExpression(call) && !isNewExpression(call)) return undefined;
  return call.expression === callee ? call : undefined;
}

function findExpectedProperty(options: { checker: Checker; node: Node }): NativeSymbol | undefined {
  const { checker, node } = options;
  const object = node.parent?.parent;
  if (!object || !isObjectLiteralExpression(object)) return undefined;
  const type = checker.getContextualType(object as Expression);
  const plain = type && checker.getNonNullableType(type);
  return plain && 'text' in node ? checker.getPropertyOfType(plain, String(node.text)) : undefined;
}
