import { expect, test } from 'vitest';
import { writeReference } from './changes/changes-test-support.ts';
import { loadFolder } from './testing/load-test-site.ts';
import { docsSite, writeSite } from './testing/write-site.ts';

test('packages that cannot be read are one problem, and not one for each export that replaces another', async () => {
  const root = await writeSite(
    docsSite({
      'content/docs/versions.ts': `export default [
  { label: '2.x', dir: 'v2', path: '', release: '2.0.0', isLast: true, api: ['@x/server'] },
  { label: '1.x', dir: 'v1', path: 'v1', release: '1.0.0', api: ['@x/server'] },
];\n`,
      'content/docs/replacements.ts':
        "export default [{ version: '2.x', rows: [{ gone: ['first'], renamed: 'second' }] }];\n",
      'content/docs/v2/sidebar.ts': 'export default {};\n',
      'content/docs/v2/start.mdx': '---\ntitle: Start\n---\n\nHello.\n',
      'content/docs/v1/start.mdx': '---\ntitle: Start\n---\n\nHello.\n',
    }),
  );
  const older = writeReference('/old', [{ name: 'first', from: ['@x/server'] }]);
  const newer = writeReference('/new', [{ name: 'third', from: ['@x/server'] }]);
  const codesWith = async (isInstalled: boolean) => {
    const { problems } = await loadFolder(root, {
      readApi: async ({ folder }) => {
        if (folder.endsWith('v2')) return { reference: newer, problems: [] };
        if (!isInstalled) throw new Error('nothing is installed');
        return { reference: older, problems: [] };
      },
    });
    return problems.map(({ code }) => code).filter((code) => /^(?:api|replacement)-/.test(code));
  };
  expect(await codesWith(true)).toEqual(['replacement-unknown']);
  expect(await codesWith(false)).toEqual(['api-failed']);
});
