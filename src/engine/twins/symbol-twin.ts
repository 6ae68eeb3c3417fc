import {
  type ApiMember,
  type ApiParameter,
  type ApiSymbol,
  type SymbolSection,
  symbolSections,
} from '#shared/api.ts';
import type { ApiSymbolPage } from '#shared/page-data.ts';
import { fill } from '#shared/strings/fill.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { codeText } from '../code/code-text.ts';
import { fencedCode } from '../mdx/markdown-template.ts';
import { historyLine } from './changes-twin.ts';
import type { ToMarkdown } from './markdown-store.ts';
import { capitalize } from './twin-words.ts';

/** Returns the address of a site path for readers of this twin. */
type Link = (href: string) => string;

/** The text of a symbol's page: its declaration, parameters and members, and where it is used. */
export function symbolTwin(options: {
  page: ApiSymbolPage;
  link: Link;
  strings: Strings;
  toMarkdown: ToMarkdown;
}): string {
  const { page, link, strings, toMarkdown } = options;
  const { api, twins } = strings;
  const { symbol, usedIn, example, history } = page;
  const { deprecated, docs, code, fullCode, examples, internals, source } = symbol;
  const markdown = (html: string) => toMarkdown({ html, link, language: 'ts' });
  const texts = { markdown, strings };
  const place = { kind: api.kinds[symbol.kind], entry: `\`${symbol.entry}\`` };
  const origin = source
    ? fill(twins.declared, { ...place, source: `[${source.file}](${source.href})` })
    : fill(twins.exported, place);
  const section = (name: SymbolSection, blocks: string[]): string[] =>
    blocks.length === 0 ? [] : [`## ${api.sections[name]} {#${symbolSections[name]}}`, ...blocks];
  return [
    capitalize(origin),
    ...(deprecated === undefined
      ? []
      : [`> **${api.deprecatedTitle}.** ${markdown(deprecated) || api.doNotUse}`]),
    ...(symbol.isUnstable ? [`> **${api.unstableTitle}.** ${twins.unstable}`] : []),
    markdown(docs),
    fence(importOf(symbol)),
    fence(codeText((fullCode ?? code).html)),
    ...section('examples', [
      ...examples.map(markdown),
      ...(example
        ? [
            fill(api.exampleOf, { guide: `[${example.title}](${link(example.href)})` }),
            fence(example.code),
          ]
        : []),
    ]),
    ...section('parameters', parameterList(symbol.parameters, texts)),
    ...section('returns', parameterList(symbol.returns ? [symbol.returns] : [], texts)),
    ...section('typeParameters', parameterList(symbol.typeParameters, texts, 'extends ')),
    ...section('members', memberList(symbol.members, texts)),
    ...section(
      'inherited',
      symbol.inherited.flatMap(({ from: owner, path, members }) => [
        `${fill(twins.from, { name: path ? `[\`${owner}\`](${link(path)})` : `\`${owner}\`` })}:`,
        ...memberList(members, texts),
      ]),
    ),
    ...section(
      'internals',
      internals.map((it) => fence(codeText(it.code.html))),
    ),
    ...section('history', list(history.map((item) => historyLine(item, link, api)))),
    ...section('usedIn', list(usedIn.map(({ title, href }) => `[${title}](${link(href)})`))),
    ...section('see', list(seeAlso(symbol, texts, link))),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

function importOf({ name, kind, entry }: ApiSymbol): string {
  const word = kind === 'type' || kind === 'interface' ? 'import type' : 'import';
  return `${word} { ${name} } from '${entry}';`;
}

function seeAlso(symbol: ApiSymbol, { markdown, strings }: Texts, link: Link): string[] {
  const { see, aliases, alsoFrom } = symbol;
  return [
    ...see.map(markdown),
    ...aliases.map(({ name, path }) =>
      fill(strings.api.alias, { name: `[${name}](${link(path)})` }),
    ),
    ...alsoFrom.map((entry) => fill(strings.api.alsoFrom, { entry: `\`${entry}\`` })),
  ];
}

interface Texts {
  markdown: (html: string) => string;
  strings: Strings;
}

/** One item for each parameter; a return value has no name. */
function parameterList(parameters: ApiParameter[], texts: Texts, before = ''): string[] {
  const { markdown, strings } = texts;
  return list(
    parameters.map((parameter) => {
      const { name, code, docs, isOptional } = parameter;
      const facts = [
        ...(name ? [inlineCode(isOptional && !before ? `${name}?` : name)] : []),
        ...(code ? [`${name ? ': ' : ''}${inlineCode(before + codeText(code.html))}`] : []),
        ...(parameter.default
          ? [
              ` ${fill(strings.twins.byDefault, { value: inlineCode(codeText(parameter.default)) })}`,
            ]
          : []),
      ];
      return withDocs(facts.join(''), markdown(docs));
    }),
  );
}

function memberList(members: ApiMember[], { markdown, strings }: Texts): string[] {
  const { api, twins } = strings;
  return list(
    members.map(({ code, docs, deprecated, default: fallback, isInternal }) => {
      const facts = [
        inlineCode(codeText(code.html).replace(/[;,]$/, '')),
        ...(isInternal ? [` ${twins.internal}`] : []),
        ...(fallback ? [` ${fill(twins.byDefault, { value: markdown(fallback) })}`] : []),
        ...(deprecated === undefined
          ? []
          : [` **${api.deprecatedTitle}.** ${markdown(deprecated)}`]),
      ];
      return withDocs(facts.join('').trim(), markdown(docs));
    }),
  );
}

/** One list as a Markdown block. */
function list(items: string[]): string[] {
  return items.length === 0 ? [] : [items.map((item) => `- ${indent(item)}`).join('\n')];
}

function indent(item: string): string {
  return item.replace(/\n(?=[^\n])/g, '\n  ');
}

function withDocs(facts: string, docs: string): string {
  if (docs === '') return facts;
  // Comments with several blocks go on separate lines.
  return docs.includes('\n\n') ? `${facts}\n\n${docs}` : `${facts}: ${docs.replace(/\n/g, ' ')}`;
}

/** Inline code on one line, because types are printed on several. */
function inlineCode(code: string): string {
  const line = code.replace(/\s*\n\s*/g, ' ').trim();
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${ticks}${space}${line}${space}${ticks}`;
}

function fence(code: string): string {
  return fencedCode({ language: 'ts', code });
}
