import { createRequire } from 'node:module';
import type { CompiledRelease, TypeChecker, TypeScriptKind } from './type-checker.ts';

/** The back end for this machine: the native compiler, or the JavaScript one. */
export interface ChosenTypeScript {
  kind: TypeScriptKind;
  create(release: CompiledRelease): TypeChecker;
}

/**
 * Chooses the compiler: the native one, unless the other is requested or the platform has no native one.
 *
 * @param options.wanted `js` or `native`; the best available by default
 */
export async function chooseTypeScript(options: {
  wanted: TypeScriptKind | undefined;
}): Promise<ChosenTypeScript> {
  if (options.wanted !== 'js' && (options.wanted === 'native' || (await hasNative()))) {
    const { createNativeChecker } = await import('./typescript-native.ts');
    return { kind: 'native', create: createNativeChecker };
  }
  const { createJsChecker } = await import('./typescript-js.ts');
  return { kind: 'js', create: createJsChecker };
}

/**
 * The compiler requested by the environment: `SITE_TYPESCRIPT=js` or `native`.
 *
 * @throws if it requests another one
 */
export function wantedTypeScript(
  environment: Readonly<Record<string, string | undefined>>,
): TypeScriptKind | undefined {
  const { SITE_TYPESCRIPT: wanted } = environment;
  if (wanted === undefined || wanted === '' || wanted === 'js' || wanted === 'native') {
    return wanted || undefined;
  }
  throw new Error(`SITE_TYPESCRIPT is "${wanted}". Allowed: "js" and "native".`);
}

/**
 * The platform's package is an optional dependency of the compiler: installers skip it on other platforms, and some let
 * only the compiler find it.
 */
async function hasNative(): Promise<boolean> {
  try {
    const { resolve } = createRequire(import.meta.resolve('typescript/package.json'));
    resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`);
    return true;
  } catch {
    return false;
  }
}
