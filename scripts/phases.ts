import type { Phase } from './run-phases.ts';

/** Folders with a tsconfig of their own, with those whose changes concern them; the root's holds the unit tests. */
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

/** What may change every check. */
const everything = /^(package(-lock)?\.json|tsconfig[^/]*\.json|[^/]+\.config\.ts|biome\.json)$/;

const typesOf = (folders: string[]): string[] =>
  folders.map((folder) => `node node_modules/typescript/bin/tsc -p ${folder}/tsconfig.json`);

/** The probes in Firefox and WebKit. */
const ENGINES = 'playwright test --config playwright.engines.config.ts';

/** All checks, in the order in which they begin where they can. */
export const allPhases: Phase[] = [
  { name: 'site', commands: ['node bin/site.js build'] },
  { name: 'style', commands: ['biome ci --error-on-warnings'] },
  { name: 'unused', commands: ['knip'] },
  { name: 'rows', commands: ['tsx scripts/check-rows.ts'] },
  { name: 'coverage', commands: ['tsx scripts/check-api-coverage.ts'] },
  { name: 'units', commands: ['vitest run --reporter=dot'] },
  // The build writes the union of all routes, which `href` in code is checked against.
  { name: 'types', commands: typesOf(Object.keys(projects)), needs: ['site'] },
  // Whether the benchmarks still work; their figures mean nothing here.
  { name: 'benches', commands: ['tsx bench/run.ts --smoke'], needs: ['site'], alone: true },
  { name: 'browser', commands: ['playwright test'], needs: ['site'], alone: true },
  { name: 'engines', commands: [ENGINES], needs: ['site'], alone: true },
];

/**
 * The part of the checks that a change can fail, for daily work. It is a guess: units are found by their imports, so
 * those that read files from the disk are left out, and of browser tests only those run that were edited themselves.
 *
 * @param files that have changed, below the project's folder
 * @param base commit since which they have
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
