import { describe, expect, test } from 'vitest';
import { docsOf, migrateFiles, page } from './migrate-folder-test-support.ts';

describe('versions', () => {
  const files = {
    'docs/a.md': page('A'),
    'versions.json': '["2.0", "1.0"]',
    'versioned_docs/version-2.0/a.md': page('A'),
    'versioned_docs/version-1.0/a.md': page('A'),
  };

  test('only those that are included are migrated, and the others have a line', async () => {
    const {
      files: made,
      report,
      errors,
      paths,
    } = await migrateFiles({
      ...files,
      'docusaurus.config.js': docsOf("onlyIncludeVersions: ['current', '1.0']"),
    });
    expect(errors).toEqual([]);
    expect(made.filter((file) => file.includes('2.0'))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(['/docs/a', '/docs/next/a']));
    const said = report.join('\n');
    expect(said).toContain('docusaurus.config.js:3: changed: the version 2.0 is not migrated');
    expect(said).toContain('versioned_docs/version-2.0/a.md:1: decide: no page shows it');
  });

  test('the current one may be left out', async () => {
    const { files: made, report } = await migrateFiles({
      ...files,
      'docusaurus.config.js': docsOf('includeCurrentVersion: false'),
    });
    expect(made.filter((file) => file.startsWith('content/docs/next/'))).toEqual([]);
    expect(report.join('\n')).toContain('docs/a.md:1: decide: no page shows it');
  });

  test('there may be but the current one', async () => {
    const { paths, report } = await migrateFiles({
      ...files,
      'docusaurus.config.js': docsOf('disableVersioning: true'),
    });
    expect(paths.filter((path) => path.startsWith('/docs'))).toEqual(['/docs/a']);
    expect(report.join('\n')).toContain('because docs.disableVersioning is true');
  });

  test('label, path, banner and search engines are settings of each', async () => {
    const { text, paths, report, errors } = await migrateFiles({
      ...files,
      'docusaurus.config.js': docsOf(
        "lastVersion: 'current', versions: { current: { label: 'C', path: 'edge' }, '1.0': { banner: 'unreleased', noIndex: true,\nbadge: false, className: 'x' } }",
      ),
    });
    expect(errors).toEqual([]);
    const versions = text('content/docs/versions.ts');
    expect(versions).toMatch(/label: 'C',\n\s+dir: 'current',\n\s+path: 'edge',[^}]*isLast: true/);
    expect(versions).toMatch(/label: '1\.0',[^}]*banner: 'unreleased',\n\s+inSitemap: false/);
    expect(paths).toContain('/docs/edge/a');
    expect(report.join('\n')).toContain('docs.versions["1.0"].badge is not migrated');
    expect(report.join('\n')).toContain('(docusaurus.config.js:4)');
  });

  test('every version stays in the sitemap but those that keep search engines away', async () => {
    const { text, errors } = await migrateFiles({
      ...files,
      'docusaurus.config.js': docsOf("versions: { '1.0': { noIndex: true } }"),
    });
    expect(errors).toEqual([]);
    const versions = text('content/docs/versions.ts').split('name:').slice(1);
    expect(versions.map((it) => /inSitemap: \w+/.exec(it)?.[0])).toEqual([
      'inSitemap: true',
      undefined,
      'inSitemap: false',
    ]);
  });

  test('a last version that is none is reported', async () => {
    const { report } = await migrateFiles({
      ...files,
      'docusaurus.config.js': docsOf("lastVersion: '9'"),
    });
    expect(report.join('\n')).toContain(
      'docs.lastVersion is "9", and there is no such version: it is 2.0 now',
    );
  });
});
