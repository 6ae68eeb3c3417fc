import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colors of `tokens-code.css`, which pages use for code too. */
const highlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  {
    tag: [tags.number, tags.bool, tags.null, tags.regexp, tags.escape],
    color: 'var(--code-number)',
  },
  { tag: [tags.typeName, tags.className, tags.tagName], color: 'var(--code-type)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.attributeName],
    color: 'var(--code-function)',
  },
  { tag: [tags.propertyName], color: 'var(--code-property)' },
  { tag: [tags.operator, tags.arithmeticOperator], color: 'var(--code-punctuation)' },
  { tag: [tags.comment], color: 'var(--code-comment)', fontStyle: 'italic' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--code-text)', fontSize: '0.84375rem', blockSize: '100%' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontVariantLigatures: 'none',
    lineHeight: '1.7',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--color-border-strong) transparent',
  },
  '.cm-content': {
    paddingBlock: '0.75rem',
    caretColor: 'var(--color-text-strong)',
    // As in read-only code.
    fontFeatureSettings: 'normal',
  },
  '.cm-line': { paddingInline: '0.125rem 1rem' },
  '.cm-gutters': {
    border: 'none',
    background: 'var(--code-ground)',
    color: 'var(--code-comment)',
    // The end keeps code that is scrolled sideways off the numbers.
    paddingInline: '0.5rem 0.375rem',
  },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'transparent' },
  '&.cm-focused .cm-activeLine': { background: 'var(--color-hover)' },
  '&.cm-focused .cm-activeLineGutter': { color: 'var(--color-text)' },
  '.cm-cursor': { borderInlineStartColor: 'var(--color-text-strong)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'var(--color-tint-info)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    background: 'none',
    outline: '1px solid var(--color-border-strong)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-danger)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.2em',
  },
  '.cm-note': {
    display: 'inline-block',
    overflow: 'hidden',
    maxInlineSize: '34rem',
    marginInlineStart: '1.5rem',
    verticalAlign: 'bottom',
    color: 'var(--color-danger)',
    fontFamily: 'var(--font-sans)',
    fontSize: '0.8125rem',
    textOverflow: 'ellipsis',
    userSelect: 'none',
    whiteSpace: 'nowrap',
    '& span': { color: 'var(--code-comment)' },
  },
  '.cm-tooltip': {
    border: '1px solid var(--color-border)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--color-ground)',
    boxShadow: 'var(--shadow-m)',
    color: 'var(--color-text)',
    maxInlineSize: 'min(36rem, calc(100vw - 2rem))',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--color-primary)',
    color: 'var(--color-on-primary)',
  },
  '.cm-diagnostic': {
    padding: '0.5rem 0.75rem',
    border: 'none',
    color: 'var(--color-danger)',
    fontFamily: 'var(--font-sans)',
    fontSize: '0.8125rem',
    whiteSpace: 'pre-wrap',
  },
  '.cm-description': {
    maxBlockSize: '14rem',
    overflow: 'auto',
    padding: '0.5rem 0.75rem',
    fontFamily: 'var(--font-mono)',
    fontSize: '0.8125rem',
    lineHeight: '1.5',
    whiteSpace: 'pre-wrap',
    '& p': { margin: '0.375rem 0 0', fontFamily: 'var(--font-sans)' },
    '& .k': { color: 'var(--code-keyword)' },
    '& .s': { color: 'var(--code-string)' },
    '& .n': { color: 'var(--code-number)' },
    '& .t': { color: 'var(--code-type)' },
    '& .f': { color: 'var(--code-function)' },
    '& .p': { color: 'var(--code-property)' },
    '& .c': { color: 'var(--code-comment)' },
  },
});

/** Matches the code on a page, where the same lines can be read before they can be edited. */
export const pageLook = EditorView.theme({
  '&': { fontSize: 'inherit' },
  '.cm-scroller': { lineHeight: '1.5rem' },
  '.cm-content': { paddingBlock: '1rem' },
  '.cm-line': { paddingInline: '1.25rem' },
  '&.cm-focused .cm-activeLine': { background: 'var(--color-tint-info)' },
  '.cm-line.cm-wrong, &.cm-focused .cm-line.cm-wrong': { background: 'var(--color-tint-danger)' },
  '.cm-problem': {
    // Lines may be longer than their visible part.
    maxInlineSize: 'var(--card-width)',
    margin: '0.375rem 1.25rem',
    padding: '0.5rem 0.75rem',
    borderRadius: 'var(--radius-s)',
    background: 'var(--color-ground)',
    boxShadow: 'var(--shadow-m)',
    color: 'var(--color-danger)',
    lineHeight: '1.5',
    whiteSpace: 'pre-wrap',
    inlineSize: 'fit-content',
    '& span': { color: 'var(--code-comment)' },
  },
});

export const editorLook = [theme, syntaxHighlighting(highlight)];
