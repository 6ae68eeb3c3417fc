import type { DocsVersion } from '#shared/docs-version.ts';

/** A version for tests. Docs are given as ids, which are also their paths. */
export function docsVersion(
  known: Partial<Omit<DocsVersion, 'docs'>> & { label: string; ids?: string[] },
): DocsVersion {
  const { ids = [], ...rest } = known;
  const path = known.path ?? '/docs';
  const docs = ids.map((id) => {
    const tail = id.replace(/(^|\/)index$/, '');
    const title = `Title of ${id}`;
    return { id, path: tail === '' ? path : `${path}/${tail}`, title, label: `Label of ${id}` };
  });
  return {
    name: known.isLast ? 'current' : known.label,
    isLast: false,
    path,
    banner: 'none',
    release: '1.0.0',
    mainDocId: ids[0] ?? '',
    draftIds: [],
    sidebars: {},
    ...rest,
    docs,
  };
}
