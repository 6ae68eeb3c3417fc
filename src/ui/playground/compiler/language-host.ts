import ts from 'typescript-js';
import type { SampleFile } from '#shared/mdx-components.ts';
import { type Declarations, playgroundLibraries } from '#shared/playground/playground.ts';

/** The compiler options of the documentation's samples, as far as they matter here. */
const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: playgroundLibraries,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  isolatedModules: true,
  allowImportingTsExtensions: true,
};

/** A file system in memory: fixed declarations, and the reader's files, which change. */
export interface LanguageHost extends ts.LanguageServiceHost {
  setFiles(files: readonly SampleFile[]): void;
}

export function createLanguageHost(declarations: Declarations): LanguageHost {
  const libraries = new Map(Object.entries(declarations));
  const directories = new Set([...libraries.keys()].flatMap(parentsOf));
  const versions = new Map<string, number>();
  let files = new Map<string, string>();

  const read = (path: string) => files.get(path) ?? libraries.get(path);
  return {
    setFiles(next) {
      const wanted = new Map(next.map(({ name, code }) => [pathOf(name), code]));
      for (const [path, code] of wanted) {
        if (files.get(path) !== code) versions.set(path, (versions.get(path) ?? 0) + 1);
      }
      files = wanted;
    },
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
    directoryExists(path) {
      // TypeScript also asks with a trailing slash.
      const folder = path.replace(/(.)\/$/, '$1');
      return (
        directories.has(folder) || [...files.keys()].some((file) => file.startsWith(`${folder}/`))
      );
    },
    getDirectories: () => [],
    getCompilationSettings: () => compilerOptions,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.d.ts',
    getScriptFileNames: () => [...files.keys()],
    getScriptVersion: (path) => String(versions.get(path) ?? 0),
    getScriptSnapshot(path) {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
  };
}

/** Path of a reader's file in the compiler. */
export function pathOf(name: string): string {
  return `/${name}`;
}

/** `/a/b/c.ts` -> `/a/b`, `/a`, `/`. */
function parentsOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}
