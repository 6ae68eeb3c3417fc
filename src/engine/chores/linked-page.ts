import { readContentAddress } from '../routes/content-address.ts';
import type { SiteSources } from './site-sources.ts';

/** A page that content links to, and whether by its address or by its file. */
export interface LinkedPage {
  kind: 'site-path' | 'file';
  /** Relative to the site's folder. */
  file: string;
}

/** Finds the page that an address in a content file leads to, by the rules of the build. */
export function createPageFinder({
  addresses,
  versions,
}: Pick<SiteSources, 'addresses' | 'versions'>): (link: {
  file: string;
  href: string;
}) => LinkedPage | undefined {
  const pages = new Set(addresses.values());
  const folders = versions.map(({ config }) => config.folder);
  return ({ file, href }) => {
    const address = readContentAddress({ file, href, folders });
    if (address.kind === 'other') return undefined;
    const { kind } = address;
    const page =
      kind === 'site-path'
        ? addresses.get(address.path)
        : address.files.find((name) => pages.has(name));
    return page === undefined ? undefined : { kind, file: page };
  };
}
