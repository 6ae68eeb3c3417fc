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

/** Long after the last change of any file. */
const READ_AT = Date.now();

const right = 'export const shelf = [30, 40].map((height) => height * 2);';
const wrong = "export const shelf: number = 'high';";

test('an edit that breaks a sample is a problem until it is fixed; the rest stays known', async () => {
  const siteRoot = join(projectRoot, 'tests/sites/samples');
  const samples = createDevSamples({ siteRoot, cache: memoryCache() });
  try {
    expect(await samples.check(siteWith({ codes: [right] }), READ_AT)).toBe(true);
    expect(samples.problems()).toEqual([]);
    expect(samples.annotationsOf(block(right))?.[0]?.hovers).not.toEqual([]);
    expect(await samples.check(siteWith({ codes: [right] }), READ_AT), 'nothing new').toBe(false);

    expect(await samples.check(siteWith({ codes: [right, wrong] }), READ_AT)).toBe(true);
    expect(samples.problems()).toMatchObject([{ severity: 'error', code: 'sample-error' }]);
    expect(samples.annotationsOf(block(right))?.[0]?.hovers).not.toEqual([]);

    await samples.check(siteWith({ codes: [wrong], samples: 'warn' }), READ_AT);
    expect(samples.problems()).toMatchObject([{ severity: 'warning' }]);
    await samples.check(siteWith({ codes: [wrong], samples: 'ignore' }), READ_AT);
    expect(samples.problems()).toEqual([]);
  } finally {
    await samples.close();
  }
}, 60_000);

test('of checks that come while one runs only the last is made', async () => {
  const siteRoot = join(projectRoot, 'tests/sites/samples');
  const samples = createDevSamples({ siteRoot, cache: memoryCache() });
  try {
    const checks = [wrong, wrong, right].map((code) =>
      samples.check(siteWith({ codes: [code] }), READ_AT),
    );
    await Promise.all(checks);
    expect(samples.problems()).toEqual([]);
  } finally {
    await samples.close();
  }
}, 60_000);

test('a page that has changed since it was read gets no frame: its lines may be others', async () => {
  const siteRoot = join(projectRoot, 'tests/sites/samples');
  const samples = createDevSamples({ siteRoot, cache: memoryCache() });
  try {
    await samples.check(siteWith({ codes: [wrong] }), READ_AT);
    expect(samples.problems()).toMatchObject([{ line: 2, frame: expect.any(String) }]);
    await samples.check(siteWith({ codes: [wrong] }), 0);
    expect(samples.problems()).toMatchObject([{ line: 2 }]);
    expect(samples.problems()[0]?.frame).toBeUndefined();
  } finally {
    await samples.close();
  }
}, 60_000);
