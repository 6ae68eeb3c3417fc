import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readMdxFingerprint } from './mdx-fingerprint.ts';

it('the fingerprint is the same for the same project', async () => {
  const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));
  const fingerprint = await readMdxFingerprint({ projectRoot });
  expect(fingerprint).toMatch(/^[0-9a-f]{16}$/);
  expect(await readMdxFingerprint({ projectRoot })).toBe(fingerprint);
});
