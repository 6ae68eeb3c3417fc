/**
 * Mutates the code of a folder or file in one place after the other, and checks each time whether a test in that folder
 * fails: `npm run mutate -- src/shared`. Mutations that no test notices are printed with their place, and then the share
 * that is noticed, of each file and of all. Takes minutes.
 */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { projectRoot } from '#engine/project-root.ts';

async function mutate(folders: string[]): Promise<number> {
  const unknown = folders.filter((folder) => !existsSync(join(projectRoot, folder)));
  if (folders.length === 0 || unknown.length > 0) {
    console.error(
      `Name folders, as in: npm run mutate -- src/shared. Not there: ${unknown.join(', ')}`,
    );
    return 2;
  }
  const paths = folders.map((folder) => folder.replace(/\/+$/, ''));
  const isFile = (path: string) => /\.tsx?$/.test(path);
  process.env.MUTATED_FOLDERS = paths
    .map((path) => (isFile(path) ? dirname(path) : path))
    .join(',');
  const results = await new Stryker({
    mutate: [
      ...paths.map((path) => (isFile(path) ? path : `${path}/**/*.ts?(x)`)),
      '!**/*.test.*',
      '!**/*-test-support.*',
    ],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/vitest.mutate.config.ts', related: false },
    // It would be rewritten with the compiler's JavaScript API, which TypeScript 7 lacks.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    // Text is for people to read.
    mutator: { excludedMutations: ['StringLiteral'] },
    // Values computed at module load need every test again, for little benefit.
    ignoreStatic: true,
    concurrency: 2,
    // A busy machine is no proof: only a hang counts as noticed.
    timeoutMS: 30_000,
    ignorePatterns: ['dist', '**/.site', 'test-results', 'bench'],
    tempDirName: '.site/mutate',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportTests: false,
      reportScoreTable: false,
    },
    allowConsoleColors: false,
  }).runMutationTest();
  const files = [...new Set(results.map((it) => it.fileName))].sort();
  for (const file of files) {
    report(
      relative(projectRoot, file),
      results.filter((it) => it.fileName === file),
    );
  }
  if (files.length > 1) report('All of them', results);
  return 0;
}

function report(name: string, mutants: { status: string }[]): void {
  const count = (status: string) => mutants.filter((it) => it.status === status).length;
  const detected = count('Killed') + count('Timeout');
  const valid = detected + count('Survived') + count('NoCoverage');
  if (valid === 0) return;
  const share = ((100 * detected) / valid).toFixed(1);
  console.log(`${name}: ${detected} of ${valid} changes noticed, ${share} %`);
}

process.exitCode = await mutate(process.argv.slice(2));
