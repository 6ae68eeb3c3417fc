import { defineDocsVersions } from '#schema/docs-version-config.ts';

export default defineDocsVersions([
  { label: '2.x', dir: 'v2', path: '', release: '2.0.0', isLast: true },
  { label: '1.x', dir: 'v1', path: 'v1', release: '1.0.0' },
]);
