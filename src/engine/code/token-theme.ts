import type { ThemeRegistration } from 'shiki/core';
import { type TokenKind, tokenKinds } from '#shared/mdx-components.ts';

/**
 * TextMate scopes by token kind. Later scopes of a kind and longer scopes win, as in any theme.
 * Brackets, commas and plain names are left out on purpose: they have the default color and need no
 * markup.
 */
const scopesByKind: Record<TokenKind, string[]> = {
  k: [
    'keyword',
    'storage',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.word',
    'variable.language.super',
    'punctuation.definition.list.begin.markdown',
    'punctuation.definition.block.sequence.item.yaml',
    'entity.name.function.decorator',
  ],
  s: [
    'string',
    'punctuation.definition.string',
    'markup.inline.raw',
    'markup.fenced_code.block',
    'string.other.link',
    'constant.other.date',
  ],
  f: [
    'entity.name.function',
    'support.function',
    'entity.name.command',
    'meta.function-call.generic',
    'variable.function',
    'keyword.operator.quantifier',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.annotation',
    'variable.language.relations.prisma',
    'entity.name.scalar',
  ],
  n: [
    'constant',
    'support.constant',
    'variable.other.enummember',
    'keyword.other.unit',
    'entity.name.type.enummember',
    'keyword.operator.null',
  ],
  c: [
    'comment',
    'punctuation.definition.comment',
    'comment storage',
    'comment variable',
    'comment entity',
    'comment punctuation',
    'meta.preprocessor',
  ],
  p: [
    'meta.object-literal.key',
    'variable.object.property',
    'support.type.property-name',
    'entity.name.tag.yaml',
    'entity.name.tag.toml',
    'variable.other.key.toml',
    'variable.other.field',
    'variable.graphql',
    'variable.field.prisma',
    'entity.other.attribute-name.http',
    'entity.name.header.http',
    'meta.definition.property entity.name.function',
    'variable.other.assignment.shell',
    'variable.key.dotenv',
  ],
  u: [
    'keyword.operator',
    'storage.type.function.arrow',
    'punctuation.accessor.optional',
    'punctuation.separator.key-value.html',
  ],
  v: [
    'variable.parameter',
    'variable.language.this',
    'variable.language.self',
    'variable.other.normal.shell',
    'variable.other.bracket.shell',
    'punctuation.definition.variable.shell',
    'variable.other.env',
    'variable.css',
    'variable.scss',
  ],
  g: [
    'entity.name.tag',
    'support.class.component',
    'punctuation.definition.tag.begin.jsx',
    'meta.tag.sgml.doctype entity',
  ],
  a: [
    'entity.other.attribute-name',
    'constant.other.option',
    'entity.name.function.directive',
    'meta.attribute',
    'string.unquoted.argument constant.other.option',
  ],
  r: [
    'string.regexp',
    'string.regexp keyword',
    'string.regexp constant',
    'string.regexp punctuation',
    'constant.character.escape',
    'constant.other.character-class',
  ],
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'punctuation.definition.deleted', 'invalid.deprecated'],
  h: [
    'markup.heading',
    'entity.name.section',
    'punctuation.definition.heading',
    'meta.diff.header',
    'meta.diff.range',
    'markup.bold',
  ],
};

const kinds = Object.keys(tokenKinds) as TokenKind[];

/** The color of everything without a kind. */
const defaultColor = '#000000';

/** The theme's colors only encode kinds: `#000001` for the first. */
const colorOfKind = (kind: TokenKind): string =>
  `#${(kinds.indexOf(kind) + 1).toString(16).padStart(6, '0')}`;

/** A theme that sorts code into kinds; style sheets give the kinds their colors. */
export const tokenTheme: ThemeRegistration = {
  name: 'token-kinds',
  type: 'light',
  fg: defaultColor,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: defaultColor } },
    ...kinds.map((kind) => ({
      scope: scopesByKind[kind],
      settings: { foreground: colorOfKind(kind) },
    })),
    {
      // Code inside strings and Markdown is code again.
      scope: ['meta.template.expression', 'meta.embedded', 'source.ts.embedded'],
      settings: { foreground: defaultColor },
    },
  ],
};

/** The kind for a color of `tokenTheme`; undefined for the default color. */
export function kindOfColor(color: string | undefined): TokenKind | undefined {
  return color === undefined ? undefined : kinds[Number.parseInt(color.slice(1), 16) - 1];
}
