import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { CompiledMdx, ContentAsset } from '#shared/content.ts';
import type { DocsVersion } from '#shared/docs-version.ts';
import type { Redirect, Route } from '#shared/route.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import type { Strings } from '#shared/strings/strings.ts';
import type { AnchorTable } from './anchors/read-anchors.ts';
import type { DocsFeed } from './feeds/list-doc-changes.ts';

/** The whole site as one immutable value. Created by `loadSite`. */
export interface Site {
  config: ResolvedSiteConfig;
  shell: SiteShell;
  /** Interface strings of the locale. */
  strings: Strings;
  /** In dropdown order, newest first; empty for a site without docs. */
  versions: DocsVersion[];
  /** Changes in each version; empty if git does not know them. */
  docsFeeds: DocsFeed[];
  /** Every address of the site with its page. No path occurs twice. */
  routes: Route[];
  /** Sidebars by key, as referenced by pages (`DocsContext.sidebar`). */
  sidebars: Record<string, Sidebar>;
  redirects: Redirect[];
  /** Section addresses: old ones and published ones. */
  anchors: AnchorTable;
  /** Compiled content by key, as referenced by pages (`ContentReference.key`). */
  contents: Record<string, CompiledMdx>;
  /** Files that content shows, published under `assets/`. */
  assets: ContentAsset[];
  /** The versions against whose releases samples are compiled. */
  sampleVersions: SampleVersion[];
  /** Path that a draft would have -> its file. */
  drafts: ReadonlyMap<string, string>;
  /** Paths of pages with a mistake that hides part of their text, so that their sections are unknown. */
  damaged: ReadonlySet<string>;
}

/** The part of a docs version that samples need; a `ResolvedVersion` is one. */
export interface SampleVersion {
  /** The label that readers see and that `version="10.x"` names. */
  label: string;
  /** Folder with its docs and the release that it documents, relative to the site's folder. */
  folder: string;
  /** Samples outside every version's folder belong to this one. */
  isLast: boolean;
  /** Whether it documents its workspace's linked packages instead of a release. */
  isWorkspace?: boolean;
}
