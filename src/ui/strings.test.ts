import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import ts from 'typescript-js';
import { expect, test } from 'vitest';

/**
 * Folders whose words are no interface: the pages of this site alone, which say things about the library and are
 * translated as pages, the drawings of its mark, and what only runs while somebody develops.
 */
const CONTENT = ['src/ui/pages/{home,media,pricing}/**', 'src/ui/brand/**', 'src/app/dev/**'];

/** Attributes whose text is read or heard. */
const SPOKEN =
  /^(?:title|alt|label|placeholder|name|summary|hint|aria-(?:label|description|roledescription|valuetext))$/;

/** Letters on keyboards, names of things that no language has another word for, and names of form fields. */
const ALIKE =
  /^(?:Tab|Esc|Ctrl|Enter|TS|q|robots|description|package-manager|playground-\w+|docsearch:\w+|changes-view|viewport)$/;

/** Names of sections that `symbolSections` has: keys, and no text. */
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

/** Words for readers that are written in a component: text between tags, and literals where text or a label is made. */
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
  /** Literals that an expression may be: the branches of choices, not what they compare or call. */
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
