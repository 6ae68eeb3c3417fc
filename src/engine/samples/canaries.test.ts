import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { memoryCache } from '../testing/memory-cache.ts';
import { checkSamples } from './check-samples.ts';
import { fence, shortly, versions } from './samples-test-support.ts';

/** Enough time for one compiler per version on a busy machine. */
const TEST_TIMEOUT_MS = 120_000;

const check = (blocks: ReturnType<typeof fence>[]) =>
  checkSamples({ siteRoot: projectRoot, cache: memoryCache(), blocks, versions });

test(
  'a sample sees the release of its own version and no other',
  async () => {
    const code = "import { initTRPC } from '@trpc/server';\n\ninitTRPC.create();\n";
    const { problems } = await check([
      fence(code),
      fence(code, { file: 'content/docs/v10/made-up.mdx' }),
      fence(code, { file: 'content/docs/v9/made-up.mdx' }),
    ]);
    expect(problems.map(shortly)).toEqual([
      expect.stringMatching(/^sample-error content\/docs\/v9\/made-up\.mdx:11:10 .*initTRPC/),
    ]);
  },
  TEST_TIMEOUT_MS,
);

test(
  'a wrong type is found beside a sample that does not even parse',
  async () => {
    const { problems } = await check([
      fence('const broken = (;\n'),
      fence("const count: number = 'three';\n", { file: 'content/docs/v11/other.mdx' }),
    ]);
    const found = problems.map(shortly).join('\n');
    expect(found).toContain('content/docs/v11/made-up.mdx:11:');
    expect(found).toMatch(/content\/docs\/v11\/other\.mdx:11:7 .*not assignable to type 'number'/);
  },
  TEST_TIMEOUT_MS,
);
