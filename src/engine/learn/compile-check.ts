import { extname } from 'node:path';
import type { Format, Loader, TransformFailure } from 'esbuild';
import type { Script } from '#shared/playground/compiler.ts';
import type { Problem } from '#shared/problem.ts';

/** Compiles a lesson's `check.ts` to a script. All its imports are types, which are removed. */
export async function compileCheck(options: {
  /** Relative to the site's folder. */
  file: string;
  source: string;
}): Promise<{ check?: Script; problems: Problem[] }> {
  const { code, problems } = await compileScript({
    ...options,
    format: 'cjs',
    told: {
      code: 'lesson-check-invalid',
      message: 'The checks cannot be compiled',
      hint: 'A lesson’s checks are TypeScript: `export const checks = { … } satisfies LessonChecks`.',
    },
  });
  if (code === undefined) return { problems };
  return { check: { name: 'check.ts', code, imports: [] }, problems };
}

/** Code that readers begin or end with may have mistakes in its types, which a lesson is about, but has to parse. */
export async function parseLessonCode(options: {
  /** Relative to the site's folder. */
  file: string;
  source: string;
}): Promise<Problem[]> {
  const { problems } = await compileScript({
    ...options,
    // A module may wait at its top level.
    format: 'esm',
    told: {
      code: 'lesson-code-invalid',
      message: 'The code of the lesson cannot be compiled',
      hint: 'Readers would begin or end with it: correct the syntax here, at the mark or just before it.',
    },
  });
  return problems;
}

async function compileScript(options: {
  file: string;
  source: string;
  format: Format;
  told: Required<Pick<Problem, 'code' | 'message' | 'hint'>>;
}): Promise<{ code?: string; problems: Problem[] }> {
  const { file, source, format, told } = options;
  // Only sites with a course need it.
  const { transform } = await import('esbuild');
  try {
    const loader = extname(file).slice(1) as Loader;
    const { code } = await transform(source, { loader, format, target: 'es2022' });
    return { code, problems: [] };
  } catch (error) {
    const { errors } = error as TransformFailure;
    return {
      problems: (errors ?? []).map(({ text, location }) => ({
        ...told,
        severity: 'error',
        message: `${told.message}: ${text}.`,
        file,
        ...(location ? { line: location.line, column: location.column + 1 } : {}),
      })),
    };
  }
}
