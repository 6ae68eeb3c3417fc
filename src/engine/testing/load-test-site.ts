import { noHistory } from '../docs/read-git-history.ts';
import { type LoadedSite, type LoadSiteInput, loadSite } from '../load-site.ts';
import { stubCompile } from './stub-compile.ts';
import { writeSite } from './write-site.ts';

/** Loads a site from a folder: for production, without git, with a stub compiler. */
export function loadFolder(root: string, more: Partial<LoadSiteInput> = {}): Promise<LoadedSite> {
  return loadSite({
    root,
    mode: 'production',
    compile: stubCompile,
    history: noHistory,
    ...more,
  });
}

/** Loads a site from the given files. */
export async function loadFiles(files: Record<string, string>): Promise<LoadedSite> {
  return loadFolder(await writeSite(files));
}
