import { join } from 'node:path/posix';
import { defined } from '../defined.ts';
import { buildPackagesModule, programFolder } from './compiler-options.ts';
import { findHoverTargets, type HoverTarget } from './find-hover-targets.ts';
import { formatType, withoutFolders } from './format-type.ts';
import type { ProgramSlots } from './program-slots.ts';
import type { CheckedFile, ProgramFile, ProgramSample } from './sample.ts';
import { createTextPositions, type TextPositions } from './text-position.ts';
import type { CompiledRelease, SymbolFacts, TypeChecker } from './type-checker.ts';

/** The samples of one version. Plain data, because it is sent to a thread. */
export interface ProgramInput extends CompiledRelease {
  /** Changes if other packages are installed or one was built again. */
  packagesState: string;
  /** Absolute path -> code. */
  fixtures: Record<string, string>;
  /** The samples to check. */
  samples: ProgramSample[];
  /** Ids of all samples of the version; others may be removed from the program. */
  keep: string[];
}

/** The compiler's results for the samples and fixtures of a version. */
export interface ProgramResult {
  /** By id; files are in input order. */
  samples: Record<string, CheckedFile[]>;
  /** By path. */
  fixtures: Record<string, CheckedFile['diagnostics']>;
}

/** Maximum number of names that `// ^|` shows. */
const MAX_COMPLETIONS = 8;

/** Checks samples in the program of their version. The checker keeps everything it has read. */
export function checkProgram(options: {
  checker: TypeChecker;
  slots: ProgramSlots;
  input: ProgramInput;
}): ProgramResult {
  const { checker, slots, input } = options;
  const { folder, packages, fixtures, samples, keep } = input;
  const root = join(folder, programFolder);
  const files = new Map(Object.entries(fixtures));
  files.set(join(root, 'packages.ts'), buildPackagesModule({ packages }));
  const folders = new Map<string, string>();
  for (const slot of slots.place({ samples, keep: new Set(keep) })) {
    folders.set(slot.sample.id, join(root, slot.folder));
    for (const { name, code } of slot.sample.files) files.set(join(root, slot.folder, name), code);
  }
  checker.update(files);
  const checked = samples.map((sample) => {
    const place = folders.get(sample.id) ?? root;
    const check = (file: ProgramFile) => checkFile({ checker, file, path: join(place, file.name) });
    return [sample.id, sample.files.map(check)];
  });
  const checkedFixtures = Object.entries(fixtures).map(([path, code]) => [
    path,
    diagnose({ checker, path, positions: createTextPositions(code) }),
  ]);
  return {
    samples: Object.fromEntries(checked),
    fixtures: Object.fromEntries(checkedFixtures),
  };
}

function checkFile(options: {
  checker: TypeChecker;
  file: ProgramFile;
  path: string;
}): CheckedFile {
  const { checker, file, path } = options;
  // Other files, such as JSON, are only imported.
  if (!/\.[mc]?tsx?$/.test(file.name)) return { diagnostics: [], hovers: [], answers: [] };
  const positions = createTextPositions(file.code);
  return {
    diagnostics: diagnose({ checker, path, positions }),
    hovers: findHovers({ checker, file, path, positions }),
    answers: file.queries.map((query) => {
      const offset = positions.offsetOf(query);
      return query.kind === 'type'
        ? answerType({ checker, file, path, offset })
        : answerCompletions({ checker, file, path, offset });
    }),
  };
}

function diagnose(options: {
  checker: TypeChecker;
  path: string;
  positions: TextPositions;
}): CheckedFile['diagnostics'] {
  const { checker, path, positions } = options;
  const seen = new Set<string>();
  return checker.diagnose(path).flatMap(({ start, length, code, message, details }) => {
    // Two stages of the compiler may report the same error.
    const key = `${code} ${start}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        ...positions.rangeAt(start, length),
        code,
        message: withoutFolders(message),
        details: details.map(withoutFolders),
      },
    ];
  });
}

function findHovers(options: {
  checker: TypeChecker;
  file: ProgramFile;
  path: string;
  positions: TextPositions;
}): CheckedFile['hovers'] {
  const { checker, file, path, positions } = options;
  const shown = new Set(file.shownLines);
  if (shown.size === 0) return [];
  const targets = findHoverTargets(file).filter(({ start }) =>
    shown.has(positions.rangeAt(start, 0).line),
  );
  const facts = checker.describe(path, targets);
  return targets.flatMap((target, index) => {
    const fact = facts[index];
    if (!fact || !isWorthSaying({ target, fact })) return [];
    const range = positions.rangeAt(target.start, target.end - target.start);
    const { text, docs } = fact;
    return [{ ...range, text: formatType(text), ...defined({ docs }) }];
  });
}

/** Names from the language or from Node are documented elsewhere. */
const platformPattern =
  /\/lib\/lib\.[\w.]+\.d\.ts$|\/node_modules\/(?:@types\/node|undici-types)\//;

function isWorthSaying({ target, fact }: { target: HoverTarget; fact: SymbolFacts }): boolean {
  if (target.role === 'declaration') return true;
  const isPlatform = fact.declaredIn.some((path) => platformPattern.test(path));
  return !isPlatform && (target.role !== 'option' || fact.docs !== undefined);
}

interface Question {
  checker: TypeChecker;
  file: ProgramFile;
  path: string;
  offset: number;
}

function answerType({ checker, file, path, offset }: Question): string | null {
  const before = /[\w$]*$/.exec(file.code.slice(0, offset))?.[0] ?? '';
  const after = /^[\w$]*/.exec(file.code.slice(offset))?.[0] ?? '';
  const name = before + after;
  if (name === '') return null;
  const start = offset - before.length;
  const target: HoverTarget = { start, end: start + name.length, name, role: 'declaration' };
  const declared = findHoverTargets(file).find((it) => it.start === start);
  const [fact] = checker.describe(path, [declared ?? { ...target, role: 'reference' }]);
  return fact ? formatType(fact.text) : null;
}

function answerCompletions({ checker, file, path, offset }: Question): string | null {
  const prefix = /[\w$]*$/.exec(file.code.slice(0, offset))?.[0] ?? '';
  const names = checker.complete(path, offset).filter((name) => name.startsWith(prefix));
  return names.length === 0 ? null : [...new Set(names)].slice(0, MAX_COMPLETIONS).join('\n');
}
