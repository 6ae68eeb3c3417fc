import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { findTwinFaults } from '../support/twin-faults.ts';

// `tests/agents` checks the links and samples of twins. These tests cover all published twins, including those of pages
// written in TSX, which are made from HTML.
test('Markdown twins say what pages say, and nothing of their tools', async ({ served }) => {
  const names = await readdir(served.dir, { recursive: true });
  const twins = names.filter((name) => name.endsWith('.md'));
  expect(twins.length).toBeGreaterThan(1000);
  const found: string[] = [];
  for (const name of twins) {
    const text = await readFile(join(served.dir, name), 'utf8');
    for (const fault of findTwinFaults({ text })) found.push(`${name}: ${fault}`);
  }
  expect(found).toEqual([]);
});
