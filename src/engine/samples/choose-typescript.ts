import { createRequire } from 'node:module';
import type { CompiledRelease, TypeChecker, TypeScriptKind } from './type-checker.ts';

export interface ChosenTypeScript {
  kind: TypeScriptKind;
  create(release: CompiledRelease): TypeChecker;
}

/**
 * The compiler to use: the native one, unless the other is wanted or this platform has none.
 *
 * @param options.wanted `js` or `native`; the best that there is when left out
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
 * The compiler that the environment asks for: `SITE_TYPESCRIPT=js` or `native`.
 *
 * @throws where it asks for another
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
 * The package of the platform is an optional dependency of the compiler: installers leave it out where there is
 * none, and some let only the compiler find it.
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
