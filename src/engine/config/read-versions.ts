import { type DocsVersionConfig, docsVersionsConfigSchema } from '#schema/docs-version-config.ts';
import type { ResolvedDocsConfig } from '#schema/site-config.ts';
import type { VersionBanner } from '#shared/docs-version.ts';
import type { Problem } from '#shared/problem.ts';
import { locateInModule } from '../problems/locate-in-module.ts';
import { checkInstalled } from './check-installed.ts';
import { checkManifest } from './check-manifest.ts';
import type { ModuleReader } from './module-reader.ts';
import { readDataModule } from './read-data-module.ts';
import { readVersionRelease } from './read-version-release.ts';
import { readWorkspaceRelease, WORKSPACE } from './read-workspace-release.ts';

/** A version with resolved paths. */
export interface ResolvedVersion extends DocsVersionConfig {
  name: string;
  banner: VersionBanner;
  inSitemap: boolean;
  /** Site path of the version's own sitemap, if it has one. */
  sitemap?: string;
  /** The library release that it documents; empty if none is given, which is a problem. */
  release: string;
  /** Whether it documents the packages linked by its workspace instead of a release. */
  isWorkspace: boolean;
  /** Folder of its docs, relative to the site's folder: `content/docs/v11`. */
  folder: string;
  /** Root path: `/docs/v10`. */
  rootPath: string;
}

/** Reads `content/docs/versions.ts`. */
export async function readVersions(options: {
  root: string;
  docs: ResolvedDocsConfig;
  modules: ModuleReader;
}): Promise<{ versions: ResolvedVersion[]; source: string; problems: Problem[] }> {
  const { root, docs, modules } = options;
  const file = docs.versions;
  const result = await readDataModule({
    root,
    file,
    schema: docsVersionsConfigSchema,
    modules,
    code: 'versions-invalid',
  });
  if (result.kind === 'invalid') return { versions: [], source: '', problems: result.problems };
  if (result.kind === 'missing') {
    const problem: Problem = {
      code: 'versions-invalid',
      severity: 'error',
      message: `The list of versions ${file} does not exist.`,
      hint: 'Write it: export default defineDocsVersions([ … ]); or set docs: false in site.config.ts.',
      file,
    };
    return { versions: [], source: '', problems: [problem] };
  }
  const base = `/${docs.routeBasePath}`;
  const { source } = result;
  const unusable = await Promise.all(result.value.map((version) => checkPackages(root, version)));
  // Other problems would only be consequences of that.
  if (unusable.flat().length > 0) return { versions: [], source, problems: unusable.flat() };
  const read = await Promise.all(
    result.value.map(async (version, index) => {
      const folder = `content/docs/${version.dir}`;
      const rootPath = version.path === '' ? base : `${base}/${version.path}`;
      const place = { file, ...(await locateInModule({ source, path: [index], part: 'value' })) };
      const isWorkspace = version.release === WORKSPACE;
      const subject = { root, folder, label: version.label, packageName: docs.package, place };
      const { release, problems } = isWorkspace
        ? await readWorkspaceRelease(subject)
        : await readVersionRelease({ ...subject, written: version.release });
      // Readers must be told that a version cannot be installed yet.
      const isNext = isWorkspace && !version.isLast;
      const resolved: ResolvedVersion = {
        ...version,
        name: version.name ?? (version.isLast ? 'current' : version.label),
        banner: version.banner ?? (isNext ? 'unreleased' : 'none'),
        inSitemap: version.inSitemap ?? true,
        ...(version.isLast || version.inSitemap ? {} : { sitemap: `${rootPath}/sitemap.xml` }),
        release,
        isWorkspace,
        folder,
        rootPath,
      };
      return { version: resolved, problems };
    }),
  );
  const versions = read.map(({ version }) => version);
  const doubles = await findDoubles({ versions, file, source });
  // Everything in both would be listed twice.
  if (doubles.length > 0) return { versions: [], source, problems: doubles };
  return { versions, source, problems: read.flatMap(({ problems }) => problems) };
}

/** Reasons why the packages of a version cannot be used. */
async function checkPackages(root: string, version: DocsVersionConfig): Promise<Problem[]> {
  const { dir, label, api, release } = version;
  const folder = `content/docs/${dir}`;
  const problems = await checkManifest({ root, folder });
  const isAsked = api !== undefined && api.length > 0 && release !== WORKSPACE;
  return problems.length > 0 || !isAsked ? problems : checkInstalled({ root, folder, label });
}

async function findDoubles(options: {
  versions: ResolvedVersion[];
  file: string;
  source: string;
}): Promise<Problem[]> {
  const { versions, file, source } = options;
  const problems: Problem[] = [];
  for (const key of ['name', 'label', 'dir', 'path'] as const) {
    const seen = new Map<string, string>();
    for (const [index, version] of versions.entries()) {
      const value = version[key];
      const first = seen.get(value);
      if (first === undefined) {
        seen.set(value, version.label);
        continue;
      }
      problems.push({
        code: 'versions-invalid',
        severity: 'error',
        message: `The versions ${first} and ${version.label} have the same ${key} "${value}".`,
        file,
        ...(await locateInModule({ source, path: [index, key], part: 'value' })),
      });
    }
  }
  return problems;
}
