import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { projectRoot } from '#engine/project-root.ts';
import { readHostRules } from '#engine/serve/host-rules.ts';
import { createStaticServer } from '#engine/serve/static-server.ts';
import { ensureBrowser } from '../../tests/support/ensure-browser.ts';
import { browserArguments } from '../../tests/support/find-browser.ts';
import type { BenchOptions } from '../run.ts';
import { measureCommand } from './measure-command.ts';

/**
 * Output folder of this project's site for benches: the same as for `npm run build`, because no build may write to
 * `.site`.
 */
export const builtSite = join(projectRoot, 'dist');

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
}

/** Builds this project's site, serves it and opens a browser for the measurements of `use`. */
export async function withServedSite(
  { smoke }: BenchOptions,
  use: (context: { browser: Browser; origin: string }) => Promise<void>,
): Promise<void> {
  const dir = await buildRealSite({ smoke });
  const server = createStaticServer({ dir, ...(await readHostRules({ dir })) });
  const { url } = await server.listen({ port: 0, host: '127.0.0.1' });
  const browser = await launchBrowser();
  try {
    await use({ browser, origin: url });
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Builds this project's site and returns its folder. */
export async function buildRealSite({ smoke }: BenchOptions): Promise<string> {
  // As a smoke test, the site built by `npm test` is good enough.
  if (!smoke) await measureCommand(['build', '--out', builtSite, '--quiet']);
  return builtSite;
}
