import type GithubSlugger from 'github-slugger';
import type { SidebarItemConfig } from '#schema/sidebar-config.ts';
import type { MigrationNote } from './note.ts';
import type { SourceData } from './source-data.ts';
import type { SourceDoc } from './source-docs.ts';

/** The facts about a version that its sidebars refer to. */
export interface SidebarsContext {
  docs: readonly SourceDoc[];
  /** Metadata of a folder in the version's folder: `_category_.json`. */
  categoryOf: (folder: string) => SourceData;
  /** Name of the version, which older releases put before ids. */
  version: string;
  /** Default for whether categories are closed and collapsible. */
  isCollapsed: boolean;
  isCollapsible: boolean;
  /** Path of the version's root: `/docs/v1`. */
  rootPath: string;
  moved: ReadonlyMap<string, string>;
  notes: MigrationNote[];
}

/** An item of the new sidebar. */
export type Item = SidebarItemConfig;

/** Creates the addresses of generated pages, numbered if two categories have the same label. */
export type Context = SidebarsContext & { slugger: GithubSlugger };

export const ADVICE = 'items of sidebars have no such setting here';

export function findDoc(id: string, { docs, version }: Context): SourceDoc | undefined {
  const bare = id.replace(`version-${version}/`, '');
  return (
    docs.find((it) => it.sourceId === id) ??
    docs.find((it) => it.id === id) ??
    docs.find((it) => it.sourceId === bare)
  );
}
