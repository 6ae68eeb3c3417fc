import { type FeatureRow, testFeatures } from './feature-rows-test-support.ts';

const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";

const rows: FeatureRow[] = [
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
    notes: ['1 decide: {.wide #a} behind the admonition is gone'],
  },
  {
    feature: 'classes of admonitions',
    before: ':::info{.wide}\n\nText\n\n:::\n',
    after: ':::info\n\nText\n\n:::\n',
    notes: ['1 changed: {.wide} behind the admonition is gone'],
  },
  {
    feature: 'admonition with a title in brackets that are escaped',
    before: ':::caution \\[esc\\] [not]\n\nText\n\n:::\n',
    after: ':::caution[\\[esc\\] \\[not\\]]\n\nText\n\n:::\n',
    notes: ['1 changed: the title'],
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
  {
    feature: '<Admonition> in a list',
    before:
      '- item\n\n  <Admonition type="tip">\n\n  in list\n\n  </Admonition>\n\n1. <Admonition type="tip">Text</Admonition>\n',
    after: '- item\n\n  :::tip\n\n  in list\n\n  :::\n\n1. :::tip\n\n   Text\n\n   :::\n',
    notes: ['3 changed', '9 changed'],
  },
  {
    feature: '<Admonition> in a quote',
    before:
      '> <Admonition type="tip">\n>\n> quoted\n>\n> </Admonition>\n\n> - <Admonition type="tip">Text</Admonition>\n',
    after: '> :::tip\n>\n> quoted\n>\n> :::\n\n> - :::tip\n>\n>   Text\n>\n>   :::\n',
    notes: ['1 changed', '7 changed'],
  },
  {
    feature: '<Details> and <CodeBlock> in a quote and a list',
    before:
      '> <Details summary="S">\n>\n> quoted\n>\n> </Details>\n\n- <CodeBlock language="js">{`a\n\n  b`}</CodeBlock>\n\n> <CodeBlock>a</CodeBlock>\n',
    after:
      '> <details>\n> <summary>S</summary>\n>\n>\n> quoted\n>\n> </details>\n\n- ```js\n  a\n\n  b\n  ```\n\n> ```text\n> a\n> ```\n',
    notes: ['1 changed', '7 changed', '11 changed'],
  },
  {
    feature: '<Details> on one line',
    before: '<Details summary="S">Text</Details>\n\n> <Details summary="S">Text</Details>\n',
    after:
      '<details>\n<summary>S</summary>\n\nText\n\n</details>\n\n> <details>\n> <summary>S</summary>\n>\n> Text\n>\n> </details>\n',
    notes: ['1 changed', '3 changed'],
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
    feature: 'tabs on one line',
    before:
      '- a\n\n  <Tabs><TabItem value="x"><b>X</b></TabItem><TabItem value="y">Y</TabItem></Tabs>\n',
    after:
      '- a\n\n  <Tabs><Tab label="x" value="x"><b>X</b></Tab><Tab label="y" value="y">Y</Tab></Tabs>\n',
    notes: ['3 changed: <Tabs> with 2 tabs'],
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
    feature: 'partials within a line',
    before: "import A from './_a.mdx';\n\nIt is <A /> here.\n",
    after: 'It is <Partial src="./_a.mdx" /> here.\n',
    notes: [
      '1 changed',
      '3 decide: <A> is <Partial src="./_a.mdx" />: put it on a line of its own',
    ],
    files: { 'docs/guide/_a.mdx': 'Text' },
  },
  {
    feature: 'components that a partial exports',
    before: "import { Named } from './_named.mdx';\n\n<Named />\n",
    after: '<Named />\n',
    notes: ['1 decide: the import of Named is gone', '3 decide: there is no component <Named>'],
    files: { 'docs/guide/_named.mdx': '' },
  },
  {
    feature: 'partials with props',
    before: 'import Hello from \'@site/src/_hello.md\';\n\n<Hello name="A" />\n',
    after: '<Partial src="../../../partials/src/_hello.md" />\n',
    notes: ['1 changed', '3 changed: <Hello> is <Partial', '3 decide: name="A" of <Hello> is gone'],
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
];

testFeatures('components', rows);
