import { defineDocsVersions } from '#schema/docs-version-config.ts';

export default defineDocsVersions([
  { label: '1.x', dir: 'v1', path: '', release: '1.0.0', isLast: true },
]);
