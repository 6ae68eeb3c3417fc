import { builtinModules } from 'node:module';
import ts from 'typescript-js';
import { packageOf } from '../packages/package-of.ts';

/** A file of an assistant's snippet. */
export interface SnippetFile {
  name: string;
  code: string;
}

/**
 * Returns the reasons for not compiling a snippet: it refers to files outside itself. A compiler reads imported files,
 * and its messages about types would reveal their content. Allowed imports are the snippet's own files, the packages of
 * the release and the modules of Node.js.
 *
 * @returns one sentence per reason; empty if it is safe
 */
export function vetSnippet(options: { files: SnippetFile[]; packages: string[] }): string[] {
  const { files, packages } = options;
  const names = new Set(files.map(({ name }) => name));
  const reasons: string[] = [];
  for (const file of files) {
    if (
      !/^(?:[\w$@()[\]-][\w$.@()[\]-]*\/)*[\w$[\]-][\w$.[\]-]*\.tsx?$/.test(file.name) ||
      file.name.includes('..')
    ) {
      reasons.push(
        `"${file.name}" is not a valid file name: write a relative path that ends in .ts or .tsx.`,
      );
    }
    if (/(^|\/)node_modules(\/|$)/.test(file.name)) {
      reasons.push(`"${file.name}" would take the place of a package.`);
    }
    reasons.push(...vetFile({ file, packages }));
  }
  if (names.size < files.length) reasons.push('Two files have the same name.');
  return reasons;
}

function vetFile({ file, packages }: { file: SnippetFile; packages: string[] }): string[] {
  const { name, code } = file;
  // JSX pragmas also import a module.
  const reasons = /@jsx/i.test(code) ? [`${name}: pragmas of JSX are not allowed.`] : [];
  if (/^\s*\/\/\/\s*<\s*(reference|amd)/im.test(code)) {
    reasons.push(`${name}: directives with three slashes are not allowed.`);
  }
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX);
  // If the file is not JSX, the other parser finds imports that this one misses.
  const other = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  const imported = ts.preProcessFile(code, true, true).importedFiles.map((it) => it.fileName);
  const modules = new Set([...imported, ...listModules(source), ...listModules(other)]);
  for (const module of modules) {
    if (!isAllowed({ module, from: name, packages })) {
      reasons.push(
        `${name}: "${module}" cannot be imported. Allowed: files of the snippet, ${packages.join(', ')}, and modules of Node.js.`,
      );
    }
  }
  return reasons;
}

/** Every string in the position of a module specifier. */
function listModules(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const add = (node: ts.Node | undefined): void => {
    if (node && ts.isStringLiteralLike(node)) found.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isExternalModuleReference(node)) add(node.expression);
    else if (ts.isModuleDeclaration(node)) add(node.name);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal);
    } else if (ts.isCallExpression(node)) {
      const { expression, arguments: given } = node;
      const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
      const isRequire = ts.isIdentifier(expression) && expression.text === 'require';
      if (isImport || isRequire) add(given[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isAllowed(options: { module: string; from: string; packages: string[] }): boolean {
  const { module, from, packages } = options;
  if (/[\\%\0:]/.test(module.replace(/^node:/, ''))) return false;
  if (module.startsWith('./') || module.startsWith('../')) return staysInside({ module, from });
  if (module.split('/').some((part) => part === '..' || part === '.' || part === '')) return false;
  if (module.startsWith('node:')) return builtinModules.includes(module.slice(5));
  return builtinModules.includes(module) || packages.includes(packageOf(module));
}

/** Whether a relative path stays inside the snippet's folder. */
function staysInside({ module, from }: { module: string; from: string }): boolean {
  let depth = from.split('/').length - 1;
  for (const part of module.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '.' && part !== '') depth += 1;
    if (depth < 0) return false;
  }
  return !/(^|\/)node_modules(\/|$)/.test(module);
}
