/**
 * How samples are compiled, in every version: strict, as the pages ask of readers, and with types of
 * browser and server at once. The words are those of a tsconfig.json.
 */
export const sampleCompilerOptions = {
  target: 'esnext',
  module: 'preserve',
  moduleResolution: 'bundler',
  // Every file is a module, so that samples do not see each other's names.
  moduleDetection: 'force',
  lib: ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  isolatedModules: true,
  // A style sheet that a sample imports is not there.
  noUncheckedSideEffectImports: false,
};

/** How samples import a fixture that is a module: `import { db } from '#fixtures/db'`. */
const fixturePaths = { '#fixtures/*': ['../fixtures/*'] };

/** Folder of the program, below a version's folder. It is on no disk. */
export const programFolder = '.samples';

/** The tsconfig.json of a version's program, which lies in its `programFolder`. */
export function buildTsconfig({ packages }: { packages: string[] }): string {
  const types = packages.includes('@types/node') ? ['node'] : [];
  return JSON.stringify({
    compilerOptions: { ...sampleCompilerOptions, types, paths: fixturePaths },
    include: ['**/*', '../fixtures/**/*'],
  });
}

/**
 * A module that imports every package of the release. Packages may add to global types; with all
 * of them in every program, what a sample means does not depend on the samples beside it.
 */
export function buildPackagesModule({ packages }: { packages: string[] }): string {
  const names = packages
    .filter((name) => name !== '@types/node' && name !== 'typescript')
    .map((name) => name.replace(/^@types\/(?:(.+)__)?/, (_, scope) => (scope ? `@${scope}/` : '')));
  return names.map((name) => `// @ts-ignore\nimport type {} from '${name}';\n`).join('');
}
