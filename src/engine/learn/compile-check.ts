import type { TransformFailure } from 'esbuild';
import type { Script } from '#shared/playground/compiler.ts';
import type { Problem } from '#shared/problem.ts';

/** Compiles a lesson's `check.ts` to a script. All its imports are types, which are removed. */
export async function compileCheck(options: {
  /** Relative to the site's folder. */
  file: string;
  source: string;
}): Promise<{ check?: Script; problems: Problem[] }> {
  const { file, source } = options;
  // Only sites with a course need it.
  const { transform } = await import('esbuild');
  try {
    const { code } = await transform(source, { loader: 'ts', format: 'cjs', target: 'es2022' });
    return { check: { name: 'check.ts', code, imports: [] }, problems: [] };
  } catch (error) {
    const { errors } = error as TransformFailure;
    return {
      problems: (errors ?? []).map(({ text, location }) => ({
        code: 'lesson-check-invalid',
        severity: 'error',
        message: `The checks cannot be compiled: ${text}.`,
        hint: 'A lesson’s checks are TypeScript: `export const checks = { … } satisfies LessonChecks`.',
        file,
        ...(location ? { line: location.line, column: location.column + 1 } : {}),
      })),
    };
  }
}
