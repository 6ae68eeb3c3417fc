import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import { drawn } from './test.ts';

const require = createRequire(import.meta.url);

/** The package's own source has comments: more than half of 1.3 MB that each page would be sent. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Rules about how a page looks, which are most of the work: those that another theme can break, and sizes. */
const colors = ['color-contrast', 'link-in-text-block'];
const looks = [...colors, 'target-size'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const rules: Record<'all' | 'colors' | 'words', RunOptions> = {
  all: { runOnly: tags },
  colors: { runOnly: colors },
  words: {
    runOnly: tags,
    rules: Object.fromEntries(looks.map((rule) => [rule, { enabled: false }])),
  },
};

export interface ViolationsOptions {
  /** `colors`: only what another theme changes. `words`: all but what a page looks like. */
  rules?: keyof typeof rules;
  /** Selectors of the only parts to look at. */
  within?: string[];
}

/** What axe finds wrong with a page as it is now, one line for each element. */
export async function violations(page: Page, options: ViolationsOptions = {}): Promise<string[]> {
  // What scrolls becomes a stop for the keyboard when its size is known: with the next frame.
  await drawn(page);
  const found = await analyze(page, options);
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${new URL(page.url()).pathname} ${id}: ${node.html.slice(0, 160)}`),
  );
}

async function analyze(
  page: Page,
  { rules: name = 'all', within }: ViolationsOptions,
): Promise<Result[]> {
  // Of what passes nobody reads the elements, and there are thousands.
  const options: RunOptions = { ...rules[name], resultTypes: ['violations'] };
  if (page.frames().length > 1) {
    const builder = new AxeBuilder({ page, axeSource }).options(options);
    for (const selector of within ?? []) builder.include(selector);
    return (await builder.analyze()).violations;
  }
  // The builder would send axe before each question.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const context = { include: within ?? ['html'] };
  return page.evaluate<Result[]>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then((all) => all.violations)`,
  );
}
