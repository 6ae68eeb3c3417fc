import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-js';
import {
  type Declarations,
  playgroundLibraries,
  playgroundModules,
} from '#shared/playground/playground.ts';
import { posixPath } from '../posix-path.ts';

/** Comments of these packages stay: they are what hovers tell. Others would double the weight. */
const DOCUMENTED = /\/node_modules\/@trpc\//;

/**
 * The declaration files that the playground's modules lead to, those of the platform, and the
 * package.json files that say where each is.
 *
 * @param folder absolute path of the folder whose `node_modules` have the packages
 * @returns with the paths of the declaration files
 */
export function collectDeclarations(folder: string): {
  declarations: Declarations;
  files: string[];
} {
  const root = posixPath(folder);
  const libFolder = posixPath(dirname(fileURLToPath(import.meta.resolve('typescript-js'))));
  const publish = (path: string) => path.replace(libFolder, '/lib').replace(root, '');
  const entry = posixPath(join(root, 'playground-modules.ts'));
  const { program, manifests } = readProgram(entry);

  const full = ts.createPrinter();
  const bare = ts.createPrinter({ removeComments: true });
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName !== entry);
  const texts = sources.map((file): [string, string] => {
    const printer = DOCUMENTED.test(file.fileName) ? full : bare;
    return [publish(file.fileName), printer.printFile(file)];
  });
  const declarations = Object.fromEntries([
    ...texts,
    // The compiler's own lies in neither folder, and nothing asks for it.
    ...manifests
      .filter((path) => path.startsWith(`${root}/`))
      .map((path) => [publish(path), shortenManifest(path)]),
  ]);
  return { declarations, files: sources.map(({ fileName }) => fileName) };
}

function readProgram(entry: string): { program: ts.Program; manifests: string[] } {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: playgroundLibraries,
    types: [],
  };
  const text = playgroundModules.map((name) => `import '${name}';\n`).join('');
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  const manifests = new Set<string>();
  host.fileExists = (path) => path === entry || fileExists(path);
  host.readFile = (path) => {
    if (path === entry) return text;
    if (path.endsWith('/package.json')) manifests.add(path);
    return readFile(path);
  };
  return { program: ts.createProgram([entry], options, host), manifests: [...manifests] };
}

/** What the compiler asks of a package.json. */
function shortenManifest(path: string): string {
  const { name, version, type, types, typings, main, exports } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  return JSON.stringify({ name, version, type, types, typings, main, exports });
}
