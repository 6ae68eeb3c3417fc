import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { findTwinFaults } from '../support/twin-faults.ts';

// What is wrong with links and samples of twins is found in `tests/agents`. Here are all twins as they are published,
// those of pages written in TSX too, which are made of the page's HTML.
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
