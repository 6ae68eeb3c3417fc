import type { ApiCode, ApiInherited, ApiMember, ApiSymbol } from '#shared/api.ts';

/** Longer lists are better read on the page of the type. */
const MAX_MEMBERS = 12;

/**
 * Adds the members of parameters' types to a symbol, so that its page can show options where they are needed. Their code
 * links to other pages than the symbol's own, so those are added to its list of links.
 *
 * @param typeAt the symbol of a page
 */
export function unfoldParameters(
  symbol: ApiSymbol,
  typeAt: (path: string) => ApiSymbol | undefined,
): ApiSymbol {
  // Few read about the others, and each page makes a version larger for those who save it.
  if (symbol.kind !== 'function' || symbol.isUnstable || symbol.deprecated !== undefined)
    return symbol;
  const links = [...symbol.links];
  const membersOf = (typePath: string | undefined): ApiInherited[] | undefined => {
    const type = typePath === undefined ? undefined : typeAt(typePath);
    if (!type || !hasOptions(type)) return undefined;
    const own = { from: type.name, path: type.path, members: type.members };
    const contents = [own, ...type.inherited].filter(({ members }) => members.length > 0);
    const count = contents.reduce((sum, { members }) => sum + members.length, 0);
    if (count === 0 || count > MAX_MEMBERS) return undefined;
    const offset = links.length;
    links.push(...type.links);
    return contents.map((it) => movedFrom(type.path, it, offset));
  };
  // Options in options, and not what those contain.
  const withMembers = (member: ApiMember): ApiMember => {
    const members = membersOf(member.typePath)?.flatMap((it) => it.members);
    return members ? { ...member, members } : member;
  };
  const parameters = symbol.parameters.map((parameter) => {
    const contents = membersOf(parameter.typePath)?.map((it) => ({
      ...it,
      members: it.members.map(withMembers),
    }));
    return contents ? { ...parameter, contents } : parameter;
  });
  return { ...symbol, parameters, links };
}

/** Whether a type is an object of options, unlike a class, a callback or something with methods. */
function hasOptions({ kind, parameters, members }: ApiSymbol): boolean {
  if (kind === 'class' || parameters.length > 0) return false;
  return members.every((member) => member.kind === 'property');
}

/**
 * Members as a table on another page shows them: without their names, which have a column of their own. Their links have
 * other numbers, and internal types are on their own page.
 */
function movedFrom(path: string, contents: ApiInherited, offset: number): ApiInherited {
  const move = (html: string): string =>
    html
      .replace(/ data-h="(\d+)"/g, (_, index) => ` data-h="${Number(index) + offset}"`)
      .replaceAll(' href="#', ` href="${path}#`);
  const members = contents.members.map((member): ApiMember => {
    const { html, lines } = typeAlone(member.code);
    return { ...member, code: { html: move(html), lines } };
  });
  return { ...contents, members };
}

/** The type of a property, without its name and the semicolon. One that is declared twice keeps its name. */
function typeAlone({ html, lines }: ApiCode): ApiCode {
  if ((html.match(/<span class="line"><span class="\w+">/g) ?? []).length > 1)
    return { html, lines };
  const type = html
    .replace(
      /^(<span class="line">)<span class="\w+">[^<]*<\/span><span class="u">\??:\s*<\/span>\s*/,
      '$1',
    )
    .replace(/;(<\/span>)$/, '$1');
  // A union begins on the next line.
  const [, rest] = /^<span class="line"><\/span>\s*(.*)$/s.exec(type) ?? [];
  return rest === undefined ? { html: type, lines } : { html: rest, lines: lines - 1 };
}
