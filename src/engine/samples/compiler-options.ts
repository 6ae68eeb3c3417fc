/**
 * Compiler options for samples in every version: strict, as the pages recommend, with browser and server types
 * together. In the format of a tsconfig.json.
 */
export const sampleCompilerOptions = {
  target: 'esnext',
  module: 'preserve',
  moduleResolution: 'bundler',
  // Every file is a module, so that samples do not share names.
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
  // Style sheets that samples import do not exist.
  noUncheckedSideEffectImports: false,
};

/** Prefix for importing a fixture that is a module: `import { db } from '#fixtures/db'`. */
const fixturePaths = { '#fixtures/*': ['../fixtures/*'] };

/** Virtual folder of the program in a version's folder. */
export const programFolder = '.samples';

/** The tsconfig.json of a version's program, in its `programFolder`. */
export function buildTsconfig({ packages }: { packages: string[] }): string {
  const types = packages.includes('@types/node') ? ['node'] : [];
  return JSON.stringify({
    compilerOptions: { ...sampleCompilerOptions, types, paths: fixturePaths },
    include: ['**/*', '../fixtures/**/*'],
  });
}

/**
 * A module that imports every package of the release. Packages may extend global types; if every program contains all
 * of them, the meaning of a sample does not depend on the others.
 */
export function buildPackagesModule({ packages }: { packages: string[] }): string {
  const names = packages
    .filter((name) => name !== '@types/node' && name !== 'typescript')
    .map((name) => name.replace(/^@types\/(?:(.+)__)?/, (_, scope) => (scope ? `@${scope}/` : '')));
  return names.map((name) => `// @ts-ignore\nimport type {} from '${name}';\n`).join('');
}
