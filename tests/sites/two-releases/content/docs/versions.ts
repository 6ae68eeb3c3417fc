import { defineDocsVersions } from '#schema/docs-version-config.ts';

export default defineDocsVersions([
  {
    label: '11.x',
    dir: 'v11',
    path: '',
    isLast: true,
  },
  {
    label: '10.x',
    dir: 'v10',
    path: 'v10',
    banner: 'unmaintained',
  },
]);
