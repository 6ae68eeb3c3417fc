import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ContentCodeBlock } from '#shared/content.ts';
import { projectRoot } from '../project-root.ts';
import type { Site } from '../site.ts';
import { memoryCache } from '../testing/memory-cache.ts';
import { createDevSamples } from './dev-samples.ts';

const block = (code: string): ContentCodeBlock => {
  return { file: 'content/docs/v1/start.mdx', line: 1, column: 1, language: 'ts', meta: '', code };
};

/** A site of one page with these samples. */
function siteWith(options: { codes: string[]; samples?: 'error' | 'warn' | 'ignore' }): Site {
  return {
    config: { checks: { samples: options.samples ?? 'error' } },
    contents: { 'content/docs/v1/start.mdx': { codeBlocks: options.codes.map(block) } },
    sampleVersions: [{ label: '1.x', folder: 'content/docs/v1', isLast: true }],
  } as unknown as Site;
}

const right = 'export const shelf = [30, 40].map((height) => height * 2);';
const wrong = "export const shelf: number = 'high';";

test('an edit that breaks a sample is a problem until it is fixed; the rest stays known', async () => {
  const siteRoot = join(projectRoot, 'tests/sites/samples');
  const samples = createDevSamples({ siteRoot, cache: memoryCache() });
  try {
    expect(await samples.check(siteWith({ codes: [right] }))).toBe(true);
    expect(samples.problems()).toEqual([]);
    expect(samples.annotationsOf(block(right))?.[0]?.hovers).not.toEqual([]);
    expect(await samples.check(siteWith({ codes: [right] })), 'nothing new').toBe(false);

    expect(await samples.check(siteWith({ codes: [right, wrong] }))).toBe(true);
    expect(samples.problems()).toMatchObject([{ severity: 'error', code: 'sample-error' }]);
    expect(samples.annotationsOf(block(right))?.[0]?.hovers).not.toEqual([]);

    await samples.check(siteWith({ codes: [wrong], samples: 'warn' }));
    expect(samples.problems()).toMatchObject([{ severity: 'warning' }]);
    await samples.check(siteWith({ codes: [wrong], samples: 'ignore' }));
    expect(samples.problems()).toEqual([]);
  } finally {
    await samples.close();
  }
}, 60_000);

test('of checks that come while one runs only the last is made', async () => {
  const siteRoot = join(projectRoot, 'tests/sites/samples');
  const samples = createDevSamples({ siteRoot, cache: memoryCache() });
  try {
    const checks = [wrong, wrong, right].map((code) => samples.check(siteWith({ codes: [code] })));
    await Promise.all(checks);
    expect(samples.problems()).toEqual([]);
  } finally {
    await samples.close();
  }
}, 60_000);
