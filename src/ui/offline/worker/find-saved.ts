import { type OfflinePack, unpackPage } from '#shared/offline/pack.ts';
import { type PagePart, readPagePath } from '#shared/page-path.ts';
import type { Places } from '../places.ts';
import { matchSaved, readSaved, type SavedVersion } from '../saved-versions.ts';

const TYPES: Record<PagePart, string> = {
  html: 'text/html; charset=utf-8',
  payload: 'text/plain; charset=utf-8',
  samples: 'application/json',
};

/**
 * Responds from the saved files, all from one version and therefore from one build.
 *
 * @param path site path, as in addresses
 * @param from path of the requesting page: files that all versions have, such as the search manifest, come from its own
 *   version
 */
export async function findSaved(
  places: Places,
  { path, from }: { path: string; from: string | undefined },
): Promise<Response | undefined> {
  for (const saved of ownFirst(await readSaved(places), from)) {
    const { files } = saved.manifest;
    const { page, part } = readPagePath(path);
    const pack = files.find(({ pages }) => pages?.includes(page));
    if (pack) return answerFromPack(places, saved, { href: pack.href, page, part });
    const file = files.find(({ href }) => encodeURI(href) === path);
    if (file) return matchSaved(places, saved, file.href);
  }
  return undefined;
}

/** The version with the longest path that contains the page. */
function ownFirst(saved: SavedVersion[], from = ''): SavedVersion[] {
  const nearness = ({ version: { path } }: SavedVersion) =>
    from === path || from.startsWith(`${path}/`) ? path.length : -1;
  return [...saved].sort((a, b) => nearness(b) - nearness(a));
}

async function answerFromPack(
  places: Places,
  saved: SavedVersion,
  { href, page, part }: { href: string; page: string; part: PagePart },
): Promise<Response | undefined> {
  const packed = await matchSaved(places, saved, href);
  const text = packed?.body?.pipeThrough(new DecompressionStream('deflate'));
  if (!text) return undefined;
  const pack: OfflinePack = await new Response(text).json();
  const body = unpackPage(pack, page)?.[part];
  if (body === undefined) return undefined;
  return new Response(body, { headers: { ...saved.headers, 'content-type': TYPES[part] } });
}
