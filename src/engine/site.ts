import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { CompiledMdx, ContentAsset } from '#shared/content.ts';
import type { DocsVersion } from '#shared/docs-version.ts';
import type { Redirect, Route } from '#shared/route.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import type { AnchorTable } from './anchors/read-anchors.ts';
import type { DocsFeed } from './feeds/list-doc-changes.ts';
import type { SampleVersion } from './samples/sample.ts';

/** Everything that the site is, as one pure value. Made by `loadSite`, changed by nobody. */
export interface Site {
  config: ResolvedSiteConfig;
  shell: SiteShell;
  /** In the order of the dropdown, newest first; empty for a site without docs. */
  versions: DocsVersion[];
  /** What has changed in each version; nothing where git does not know it. */
  docsFeeds: DocsFeed[];
  /** Every address that the site answers, with its page. No path occurs twice. */
  routes: Route[];
  redirects: Redirect[];
  /** Addresses of sections, old and published. */
  anchors: AnchorTable;
  /** Compiled content by the key that pages name it with (`ContentReference.key`). */
  contents: Record<string, CompiledMdx>;
  /** Files that content shows and that are published under `assets/`. */
  assets: ContentAsset[];
  /** The versions whose releases samples are compiled against. */
  sampleVersions: SampleVersion[];
  /** Path that a draft would have -> its file. */
  drafts: ReadonlyMap<string, string>;
}

/** Compiles one content file; front matter is blanked out of `source`, so that lines are true. */
export type CompileContent = (input: {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  source: string;
  /** Text of the comment that ends the excerpt; left out = no excerpt. */
  excerptMarker?: string;
}) => Promise<CompiledMdx>;
