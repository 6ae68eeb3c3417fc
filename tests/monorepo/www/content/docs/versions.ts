import { defineDocsVersions } from '#schema/docs-version-config.ts';

export default defineDocsVersions([
  {
    label: '1.x',
    dir: 'v1',
    path: '',
    isLast: true,
    api: ['@wren/server', '@wren/client'],
  },
]);
