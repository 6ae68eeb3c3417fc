import type { ApiInherited, ApiMember, ApiSymbol } from '#shared/api.ts';
import type { DocsVersion } from '#shared/docs-version.ts';
import { escapeText } from '#shared/escape-xml.ts';

/** Comments link to guides by their public address; these links become pages of this site in this version. */
export interface GuideLinks {
  inSymbol(symbol: ApiSymbol): ApiSymbol;
}

/** The facts needed about a guide. */
export interface LinkedGuide {
  title: string;
  compiled: { toc: { id: string }[] };
}

/**
 * Old releases link to guides at their former addresses. A guide that has moved is found by the end of its address,
 * anchors that no longer exist are dropped, and links to removed guides become plain text.
 *
 * @param options.site origin of the published site
 * @param options.guides guides of the version, by path
 */
export function linkGuides(options: {
  site: string;
  version: Pick<DocsVersion, 'path'>;
  guides: ReadonlyMap<string, LinkedGuide>;
}): GuideLinks {
  const { site, version, guides } = options;
  const root = version.path.split('/').slice(0, 2).join('/');
  const address = new RegExp(
    `<a href="${site.replaceAll('.', '\\.')}${root}(?:/v\\d+)?(/[^"#?]*)?(#[^"]*)?">(.*?)</a>`,
    'g',
  );
  const link = (html: string): string =>
    html.replace(address, (_, tail = '', anchor = '', label) => {
      const path = findGuide(tail.replace(/\/$/, ''));
      const guide = path === undefined ? undefined : guides.get(path);
      if (!guide) return label;
      const isThere = guide.compiled.toc.some(({ id }) => `#${id}` === anchor);
      const words = label.startsWith('http') ? escapeText(guide.title) : label;
      return `<a href="${path}${isThere ? anchor : ''}">${words}</a>`;
    });
  const findGuide = (tail: string): string | undefined => {
    const path = version.path + tail;
    if (guides.has(path)) return path;
    const moved = [...guides.keys()].filter((known) => tail !== '' && known.endsWith(tail));
    return moved.length === 1 ? moved[0] : undefined;
  };
  const linkAll = <Part extends { docs: string }>(parts: Part[]): Part[] =>
    parts.map((part) => ({ ...part, docs: link(part.docs) }));
  const linkMembers = (all: ApiMember[]): ApiMember[] =>
    linkAll(all).map(({ members, ...member }) =>
      members ? { ...member, members: linkAll(members) } : member,
    );
  const linkTypes = (types: ApiInherited[]): ApiInherited[] =>
    types.map((type) => ({ ...type, members: linkMembers(type.members) }));
  return {
    inSymbol: (symbol) => ({
      ...symbol,
      docs: link(symbol.docs),
      ...(symbol.deprecated === undefined ? {} : { deprecated: link(symbol.deprecated) }),
      see: symbol.see.map(link),
      parameters: linkAll(symbol.parameters).map(({ contents, ...parameter }) =>
        contents ? { ...parameter, contents: linkTypes(contents) } : parameter,
      ),
      members: linkAll(symbol.members),
      inherited: linkTypes(symbol.inherited),
    }),
  };
}
