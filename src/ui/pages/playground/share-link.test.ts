import { expect, test } from 'vitest';
import { packFiles, unpackFiles } from './share-link.ts';

const files = [
  { name: 'server.ts', code: "export const text = 'ä → 𝄞';\n".repeat(40) },
  { name: 'client.tsx', code: '' },
];

test('[P1] a link gives back the files, and is shorter than they are', async () => {
  const hash = await packFiles(files);
  expect(hash).toMatch(/^#code\/1\/[\w-]+$/);
  expect(hash.length).toBeLessThan(300);
  expect(await unpackFiles(hash)).toEqual(files);
});

test('[P1] a hash that is no code is none', async () => {
  expect(await unpackFiles('')).toBeUndefined();
  expect(await unpackFiles('#files')).toBeUndefined();
});

test('[P1] a link that is cut off, changed or of another version is refused', async () => {
  const hash = await packFiles(files);
  await expect(unpackFiles(hash.slice(0, -30))).rejects.toThrow('damaged');
  await expect(unpackFiles('#code/1/%%%')).rejects.toThrow('damaged');
  await expect(unpackFiles('#code/2/abc')).rejects.toThrow('another version');
});

test.each([
  [[]],
  [[{ name: '../a.ts', code: '' }]],
  [[{ name: 'a.exe', code: '' }]],
  [[...files, ...files]],
])('[P1] a link with wrong files is refused: %j', async (wrong) => {
  await expect(packFiles(wrong).then(unpackFiles)).rejects.toThrow('damaged');
});

test('[P1] a link that holds more than a page can take is refused, and says so', async () => {
  const huge = await packFiles([{ name: 'a.ts', code: ' '.repeat(60_000_000) }]);
  expect(huge.length).toBeLessThan(100_000);
  await expect(unpackFiles(huge)).rejects.toThrow('at most 50 files and 500 kB');
  const many = Array.from({ length: 3000 }, (_, index) => ({ name: `${index}.ts`, code: '' }));
  await expect(packFiles(many).then(unpackFiles)).rejects.toThrow('at most 50 files and 500 kB');
});
