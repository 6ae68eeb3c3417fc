import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { writeSite } from '../testing/write-site.ts';

test('[V5] in a clone without packages, every command says what to run first', async () => {
  const clone = await writeSite({});
  for (const part of ['bin', 'src', 'package.json']) {
    cpSync(join(projectRoot, part), join(clone, part), { recursive: true });
  }
  const bin = join(clone, 'bin/site.js');
  const { status, stderr } = spawnSync(process.execPath, [bin, 'dev'], { encoding: 'utf8' });
  // The first import that needs one depends on whether Node imports TypeScript itself.
  expect(stderr).toMatch(
    /^error The package "(?:esbuild|cac)" is not installed\.\n {2}Run `npm ci` first\.\n$/,
  );
  expect(status).toBe(1);
});
