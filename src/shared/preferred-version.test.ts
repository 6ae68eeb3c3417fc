import { expect, test } from 'vitest';
import type { VersionLink } from '#shared/navbar-items.ts';
import { preferredVersionKey, shownVersion } from './preferred-version.ts';

const version = (name: string, active = false): VersionLink => ({
  name,
  label: name,
  href: `/docs/${name}`,
  samePage: false,
  active,
});

test('[D9] the choice is stored once for each set of docs', () => {
  expect(preferredVersionKey('default')).toBe('docs-preferred-version-default');
});

test("[D9] the page's own version is shown, whatever was chosen before", () => {
  const versions = [version('current'), version('10.x', true)];
  expect(shownVersion({ versions, preferred: 'current' })?.name).toBe('10.x');
});

test('[D9] outside of the docs the chosen version is shown, else the latest', () => {
  const versions = [version('current'), version('10.x')];
  expect(shownVersion({ versions, preferred: '10.x' })?.name).toBe('10.x');
  expect(shownVersion({ versions, preferred: undefined })?.name).toBe('current');
  expect(shownVersion({ versions, preferred: '8.x' })?.name).toBe('current');
  const latest: VersionLink = { ...version('current'), isLast: true };
  const withNext = [version('next'), latest, version('10.x')];
  expect(shownVersion({ versions: withNext, preferred: undefined })?.name).toBe('current');
});
