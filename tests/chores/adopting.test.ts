import { expect, test } from 'vitest';
import { rehearse } from '../../scripts/rehearse-adoption.ts';

test('the move into a monorepo, as ADOPTING.md says', { timeout: 300_000 }, async () => {
  const { begun, editLinks, deadEditLinks, complaint, fixed } = await rehearse({ say: () => {} });
  // Packages used by the copied samples, besides the workspace's own.
  expect(begun).toMatch(/what is installed there: zod [\d.]+, not 4\.0\.0\n/);
  expect(begun).not.toContain('npm install');
  expect(editLinks).toEqual(
    [
      'blog/2026-01-02-moved.mdx',
      'docs/next/client/connect.mdx',
      'docs/next/start.mdx',
      'docs/v1/client/connect.mdx',
      'docs/v1/start.mdx',
    ].map((file) => `https://github.com/example/wren/edit/main/www/content/${file}`),
  );
  expect(deadEditLinks).toEqual([]);
  // Both samples that pass a number to the server, at their lines. The identical samples of the release still compile
  // against it.
  expect(complaint).toContain('content/docs/next/start.mdx:12:29');
  expect(complaint).toContain('content/docs/next/client/connect.mdx:12:37');
  expect(complaint).toContain(
    "Argument of type 'number' is not assignable to parameter of type 'string'",
  );
  expect(complaint).toContain('2 errors');
  expect(fixed).toBe(true);
});
