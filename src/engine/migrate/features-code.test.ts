import { type FeatureRow, testFeatures } from './feature-rows-test-support.ts';

const rows: FeatureRow[] = [
  // Code
  {
    feature: 'titles, line ranges and line numbers',
    before: '```js title="a b.js" {1,3-5} showLineNumbers\na\n```\n',
  },
  {
    feature: 'line ranges in other forms, and a first line number',
    before: '```js {1..3, 5} showLineNumbers={7}\na\n```\n',
    after: '```js {1-3,5} showLineNumbers=7\na\n```\n',
    notes: ['1 changed', '1 changed'],
  },
  {
    feature: 'comments that mark lines',
    before: '```js\n// highlight-next-line\na\n// highlight-start\nb\n// highlight-end\n```\n',
  },
  {
    feature: 'comments that mark lines in other languages',
    before:
      '```bash\n# highlight-next-line\na\n```\n\n```html\n<!-- highlight-start -->\n<b>\n<!-- highlight-end -->\n```\n\n```jsx\n{/* highlight-next-line */}\n<b />\n```\n\n```css\n/* highlight-next-line */\na {}\n```\n',
  },
  {
    feature: 'comments that the config gives a meaning to',
    before: '```js\n// error-next-line\na\n/* bad-start */\nb\n/* bad-end */\n```\n',
    notes: [
      '2 decide: "// error-next-line" marks nothing here',
      '4 decide: "/* bad-start */" marks nothing',
      '6 decide: "/* bad-end */" marks nothing',
    ],
    config: {
      themeConfig: {
        prism: {
          magicComments: [
            {
              className: 'error',
              line: 'error-next-line',
              block: { start: 'bad-start', end: 'bad-end' },
            },
          ],
        },
      },
    },
  },
  {
    feature: 'code that names no language, where the config does',
    before: '```\na\n```\n',
    after: '```js\na\n```\n',
    notes: ['1 changed: the code is in js'],
    config: { themeConfig: { prism: { defaultLanguage: 'js' } } },
  },
  {
    feature: 'live code',
    before: '```jsx live noInline\na\n```\n',
    after: '```jsx\na\n```\n',
    notes: ['1 decide: "live" is gone', '1 decide: "noInline" is gone'],
  },
  {
    feature: 'install commands',
    before: '```bash npm2yarn\nnpm install a\n```\n',
    after: '```npm\nnpm install a\n```\n',
    notes: ['1 changed: the commands are shown'],
  },
  {
    feature: 'install commands without an equivalent',
    before: '```bash npm2yarn\nmake all\n```\n',
    after: '```bash\nmake all\n```\n',
    notes: ['1 decide: "make all" has no form'],
  },
  {
    feature: 'samples that are compiled',
    before:
      '```ts twoslash title="a.ts"\n// @errors: 2322\nconst a: string = 1;\n// ---cut---\na;\n// ^?\n```\n',
    after:
      '```ts title="a.ts"\n// @errors: 2322\nconst a: string = 1;\n// ---cut---\na;\n// ^?\n```\n',
    notes: ['1 changed: "twoslash" is gone'],
  },
  {
    feature: 'samples that are not compiled',
    before: '```ts\na\n```\n',
    notes: ['1 decide: this sample was not compiled'],
  },
  {
    feature: 'code that samples include',
    before:
      '```twoslash include main\nconst a = 1;\n// - 1\nconst b = 2;\n```\n\n```ts twoslash\n// @include: main-1\n// ---cut---\na;\n```\n\n```ts twoslash\n// @include: main\n// @include: other\n```\n',
    after:
      '\n\n```ts\nconst a = 1;\n// ---cut---\na;\n```\n\n```ts\nconst a = 1;\nconst b = 2;\n// @include: other\n```\n',
    notes: [
      '1 changed',
      '7 changed',
      '7 changed',
      '13 changed',
      '13 changed',
      '15 decide: nothing offers the code "other"',
    ],
  },
  {
    feature: 'options of the compiler',
    before: '```ts twoslash\n// @noErrors\n// @target: ES2022\na\n```\n',
    after: '```ts\na\n```\n',
    notes: [
      '1 changed',
      '2 decide: "// @noErrors" is gone',
      '3 decide: "// @target: ES2022" is gone',
    ],
  },
  {
    feature: 'fences that are read as MDX',
    before: '```mdx-code-block\n<details>\n```\n\nText\n\n```mdx-code-block\n</details>\n```\n',
    after: '\n<details>\n\n\nText\n\n\n</details>\n\n',
    notes: ['1 changed', '7 changed'],
  },
  // Diagrams and formulas
  {
    feature: 'diagrams',
    before: '```mermaid\ngraph TD;\n  A-->B;\n```\n',
    after: '```mermaid\ngraph TD\n  A-->B\n```\n',
    notes: ['1 decide: the diagram has no title', '1 changed: the lines of the diagram'],
  },
  {
    feature: 'diagrams as components',
    before:
      'import Mermaid from \'@theme/Mermaid\';\n\n<Mermaid value={`graph TD\nA --> B`} className="x" />\n',
    after: '```mermaid\ngraph TD\nA --> B\n```\n',
    notes: ['1 changed', '3 decide: <Mermaid> is a fence', '4 decide: className="x" of <Mermaid>'],
  },
  {
    feature: 'diagrams of a kind that is not drawn',
    before: '```mermaid title="Pie"\npie title Pets\n  "Dogs" : 386\n```\n',
    notes: ['1 decide: the diagram cannot be drawn'],
  },
  {
    feature: 'formulas',
    before: 'It is $\\frac{1}{2}$ of `$a$`.\n\n$$\n\\frac{a}{b}\n$$\n',
    after: 'It is `\\frac{1}{2}` of `$a$`.\n\n```text\n\\frac{a}{b}\n```\n',
    notes: ['1 decide: formulas', '3 decide: formulas'],
    hasMath: true,
  },
  { feature: 'prices, where there are no formulas', before: 'From $5 to $10.\n' },
];

testFeatures('code', rows);
