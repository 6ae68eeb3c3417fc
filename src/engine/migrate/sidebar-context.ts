import type GithubSlugger from 'github-slugger';
import type { SidebarItemConfig } from '#schema/sidebar-config.ts';
import type { MigrationNote } from './note.ts';
import type { SourceData } from './source-data.ts';
import type { SourceDoc } from './source-docs.ts';

export interface SidebarsContext {
  docs: readonly SourceDoc[];
  /** Metadata of a folder below the version's: `_category_.json`. */
  categoryOf: (folder: string) => SourceData;
  /** Name of the version, which older releases put in front of ids. */
  version: string;
  /** Whether categories are closed, and can be, that do not say so themselves. */
  isCollapsed: boolean;
  isCollapsible: boolean;
  /** Path of the version's root: `/docs/v1`. */
  rootPath: string;
  moved: ReadonlyMap<string, string>;
  notes: MigrationNote[];
}

export type Item = SidebarItemConfig;

/** Makes the addresses of generated pages, which count up where two categories have the same label. */
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
