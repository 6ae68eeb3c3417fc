import type { Phase } from './run-phases.ts';

/** Folders with their own tsconfig, and the folders whose changes affect them; the root's covers the unit tests. */
const projects: Record<string, readonly string[]> = {
  'src/schema': ['src/schema'],
  'src/shared': ['src/shared'],
  'src/engine': ['src/engine', 'src/schema', 'src/shared'],
  'src/ui': ['src/ui', 'src/shared', 'content'],
  'src/app': ['src/app', 'src/ui', 'src/shared', 'content'],
  content: ['content', 'src/ui', 'src/shared', 'src/schema'],
  tests: ['tests', 'scripts', 'bench', 'src/engine', 'src/schema', 'src/shared', 'site.config.ts'],
  '.': ['src'],
};

/** Files that may affect every check. */
const everything = /^(package(-lock)?\.json|tsconfig[^/]*\.json|[^/]+\.config\.ts|biome\.json)$/;

const typesOf = (folders: string[]): string[] =>
  folders.map((folder) => `node node_modules/typescript/bin/tsc -p ${folder}/tsconfig.json`);

/** Installs what only tests need; without changes, npm is done at once. */
const TEST_PACKAGES = 'npm install --prefix tests/packages --ignore-scripts --no-audit --no-fund';

/** The tests in Firefox and WebKit. */
const ENGINES = 'playwright test --config playwright.engines.config.ts';

/** All checks, in the order in which they start if possible. */
export const allPhases: Phase[] = [
  { name: 'site', commands: ['node bin/site.js build'] },
  { name: 'packages', commands: [TEST_PACKAGES] },
  { name: 'style', commands: ['biome ci --error-on-warnings'] },
  { name: 'unused', commands: ['knip'] },
  { name: 'rows', commands: ['tsx scripts/check-rows.ts'] },
  { name: 'coverage', commands: ['tsx scripts/check-api-coverage.ts'] },
  { name: 'units', commands: ['vitest run --reporter=dot'], needs: ['packages'] },
  // The build writes the union of all routes, against which `href` in code is checked.
  { name: 'types', commands: typesOf(Object.keys(projects)), needs: ['site', 'packages'] },
  // Whether the benchmarks still work. Their figures do not matter here, so the unit tests may run beside them.
  { name: 'benches', commands: ['tsx bench/run.ts --smoke'], needs: ['site'] },
  { name: 'browser', commands: ['playwright test'], needs: ['site'], alone: true },
  { name: 'engines', commands: [ENGINES], needs: ['site'], alone: true },
];

/** The phases with these names, with the packages that they need; all of them without names. */
export function choosePhases(phases: Phase[], names: string[]): Phase[] {
  if (names.length === 0) return phases;
  const isChosen = ({ name }: Phase) => names.includes(name);
  const needsPackages = phases.some(
    (phase) => isChosen(phase) && phase.needs?.includes('packages'),
  );
  return phases.filter((phase) => isChosen(phase) || (needsPackages && phase.name === 'packages'));
}

/**
 * The checks that a change may affect, for daily work. This is a heuristic: unit tests are selected by their imports,
 * so those that read files from disk are left out, and of the browser tests, only edited ones run.
 *
 * @param files changed files, relative to the project's folder
 * @param base commit that they are compared with
 */
export function changedPhases(options: { files: string[]; base: string }): Phase[] {
  const { files, base } = options;
  const touches = (folders: readonly string[]) =>
    files.some((file) =>
      folders.some((folder) => file === folder || file.startsWith(`${folder}/`)),
    );
  const all = files.some((file) => everything.test(file));
  const folders = Object.keys(projects).filter((name) => all || touches(projects[name] ?? []));
  const commands: Record<string, string[]> = {
    site: all || touches(['content', 'src', 'site.config.ts']) ? ['node bin/site.js build'] : [],
    style: [`biome check --changed --since=${base} --error-on-warnings --no-errors-on-unmatched`],
    unused: all || files.some((file) => /\.(ts|tsx|js)$/.test(file)) ? ['knip'] : [],
    rows: touches(['src', 'tests', 'scripts']) ? ['tsx scripts/check-rows.ts'] : [],
    coverage: touches(['content/docs']) ? ['tsx scripts/check-api-coverage.ts'] : [],
    packages: [TEST_PACKAGES],
    units: [`vitest run --reporter=dot --passWithNoTests --changed ${base}`],
    types: typesOf(folders),
    browser: touches(['tests/browser', 'tests/support'])
      ? [`playwright test --pass-with-no-tests --only-changed=${base}`]
      : [],
    engines: touches(['tests/engines', 'tests/support'])
      ? [`${ENGINES} --pass-with-no-tests --only-changed=${base}`]
      : [],
  };
  return allPhases.flatMap((phase) => {
    const chosen = commands[phase.name] ?? [];
    return files.length === 0 || chosen.length === 0 ? [] : [{ ...phase, commands: chosen }];
  });
}
