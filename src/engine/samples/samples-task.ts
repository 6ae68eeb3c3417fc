import { checkProgram, type ProgramInput, type ProgramResult } from './check-program.ts';
import { checkSyntax, type SyntaxInput } from './check-syntax.ts';
import { chooseTypeScript } from './choose-typescript.ts';
import { createProgramSlots, type ProgramSlots } from './program-slots.ts';
import type { SampleDiagnostic } from './sample.ts';
import type { TypeChecker, TypeScriptKind } from './type-checker.ts';

/** A task for a thread: one version's samples, or code that is only parsed. */
export type SamplesTask =
  | { kind: 'program'; input: ProgramInput }
  | { kind: 'syntax'; inputs: SyntaxInput[] };

/** The result of a task in the samples thread, by its kind. */
export type SamplesTaskResult =
  | { kind: 'program'; result: ProgramResult; typescript: TypeScriptKind }
  | { kind: 'syntax'; result: Record<string, SampleDiagnostic[]> };

interface KeptProgram {
  /** The packages that its checker has read. */
  madeFrom: string;
  checker: TypeChecker;
  slots: ProgramSlots;
}

/** The task of a check thread. It keeps programs, so that the next check of a version reads only new files. */
export async function createTask(data: {
  wanted: TypeScriptKind | undefined;
}): Promise<(task: SamplesTask) => Promise<SamplesTaskResult>> {
  const programs = new Map<string, KeptProgram>();
  return async (task) => {
    if (task.kind === 'syntax') {
      const results = task.inputs.map(async (input) => [input.id, await checkSyntax(input)]);
      return { kind: 'syntax', result: Object.fromEntries(await Promise.all(results)) };
    }
    const { input } = task;
    const typescript = await chooseTypeScript(data);
    const madeFrom = JSON.stringify([input.packages, input.packagesState]);
    let program = programs.get(input.folder);
    if (program?.madeFrom !== madeFrom) {
      // A compiler reads each file of a package once.
      program?.checker.close();
      program = { madeFrom, checker: typescript.create(input), slots: createProgramSlots() };
      programs.set(input.folder, program);
    }
    const result = checkProgram({ ...program, input });
    return { kind: 'program', result, typescript: typescript.kind };
  };
}
