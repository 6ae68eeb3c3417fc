import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-js';
import {
  type Declarations,
  playgroundLibraries,
  playgroundModules,
} from '#shared/playground/playground.ts';
import { createPathPresenter, type PackagePlaces } from '../packages/package-places.ts';
import { posixPath } from '../posix-path.ts';

/** Comments in these packages stay because hovers show them. Comments in others would double the size. */
const DOCUMENTED = /^\/node_modules\/@trpc\//;

/**
 * The declaration files that modules depend on, the platform's, and the package.json files needed to resolve them.
 *
 * @param places the packages of a docs version
 * @param modules importable modules; by default, all that the playground offers
 * @returns with the paths of the declaration files
 */
export function collectDeclarations(
  places: PackagePlaces,
  modules: readonly string[] = playgroundModules,
): { declarations: Declarations; files: string[] } {
  const { folder: root } = places;
  const libFolder = posixPath(dirname(fileURLToPath(import.meta.resolve('typescript-js'))));
  // The compiler requests its own, and nothing else does.
  const compiler = join(dirname(libFolder), 'package.json');
  const publish = (path: string): string | undefined => {
    if (path.startsWith(`${libFolder}/`)) return path.replace(libFolder, '/lib');
    if (path.startsWith(`${root}/`)) return path.slice(root.length);
    // In a workspace, packages are elsewhere, some in a store; in the browser, all are in one folder.
    const place = path.lastIndexOf('/node_modules/');
    return place === -1 || path === compiler ? undefined : path.slice(place);
  };
  const entry = posixPath(join(root, 'playground-modules.ts'));
  const { program, manifests } = readProgram({ entry, places, modules });

  const full = ts.createPrinter();
  const bare = ts.createPrinter({ removeComments: true });
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName !== entry);
  const texts = sources.flatMap((file) => {
    const path = publish(file.fileName);
    if (path === undefined) return [];
    const printer = DOCUMENTED.test(path) ? full : bare;
    return [[path, printer.printFile(file)]];
  });
  const published = manifests.flatMap((file) => {
    const path = publish(file);
    return path === undefined ? [] : [[path, shortenManifest(file)]];
  });
  return {
    declarations: Object.fromEntries([...texts, ...published]),
    files: sources.map(({ fileName }) => fileName),
  };
}

function readProgram(input: { entry: string; places: PackagePlaces; modules: readonly string[] }): {
  program: ts.Program;
  manifests: string[];
} {
  const { entry, places, modules } = input;
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: playgroundLibraries,
    types: [],
  };
  const text = modules.map((name) => `import '${name}';\n`).join('');
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, realpath } = host;
  const present = createPathPresenter(places);
  host.realpath = (path) => present(realpath?.(path) ?? path);
  const manifests = new Set<string>();
  host.fileExists = (path) => path === entry || fileExists(path);
  host.readFile = (path) => {
    if (path === entry) return text;
    if (path.endsWith('/package.json')) manifests.add(path);
    return readFile(path);
  };
  const program = ts.createProgram([entry], options, host);
  // A link within a package resolves to the same package as its real location.
  return { program, manifests: [...new Set([...manifests].map(host.realpath))] };
}

/** The part of a package.json that the compiler reads. */
function shortenManifest(path: string): string {
  const { name, version, type, types, typings, main, exports } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  return JSON.stringify({ name, version, type, types, typings, main, exports });
}
