import { describe, expect, test } from 'vitest';
import { migrateText } from './migrate-test-support.ts';

interface Row {
  /** The feature as the framework's documentation names it. */
  feature: string;
  before: string;
  /** The same as before, where it is left out. */
  after?: string;
  /** Beginnings of notes: what was changed, and what a person has to decide. */
  notes?: string[];
  files?: Record<string, string>;
  hasMath?: boolean;
}

const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";

const rows: Row[] = [
  // Admonitions
  {
    feature: 'admonition with a title in brackets',
    before: ':::note[Mind **this**]\n\nText\n\n:::\n',
  },
  {
    feature: 'admonition with a title behind its name',
    before: ':::tip Read [this]\n\nText\n\n:::\n',
    after: ':::tip[Read \\[this\\]]\n\nText\n\n:::\n',
    notes: ['1 changed: the title'],
  },
  { feature: 'nested admonitions', before: ':::::info\n\n:::danger[x]\n\nText\n\n:::\n\n:::::\n' },
  {
    feature: 'old kinds of admonitions',
    before: ':::important\n\nText\n\n:::\n',
    after: ':::info\n\nText\n\n:::\n',
    notes: ['1 changed: :::important is :::info'],
  },
  {
    feature: 'kinds of admonitions that a site has added',
    before: ':::my-kind\n\nText\n\n:::\n',
    notes: ['1 decide: there is no admonition "my-kind"'],
  },
  {
    feature: 'attributes of admonitions',
    before: ':::info[Title]{.wide #a}\n\nText\n\n:::\n',
    after: ':::info[Title]\n\nText\n\n:::\n',
    notes: ['1 changed: {.wide #a}'],
  },
  {
    feature: '<Admonition>',
    before:
      'import Admonition from \'@theme/Admonition\';\n\n<Admonition type="tip" title="A">\n\nText\n\n</Admonition>\n',
    after: ':::tip[A]\n\nText\n\n:::\n',
    notes: ['1 changed: the import', '3 changed: <Admonition type="tip">'],
  },
  {
    feature: '<Admonition> on one line',
    before: '<Admonition type="secondary">Text</Admonition>\n',
    after: ':::note\n\nText\n\n:::\n',
    notes: ['1 changed: <Admonition type="secondary"> is :::note'],
  },
  // Tabs
  {
    feature: 'tabs with labels and a group',
    before: `${TABS}<Tabs groupId="os">\n  <TabItem value="a" label="A" default>\n\nOne\n\n  </TabItem>\n  <TabItem value="b" label="B">\n\nTwo\n\n  </TabItem>\n</Tabs>\n`,
    after:
      '<Tabs group="os">\n  <Tab value="a" label="A">\n\nOne\n\n  </Tab>\n  <Tab value="b" label="B">\n\nTwo\n\n  </Tab>\n</Tabs>\n',
    notes: ['1 changed: the import', '2 changed: the import', '4 changed: <Tabs> with 2 tabs'],
  },
  {
    feature: 'tabs whose values and labels are an attribute',
    before: `${TABS}<Tabs defaultValue="a" values={[{label: 'Apple', value: 'a'}, {label: 'Box', value: 'b'}]}>\n<TabItem value="a">One</TabItem>\n<TabItem value="b">Two</TabItem>\n</Tabs>\n`,
    after:
      '<Tabs>\n<Tab label="Apple" value="a">One</Tab>\n<Tab label="Box" value="b">Two</Tab>\n</Tabs>\n',
    notes: ['1 changed', '2 changed', '4 changed: <Tabs> with 2 tabs'],
  },
  {
    feature: 'a default tab that is not the first, and tabs by query string',
    before: `${TABS}<Tabs queryString="t">\n<TabItem value="a">One</TabItem>\n<TabItem value="b" default>Two</TabItem>\n</Tabs>\n`,
    after:
      '<Tabs>\n<Tab label="a" value="a">One</Tab>\n<Tab label="b" value="b">Two</Tab>\n</Tabs>\n',
    notes: [
      '1 changed',
      '2 changed',
      '4 changed: <Tabs> with 2 tabs',
      '4 decide: addresses do not choose a tab',
      '6 decide: the first tab',
    ],
  },
  {
    feature: 'tabs in a partial',
    before: '<TabItem value="a">\n\nText\n\n</TabItem>\n',
    notes: ['1 decide: <TabItem> is not directly in <Tabs>'],
  },
  // Imports
  {
    feature: 'partials',
    before: "import Install, {toc} from './_install.mdx';\n\n<Install />\n",
    after: '<Partial src="./_install.mdx" />\n',
    notes: ['1 changed: the import of "./_install.mdx"', '3 changed: <Install> is <Partial'],
    files: { 'docs/guide/_install.mdx': 'Text' },
  },
  {
    feature: 'partials with props',
    before: 'import Hello from \'@site/src/_hello.md\';\n\n<Hello name="A" />\n',
    after: '<Partial src="../../../partials/src/_hello.md" />\n',
    notes: ['1 changed', '3 decide: <Partial> has no attributes'],
    files: { 'src/_hello.md': 'Hello {props.name}' },
  },
  {
    feature: 'what a partial is given',
    before: 'Hello {props.name}\n',
    notes: ['1 decide: {props.name} is code'],
  },
  {
    feature: 'components that the site has written',
    before: 'import Chart from \'@site/src/components/Chart\';\n\n<Chart kind="bar" />\n',
    after: '<Chart kind="bar" />\n',
    notes: ['1 decide: the import of Chart is gone', '3 decide: there is no component <Chart>'],
  },
  {
    feature: 'components that are written in the page',
    before: 'export const Red = ({children}) => <b>{children}</b>;\n\n<Red>text</Red>\n',
    notes: ['1 decide: content exports nothing', '3 decide: there is no component <Red>'],
  },
  {
    feature: 'imports of styles',
    before: "import './page.css';\n\nText\n",
    after: 'Text\n',
    notes: ['1 decide: the import of "./page.css" is gone'],
  },
  {
    feature: 'files shown as code',
    before:
      'import CodeBlock from \'@theme/CodeBlock\';\nimport source from \'!!raw-loader!./a.ts\';\n\n<CodeBlock language="ts" title="a.ts">{source}</CodeBlock>\n',
    after: '```ts title="a.ts"\nconst a = 1;\n```\n',
    notes: ['1 changed', '2 changed', '4 changed: <CodeBlock> is a fence'],
    files: { 'docs/guide/a.ts': 'const a = 1;\n' },
  },
  {
    feature: '<CodeBlock> with a template',
    before: '<CodeBlock language="js">\n{`a\nb`}\n</CodeBlock>\n',
    after: '```js\na\nb\n```\n',
    notes: ['1 changed'],
  },
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
  // Headings
  { feature: 'ids of headings', before: '## Use {#use}\n\n<b>a</b> and **b**\n' },
  {
    feature: 'ids of headings as comments',
    before: '## Use {/* #use */}\n\n### Other <!-- #other -->\n',
    after: '## Use {#use}\n\n### Other {#other}\n',
    notes: ['1 changed', '3 changed'],
  },
  {
    feature: 'headings as elements',
    before: '<h2 id="a">Some text</h2>\n',
    after: '## Some text {#a}\n',
    notes: ['1 changed'],
  },
  {
    feature: 'elements on a line behind an id',
    before: '## Use {#use}\n\n## <span style={{color: "red"}}>More</span> {#more}\n',
    after: '## Use {#use}\n\n## <span>More</span> {#more}\n',
    notes: ['3 decide: style='],
  },
  // Elements
  {
    feature: 'styles and classes',
    before:
      '<div style={{color: \'red\'}} className="row">\n\nText <b class="x" style="color: red" onClick={() => 1}>b</b>\n\n</div>\n',
    after: '<div>\n\nText <b>b</b>\n\n</div>\n',
    notes: [
      '1 decide: style={{color',
      '1 decide: className="row"',
      '3 decide: class="x"',
      '3 decide: style="color: red"',
      '3 decide: onClick',
    ],
  },
  {
    feature: 'posts of the social network',
    before: '<blockquote class="twitter-tweet">\n\nText\n\n</blockquote>\n',
    after: '<blockquote className="twitter-tweet">\n\nText\n\n</blockquote>\n',
  },
  {
    feature: 'frames',
    before:
      '<iframe width="1" src="https://www.youtube.com/embed/abc" title="A talk" allowFullScreen></iframe>\n\n<iframe src="https://a.example/b" />\n',
    after: '[A talk](https://www.youtube.com/watch?v=abc)\n\n[a.example](https://a.example/b)\n',
    notes: ['1 changed: <iframe> is a link', '3 decide: <iframe> is a link'],
  },
  { feature: 'HTML comments', before: 'Text <!-- a {b} --> and\n\n<!--\nlong\n-->\n' },
  { feature: 'details', before: '<details>\n<summary>More</summary>\n\nText\n\n</details>\n' },
  {
    feature: '<Link>',
    before:
      'import Link from \'@docusaurus/Link\';\n\nSee <Link to="/docs/a">the **guide**</Link>.\n',
    after: 'See [the **guide**](/docs/a).\n',
    notes: ['1 changed', '3 changed: <Link> is a link'],
  },
  {
    feature: '<Head>, <head>',
    before: '<head>\n  <meta name="robots" content="noindex" />\n</head>\n\nText\n',
    after: '\n\nText\n',
    notes: ['1 decide: gone: <head>'],
  },
  {
    feature: 'lists of pages and headings',
    before:
      "import TOCInline from '@theme/TOCInline';\nimport DocCardList from '@theme/DocCardList';\n\n<TOCInline toc={toc} />\n\n<DocCardList />\n",
    after: '\n\n\n',
    notes: ['1 changed', '2 changed', '4 decide: gone', '6 decide: gone'],
  },
  {
    feature: '<Translate>',
    before:
      'import Translate from \'@docusaurus/Translate\';\n\nA <Translate id="b">word</Translate>.\n',
    after: 'A word.\n',
    notes: ['1 changed', '3 changed'],
  },
  {
    feature: '<BrowserOnly>',
    before: '<BrowserOnly>{() => <b>x</b>}</BrowserOnly>\n',
    notes: ['1 decide: there is no component <BrowserOnly>', '1 decide: {() => <b>x</b>} is code'],
  },
  {
    feature: 'values of the page',
    before: '# {frontMatter.title}\n',
    notes: ['1 decide: {frontMatter.title} is code'],
  },
  // Images and files
  {
    feature: 'images by require',
    before:
      '<img alt="A" src={require(\'./a.png\').default} />\n\n<img alt="B" src={require(\'@site/static/img/b.png\').default} />\n',
    after: '<img alt="A" src="./a.png" />\n\n<img alt="B" src="/img/b.png" />\n',
    notes: ['1 changed', '3 changed'],
    files: { 'docs/guide/a.png': '', 'static/img/b.png': '' },
  },
  {
    feature: 'images by import and useBaseUrl',
    before:
      "import a from './a.png';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img alt=\"A\" src={a} />\n\n<img alt=\"B\" src={useBaseUrl('img/b.png')} />\n",
    after: '<img alt="A" src="./a.png" />\n\n<img alt="B" src="/img/b.png" />\n',
    notes: ['1 changed', '2 changed', '4 changed', '6 changed'],
    files: { 'docs/guide/a.png': '' },
  },
  {
    feature: 'drawings as components',
    before: "import Logo from './logo.svg';\n\n<Logo />\n",
    after: '<img src="./logo.svg" alt="" />\n',
    notes: ['1 changed', '3 decide: <Logo> is an image now'],
    files: { 'docs/guide/logo.svg': '' },
  },
  {
    feature: '<ThemedImage> and <Image>',
    before:
      "import ThemedImage from '@theme/ThemedImage';\nimport Image from '@theme/IdealImage';\n\n<ThemedImage alt=\"A\" sources={{light: useBaseUrl('/l.png'), dark: useBaseUrl('/d.png')}} />\n\n<Image img={require('./a.png')} alt=\"B\" />\n",
    after: '<img src="/l.png" alt="A" />\n\n<img src="./a.png" alt="B" />\n',
    notes: ['1 changed', '2 changed', '4 decide: one image serves both themes', '6 changed'],
    files: { 'docs/guide/a.png': '' },
  },
  {
    feature: 'images of other hosts',
    before: '![A](https://a.example/a.png)\n\n<img alt="" src="https://a.example/b.png" />\n',
    notes: ['1 decide: "https://a.example/a.png"', '3 decide: "https://a.example/b.png"'],
  },
  {
    feature: 'addresses of files',
    before:
      '[a](@site/docs/b.md#c) [d](/guide/page.mdx) [e](pathname:///f.pdf) ![g](@site/static/g.png) [h](../b.md) [i](./j)\n',
    after: '[a](../b.md#c) [d](./page.mdx) [e](/f.pdf) ![g](/g.png) [h](../b.md) [i](./j)\n',
    notes: ['1 changed', '1 changed', '1 changed', '1 changed'],
    files: { 'docs/b.md': '', 'static/g.png': '' },
  },
  {
    feature: 'tables, tasks and footnotes',
    before: '| a | b |\n| --- | :-: |\n| 1 | 2[^1] |\n\n- [x] done\n\n[^1]: Note\n',
  },
  {
    feature: 'emoji by name',
    before: 'Well done :tada:\n',
    notes: ['1 decide: ":tada:" is shown as it is written'],
  },
  {
    feature: 'mistakes in the text',
    before: 'A <b>bold {word\n',
    notes: ['1 decide: Unexpected end of file', '1 decide: The tag <b> is not closed'],
  },
];

describe('documented features of the other dialect', () => {
  test.each(rows)('$feature', async ({ before, after, notes = [], files, hasMath }) => {
    const result = await migrateText(before, {
      ...(files && { files }),
      ...(hasMath && { hasMath }),
    });
    expect(result.text).toBe(after ?? before);
    expect(result.notes, result.notes.join('\n')).toHaveLength(notes.length);
    for (const [index, note] of notes.entries()) expect(result.notes[index]).toContain(note);
    const again = await migrateText(result.text, { ...(files && { files }) });
    expect(again.text).toBe(result.text);
  });
});

test('what has nothing to change stays byte for byte', async () => {
  const source =
    '---\ntitle: A\n---\n\n#  Odd   spacing\n\n* star\n+ plus\n\n\n\n```js   title="x"\n\ta\n```\n\nEnd   \n';
  expect(await migrateText(source)).toEqual({ text: source, notes: [] });
});
