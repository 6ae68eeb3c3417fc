import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { CompiledMdx, ContentAsset } from '#shared/content.ts';
import type { DocsVersion } from '#shared/docs-version.ts';
import type { Redirect, Route } from '#shared/route.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import type { Strings } from '#shared/strings/strings.ts';
import type { AnchorTable } from './anchors/read-anchors.ts';
import type { DocsFeed } from './feeds/list-doc-changes.ts';

/** Everything that the site is, as one pure value. Made by `loadSite`, changed by nobody. */
export interface Site {
  config: ResolvedSiteConfig;
  shell: SiteShell;
  /** Words of the interface in the locale that is shown. */
  strings: Strings;
  /** In the order of the dropdown, newest first; empty for a site without docs. */
  versions: DocsVersion[];
  /** What has changed in each version; nothing where git does not know it. */
  docsFeeds: DocsFeed[];
  /** Every address that the site answers, with its page. No path occurs twice. */
  routes: Route[];
  /** Sidebars by the key that pages name theirs with (`DocsContext.sidebar`). */
  sidebars: Record<string, Sidebar>;
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

/** A docs version as far as samples need it; a `ResolvedVersion` is one. */
export interface SampleVersion {
  /** What readers see and `version="10.x"` names. */
  label: string;
  /** Folder with its docs and the release that it documents, relative to the site's folder. */
  folder: string;
  /** Samples outside every version's folder count as this one's. */
  isLast: boolean;
  /** Whether it documents what its workspace links, and no release. */
  isWorkspace?: boolean;
}
