import { expect, test } from 'vitest';
import { hasDefaultExport } from './find-default-export.ts';

test.each([
  ['export default function Page() { return <p>x</p>; }', true],
  ['function Page() { return <p>x</p>; }\nexport { Page as default };', true],
  ["export { default } from './other.tsx';", true],
  ['const page = (): JSX.Element => <p>export default</p>;\nexport { page };', false],
  ['// export default\nexport function Page() { return null; }', false],
  ["export * from './other.tsx';", false],
  ['export default (', true],
])('[V6] [E3] %s', async (source, expected) => {
  expect(await hasDefaultExport(source)).toBe(expected);
});
