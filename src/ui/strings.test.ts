import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import ts from 'typescript-js';
import { expect, test } from 'vitest';

/**
 * Folders whose text is not interface text: pages specific to this site, which describe the library and are translated
 * as pages, the logo's drawings, and code that only runs in development.
 */
const CONTENT = ['src/ui/pages/{home,media,pricing}/**', 'src/ui/brand/**', 'src/app/dev/**'];

/** Attributes whose text is visible or announced. */
const SPOKEN =
  /^(?:title|alt|label|placeholder|name|summary|hint|aria-(?:label|description|roledescription|valuetext))$/;

/** Keyboard letters, untranslatable names, and names of form fields. */
const ALIKE =
  /^(?:Tab|Esc|Ctrl|Enter|S|TS|q|robots|description|package-manager|playground-\w+|docsearch:\w+|changes-view|viewport)$/;

/** Names of sections, which are keys and not text. */
const KEYS = 'src/ui/pages/api/api-symbol-page.tsx';

test('components take every word from the table of strings', async () => {
  const files = await glob([
    'src/{ui,app}/**/*.tsx',
    '!**/*.test.tsx',
    ...CONTENT.map((it) => `!${it}`),
  ]);
  expect(files.length).toBeGreaterThan(80);
  expect(files.sort().flatMap((file) => writtenWords(file, readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});

test('a word between tags, in a label and in a choice is found', () => {
  const code =
    '<p title="Two words">Read {b ? "this" : ["that"].join()} {c ?? "other"} <i className="x" /></p>';
  expect(writtenWords('a.tsx', code)).toEqual([
    'a.tsx:1 Two words',
    'a.tsx:1 Read',
    'a.tsx:1 this',
    'a.tsx:1 other',
  ]);
});

/** Text for readers written in a component: text between tags, and literals used as text or labels. */
function writtenWords(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, words: string) => {
    const said = words.trim().replace(/\s+/g, ' ');
    if (!/\p{L}/u.test(said) || ALIKE.test(said)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1} ${said}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxAttribute(node)) {
      const { initializer, name } = node;
      const isSpoken = SPOKEN.test(name.getText()) && !(file === KEYS && name.getText() === 'name');
      if (isSpoken && initializer) visitLiterals(initializer);
    }
    const isText = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
    if (isText && node.expression) visitLiterals(node.expression);
    ts.forEachChild(node, visit);
  };
  /** Possible literal values of an expression: the branches of conditions, not their comparisons or calls. */
  const visitLiterals = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) note(node, node.text);
    if (ts.isTemplateExpression(node)) {
      note(
        node,
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map((it) => it.text)
          .join(' '),
      );
    }
    if (ts.isJsxExpression(node) && node.expression) visitLiterals(node.expression);
    if (ts.isParenthesizedExpression(node)) visitLiterals(node.expression);
    if (ts.isConditionalExpression(node)) {
      visitLiterals(node.whenTrue);
      visitLiterals(node.whenFalse);
    }
    if (ts.isBinaryExpression(node) && /^(?:&&|\|\||\?\?|\+)$/.test(node.operatorToken.getText())) {
      visitLiterals(node.right);
      if (node.operatorToken.getText() !== '&&') visitLiterals(node.left);
    }
  };
  visit(source);
  return found;
}
