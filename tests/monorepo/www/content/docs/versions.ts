import { defineDocsVersions } from '#schema/docs-version-config.ts';

export default defineDocsVersions([
  {
    label: 'next',
    dir: 'next',
    path: 'next',
    release: 'workspace',
    api: ['@wren/server', '@wren/client'],
  },
  { label: '1.x', dir: 'v1', path: '', release: '1.9.0', isLast: true },
]);
