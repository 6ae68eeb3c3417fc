import type { ApiInherited, ApiSymbol } from '#shared/api.ts';
import type { CodeHighlighter } from '../../code/code-highlighter.ts';
import { defined } from '../../defined.ts';
import { packageOf } from '../../packages/package-of.ts';
import type { CodeSheet, SheetCode } from '../code-sheet.ts';
import { inlineHtml, markdownHtml, markdownSummary } from '../markdown-html.ts';
import { plainCode } from '../printed-code.ts';
import type { ApiProgram } from './api-program.ts';
import { packageOfFile, type SymbolPage } from './assign-pages.ts';
import { ts } from './compiler.ts';
import type { SourceFinder } from './find-source.ts';
import { createPageNames } from './page-names.ts';
import { namedDeclarations, printDeclarations, printHeading } from './print-declaration.ts';
import { plainName, printNode } from './print-node.ts';
import { type ApiComment, readComment } from './read-comment.ts';
import { type FoundMember, readInlineMembers, readMembers } from './read-members.ts';
import { memberReader, parameterReader, typePathOf } from './read-parts.ts';
import { briefOf, elided, plain } from './shorten-code.ts';
import { signatureOf, typeParametersOf } from './signature-of.ts';

/** Dependencies shared by all symbols of a reference. */
export interface SymbolReader {
  program: ApiProgram;
  sheet: CodeSheet;
  sources: SourceFinder;
  highlighter: CodeHighlighter;
  packages: string[];
  pageOf: (symbol: ts.Symbol) => SymbolPage | undefined;
  /** All pages of a symbol. */
  namesOf: (symbol: ts.Symbol) => SymbolPage[];
  /** The source comment on a name's export, which bundlers drop. */
  exportComment: (page: SymbolPage) => ApiComment | undefined;
}

/** Longer declarations are shortened. */
const MAX_LINES = 16;

/** Reads one symbol. Its code is available once the sheet is finished: then `finish` makes the symbol. */
export function readSymbol(
  page: SymbolPage,
  reader: SymbolReader,
): { finish: () => Promise<ApiSymbol>; missing: ReadonlySet<string> } {
  const { program, sheet, sources, highlighter, packages } = reader;
  const { symbol } = page;
  const names = createPageNames({ ...reader, page });
  const declarations = namedDeclarations(symbol);
  const [first] = declarations;
  const home = packageOfFile(first?.getSourceFile().fileName ?? '');
  // Types of a framework are documented by the framework.
  const isForeign = home === undefined || !packages.includes(home);
  const comments = isForeign ? [] : declarations.map((node) => readComment(node, names.pathOf));
  const comment = comments.find(({ text }) => text !== '') ?? comments[0];
  const deprecated = reader.exportComment(page)?.deprecated ?? comment?.deprecated;

  const code = sheet.add(
    isForeign || !first
      ? plainCode(`export { ${page.name} } from '${home ?? packageOf(page.entry)}';`)
      : printDeclarations(declarations, names.resolve),
    'statement',
  );
  const heading =
    !isForeign && first && (ts.isInterfaceDeclaration(first) || ts.isClassDeclaration(first))
      ? sheet.add(printHeading(first, names.resolve), 'statement')
      : undefined;
  const found = isForeign ? [] : readMembers({ symbol, checker: program.checker, packages });
  const signature = isForeign ? undefined : signatureOf(declarations);
  const inline = (signature?.parameters ?? []).flatMap(readInlineMembers);
  const readOne = memberReader({ reader, names });
  const own = [...found.filter(({ owner }) => owner === symbol), ...inline].map(readOne);
  const inherited = groupByOwner(found, symbol).map(({ owner, members }) => ({
    owner,
    members: members.map(readOne),
  }));
  const readType = (node: ts.TypeNode): SheetCode =>
    sheet.add(
      printNode({ node, resolve: names.resolve }),
      ts.isTypePredicateNode(node) ? 'predicate' : 'type',
    );
  // A plain name says no more than the declaration.
  const explained = (isForeign ? [] : typeParametersOf(declarations)).filter(
    ({ name, constraint, default: fallback }) =>
      constraint || fallback || comment?.params.has(name.text),
  );
  const typeParameters = explained.map((node) =>
    parameterReader({
      reader,
      name: node.name.text,
      code: node.constraint && readType(node.constraint),
      fallback: node.default && readType(node.default),
      isOptional: node.default !== undefined,
      docs: comment?.params.get(node.name.text) ?? '',
    }),
  );
  const parameters = (signature?.parameters ?? []).map((node) => {
    const name = node.name.getText().replace(/\s+/g, ' ');
    return parameterReader({
      reader,
      name: node.dotDotDotToken ? `...${name}` : name,
      code: node.type && readType(node.type),
      isOptional: node.questionToken !== undefined,
      docs: comment?.params.get(name) ?? '',
      typePath: typePathOf(node.type, names),
    });
  });
  const returns =
    signature?.type &&
    parameterReader({
      reader,
      name: '',
      code: readType(signature.type),
      isOptional: false,
      docs: comment?.returns ?? '',
    });
  // Printing one type may find others.
  const internals: { name: string; anchor: string; code: SheetCode }[] = [];
  for (const { name, anchor, symbol: internal } of names.internals) {
    const printed = printDeclarations(namedDeclarations(internal), names.resolve);
    internals.push({ name, anchor, code: sheet.add(printed, 'statement') });
  }

  const html = (markdown: string) => markdownHtml(markdown, highlighter);
  const inlineOf = (markdown: string) => inlineHtml(markdown, highlighter);
  const finish = async (): Promise<ApiSymbol> => {
    const isLong = code.lines > MAX_LINES;
    const source = first && !isForeign ? sources.find(first, symbol.name) : undefined;
    return {
      name: page.name,
      kind: page.kind,
      entry: page.entry,
      path: page.path,
      isUnstable: page.isUnstable,
      summary: markdownSummary(comment?.text ?? ''),
      brief: briefOf(heading && isLong ? heading : code),
      docs: await html(comment?.text ?? ''),
      ...(deprecated === undefined ? {} : { deprecated: await inlineOf(deprecated) }),
      see: await Promise.all((comment?.see ?? []).map(inlineOf)),
      examples: await Promise.all((comment?.examples ?? []).map((text) => html(fenced(text)))),
      code: isLong ? (heading ? elided(heading) : code.cut(MAX_LINES - 4)) : plain(code),
      ...(isLong ? { fullCode: plain(code) } : {}),
      typeParameters: await Promise.all(typeParameters.map((read) => read())),
      parameters: await Promise.all(parameters.map((read) => read())),
      ...(returns ? { returns: await returns() } : {}),
      members: await Promise.all(own.map((read) => read())),
      inherited: await Promise.all(
        inherited.map(async ({ owner, members }): Promise<ApiInherited> => {
          const target = reader.pageOf(owner);
          return {
            from: target?.name ?? plainName(owner.name),
            ...(target ? { path: target.path } : {}),
            members: await Promise.all(members.map((read) => read())),
          };
        }),
      ),
      internals: internals.map(({ code: printed, ...rest }) => ({ ...rest, code: plain(printed) })),
      aliases: reader
        .namesOf(symbol)
        .filter((other) => other !== page)
        .map(({ name, path }) => ({ name, path })),
      alsoFrom: page.alsoFrom,
      ...defined({ source }),
      links: names.links,
    };
  };
  return { finish, missing: names.missing };
}

function groupByOwner(
  found: FoundMember[],
  symbol: ts.Symbol,
): { owner: ts.Symbol; members: FoundMember[] }[] {
  const groups = new Map<ts.Symbol, FoundMember[]>();
  for (const member of found) {
    const { owner } = member;
    if (!owner || owner === symbol) continue;
    groups.set(owner, [...(groups.get(owner) ?? []), member]);
  }
  return [...groups].map(([owner, members]) => ({ owner, members }));
}

/** Examples are code, with or without a fence. */
function fenced(text: string): string {
  return text.includes('```') ? text : `\`\`\`ts\n${text}\n\`\`\``;
}
