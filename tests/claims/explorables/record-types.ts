import { join } from 'node:path';
import ts from 'typescript-js';
import { projectRoot } from '#engine/project-root.ts';
import type {
  TypesChange,
  TypesError,
  TypesPiece,
  TypesPlace,
  TypesRun,
} from '#ui/explorable/types/recording.ts';
import { changedProgram } from './types-program.ts';

/** Beside the packages, so that the program's imports are found. */
const folder = join(projectRoot, 'content/docs/v11');

/** Release of the compiler. */
export const typescriptRelease = ts.version;

/**
 * Starts a language service, which compiles the program after each change and tells what an editor would show.
 */
export function createTypesRecorder(): (change: TypesChange) => TypesRun {
  const texts = new Map<string, string>();
  const service = startService(texts);
  return (change) => {
    const program = readProgram(change);
    for (const { path, code } of program) texts.set(path, code);
    return askService(service, program);
  };
}

function readProgram(change: TypesChange) {
  return changedProgram(change).map(({ name, hidden, shown }) => {
    const marks = readMarks(shown, hidden.length);
    return { name, path: join(folder, name), hidden, code: hidden + marks.text, ...marks };
  });
}

function askService(
  service: ts.LanguageService,
  program: ReturnType<typeof readProgram>,
): TypesRun {
  const types: Partial<Record<TypesPlace, string>> = {};
  const errors: TypesError[] = [];
  const files = program.map(({ name, path, code, hidden, places }) => {
    const found = [
      ...service.getSyntacticDiagnostics(path),
      ...service.getSemanticDiagnostics(path),
    ].map(({ start = 0, length = 0, code: number, messageText }) => {
      const message = ts.flattenDiagnosticMessageText(messageText, '\n');
      const place = places.find((it) => it.start <= start && start + length <= it.end)?.place;
      if (!place) throw new Error(`An error is outside of the places: ${message}`);
      errors.push({ place, file: name, code: number, message });
      return { start, end: start + length };
    });
    for (const { place, end } of places) {
      // At its last word: a place such as `next.minutes` is the field.
      const info = service.getQuickInfoAtPosition(path, end - 1, Number.MAX_SAFE_INTEGER);
      types[place] = ts.displayPartsToString(info?.displayParts).replace(/\s+/g, ' ');
    }
    return { name, pieces: cutPieces({ code, from: hidden.length, places, wrong: found }) };
  });
  return { files, types: types as TypesRun['types'], errors };
}

interface Span {
  start: number;
  end: number;
}

/** Text without its marks, and where they are. */
function readMarks(marked: string, offset: number) {
  let text = '';
  const places: (Span & { place: TypesPlace })[] = [];
  for (const piece of marked.split(/(‹\w+›[^‹]*‹\/›)/)) {
    const [, place, code = piece] = /^‹(\w+)›([^‹]*)/.exec(piece) ?? [];
    const start = offset + text.length;
    text += code;
    if (place) places.push({ place: place as TypesPlace, start, end: offset + text.length });
  }
  return { text, places };
}

/** Cuts the shown code at each end of a place and of an error. */
function cutPieces(options: {
  code: string;
  from: number;
  places: (Span & { place: TypesPlace })[];
  wrong: Span[];
}): TypesPiece[] {
  const { code, from, places, wrong } = options;
  const ends = [...places, ...wrong].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([from, ...ends, code.trimEnd().length])].sort((one, two) => one - two);
  return cuts.slice(0, -1).map((start, index) => {
    const holds = (span: Span) => span.start <= start && start < span.end;
    const place = places.find(holds)?.place;
    return {
      text: code.slice(start, cuts[index + 1]),
      ...(place && { place }),
      ...(wrong.some(holds) && { isWrong: true }),
    };
  });
}

function startService(files: ReadonlyMap<string, string>): ts.LanguageService {
  const read = (path: string) => files.get(path) ?? ts.sys.readFile(path);
  return ts.createLanguageService({
    getCompilationSettings: () => ({
      strict: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      types: [],
      skipLibCheck: true,
    }),
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getDirectories: ts.sys.getDirectories,
    getScriptFileNames: () => [...files.keys()],
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getScriptVersion: (path) => files.get(path) ?? '1',
    directoryExists: ts.sys.directoryExists,
    fileExists: (path) => files.has(path) || ts.sys.fileExists(path),
    readFile: read,
  });
}
