import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createReporter } from '../terminal/reporter.ts';
import { writeSite } from '../testing/write-site.ts';
import { runHostConfig } from './host-config-command.ts';

test.each([
  ['nginx', '--out: notes was not written by this command, and it would be lost.'],
  ['caddy', '--out: notes was not written by this command, and it would be lost.'],
  ['vercel', '--out: notes is not a JSON object, and it would be lost.'],
])('the configuration for %s does not replace a file of somebody else', async (kind, message) => {
  // As JSON, it lacks a quotation mark.
  const notes = '{ "regions: ["fra1"] }';
  const siteRoot = await writeSite({ notes });
  const stream = { write: () => {} };
  const reporter = createReporter({ stdout: stream, stderr: stream, clock: () => 0, plain: true });
  const call = { siteRoot, kind, out: 'notes', reporter, print: () => {} };
  await expect(runHostConfig(call)).rejects.toThrow(message);
  expect(await readFile(join(siteRoot, 'notes'), 'utf8')).toBe(notes);
});
