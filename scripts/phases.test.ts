import { expect, test } from 'vitest';
import { allPhases, changedPhases, choosePhases } from './phases.ts';

const of = (...files: string[]) => {
  const phases = changedPhases({ files, base: 'abc' });
  return Object.fromEntries(phases.map(({ name, commands }) => [name, commands.join('\n')]));
};

test('every check needs only checks that there are, and all of them are in one order', () => {
  const names = allPhases.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { needs = [] } of allPhases) expect(names).toEqual(expect.arrayContaining(needs));
});

test('on a fresh clone, tests are not compiled before their packages are installed', () => {
  const namesOf = (...names: string[]) => choosePhases(allPhases, names).map(({ name }) => name);
  expect(namesOf('types')).toEqual(['packages', 'types']);
  expect(namesOf('style', 'rows')).toEqual(['style', 'rows']);
  expect(namesOf()).toEqual(allPhases.map(({ name }) => name));
  const needs = Object.fromEntries(allPhases.map((phase) => [phase.name, phase.needs]));
  for (const name of ['units', 'types']) expect(needs[name]).toContain('packages');
});

test('nothing runs where nothing has changed', () => {
  expect(of()).toEqual({});
});

test('a page is built, and what reads it is looked at again', () => {
  const phases = of('content/docs/v11/quickstart.mdx');
  expect(Object.keys(phases)).toEqual(['site', 'packages', 'style', 'coverage', 'units', 'types']);
  expect(phases.types).toContain('-p content/tsconfig.json');
  expect(phases.types).not.toContain('-p src/engine/');
});

test('a layer is checked with those that import it', () => {
  const { types } = of('src/shared/route.ts');
  for (const layer of ['shared', 'engine', 'ui', 'app']) expect(types).toContain(`src/${layer}/`);
  expect(types).not.toContain('src/schema/');
  expect(of('src/app/router/prefetch.ts').types).toBe(
    'node node_modules/typescript/bin/tsc -p src/app/tsconfig.json\nnode node_modules/typescript/bin/tsc -p ./tsconfig.json',
  );
});

test('units and browser tests are those that the change concerns', () => {
  const phases = of('tests/browser/search-page.spec.ts');
  expect(phases.units).toContain('--changed abc');
  expect(phases.browser).toContain('--only-changed=abc');
  expect(phases.site).toBeUndefined();
  expect(of('README.md').browser).toBeUndefined();
  expect(of('tests/engines/theme.spec.ts').engines).toContain('--only-changed=abc');
  expect(of('tests/engines/theme.spec.ts').browser).toBeUndefined();
  expect(of('README.md').engines).toBeUndefined();
});

test('what everything depends on checks every type', () => {
  expect(of('package-lock.json').types?.split('\n')).toHaveLength(
    allPhases.find(({ name }) => name === 'types')?.commands.length ?? 0,
  );
});
