import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { writeSite } from '../testing/write-site.ts';

test('[V5] in a clone without packages, every command says what to run first', async () => {
  const files = ['bin/site.js', 'src/engine/typescript-loader.js', 'package.json'];
  const clone = await writeSite(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')])),
  );
  const bin = join(clone, 'bin/site.js');
  const { status, stderr } = spawnSync(process.execPath, [bin, 'dev'], { encoding: 'utf8' });
  expect(stderr).toBe('error The package "esbuild" is not installed.\n  Run `npm ci` first.\n');
  expect(status).toBe(1);
});
