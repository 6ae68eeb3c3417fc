import { type FeatureRow, testFeatures } from './feature-rows-test-support.ts';

const TABS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";

/** Attributes of converted elements: none is lost without a note. */
const rows: FeatureRow[] = [
  {
    feature: '<Admonition> with an icon, and a title that is no text',
    before:
      '<Admonition type="tip" icon="💡" title={<b>A</b>} className="wide">\n\nText\n\n</Admonition>\n',
    after: ':::tip\n\nText\n\n:::\n',
    notes: [
      '1 changed: <Admonition type="tip"> is :::tip',
      '1 decide: icon="💡" of <Admonition> is gone',
      '1 decide: title={<b>A</b>} of <Admonition> is gone',
      '1 decide: className="wide" of <Admonition> is gone',
    ],
  },
  {
    feature: '<Admonition> with a title in an expression, and a kind of its own',
    before: '<Admonition type="my-kind" title={`A`}>\n\nText\n\n</Admonition>\n',
    after: ':::my-kind[A]\n\nText\n\n:::\n',
    notes: ['1 changed', '1 decide: there is no admonition "my-kind"'],
  },
  {
    feature: '<Admonition> with a spread',
    before: '<Admonition {...props}>\n\nText\n\n</Admonition>\n',
    after: ':::note\n\nText\n\n:::\n',
    notes: ['1 changed', '1 decide: {...props} of <Admonition> is gone'],
  },
  {
    feature: '<Tabs> with every attribute that it has',
    before: `${TABS}<Tabs lazy groupId="g" queryString="q" className="wide" defaultValue="b" values={[{value: 'a', label: 'A', attributes: {className: 'x'}}, {value: 'b', label: 'B'}]}>\n<TabItem value="a" attributes={{title: 'x'}} className="y" hidden>One</TabItem>\n<TabItem value="b">Two</TabItem>\n</Tabs>\n`,
    after:
      '<Tabs group="g">\n<Tab label="A" value="a">One</Tab>\n<Tab label="B" value="b">Two</Tab>\n</Tabs>\n',
    notes: [
      '1 changed',
      '2 changed',
      '4 decide: values[0].attributes of <Tabs> is not migrated',
      '4 changed: <Tabs> with 2 tabs',
      '4 changed: every tab is in the page: lazy is gone',
      '4 decide: addresses do not choose a tab',
      '4 decide: className="wide" of <Tabs> is gone',
      "5 decide: attributes={{title: 'x'}} of <TabItem> is gone",
      '5 decide: className="y" of <TabItem> is gone',
      '5 decide: hidden of <TabItem> is gone',
      '6 decide: the first tab is the one that shows',
    ],
  },
  {
    feature: '<Tabs> whose values and groups are put together',
    before: `${TABS}<Tabs groupId={group} values={list} defaultValue={first}>\n<TabItem value="a" label={<b>A</b>}>One</TabItem>\n<TabItem value={x}>Two</TabItem>\n</Tabs>\n`,
    after: '<Tabs>\n<Tab label="a" value="a">One</Tab>\n<Tab>Two</Tab>\n</Tabs>\n',
    notes: [
      '1 changed',
      '2 changed',
      '4 changed: <Tabs> with 2 tabs',
      '4 decide: groupId={group} of <Tabs> is gone',
      '4 decide: values={list} of <Tabs> is gone',
      '4 decide: defaultValue={first} of <Tabs> is gone',
      '5 decide: label={<b>A</b>} of <TabItem> is gone',
      '6 decide: the tab has no label',
      '6 decide: value={x} of <TabItem> is gone',
    ],
  },
  {
    feature: 'a partial with children',
    before: "import Box from './_box.mdx';\n\n<Box title={<i>A</i>}>\n\nSome *text*.\n\n</Box>\n",
    after: '<Partial src="./_box.mdx" />\n\n\n\nSome *text*.\n\n\n',
    notes: [
      '1 changed',
      '3 decide: <Box> is <Partial src="./_box.mdx" />, and what it held is below it',
      '3 decide: title={<i>A</i>} of <Box> is gone',
    ],
    files: { 'docs/guide/_box.mdx': '{props.children}' },
  },
  {
    feature: '<Link> with a title, a class and a target',
    before: '<Link to="/docs/a" title="T" className="button" target="_blank">text</Link>\n',
    after: '[text](/docs/a "T")\n',
    notes: [
      '1 changed',
      '1 decide: className="button" of <Link> is gone',
      '1 decide: target="_blank" of <Link> is gone',
    ],
  },
  {
    feature: '<Details> with a summary, open',
    before:
      'import Details from \'@theme/Details\';\n\n<Details summary={<summary>More *x*</summary>} open>\n\nText\n\n</Details>\n\n<Details summary="Plain" className="x">\n\nText\n\n</Details>\n',
    after:
      '<details open>\n<summary>More *x*</summary>\n\n\nText\n\n</details>\n\n<details>\n<summary>Plain</summary>\n\n\nText\n\n</details>\n',
    notes: [
      '1 changed',
      '3 changed: <Details> is <details>',
      '9 changed',
      '9 decide: className="x" of <Details> is gone',
    ],
  },
  {
    feature: '<CodeBlock> with a first line number, a language in its class, and others',
    before:
      '<CodeBlock className="language-js" showLineNumbers={5} live title={<b>x</b>}>\n{`a`}\n</CodeBlock>\n\n<CodeBlock className="wide" language="js" title=\'a "b"\' metastring="{1}">\n{`a`}\n</CodeBlock>\n',
    after: '```js showLineNumbers=5\na\n```\n\n```js {1} title=\'a "b"\'\na\n```\n',
    notes: [
      '1 changed: <CodeBlock> is a fence',
      '1 decide: live of <CodeBlock> is gone',
      '1 decide: title={<b>x</b>} of <CodeBlock> is gone',
      '5 decide: the class of <CodeBlock> is gone',
      '5 changed: <CodeBlock> is a fence',
    ],
  },
  {
    feature: '<Heading>',
    before:
      'import Heading from \'@theme/Heading\';\n\n<Heading as="h3" id="a" className="x">Text</Heading>\n',
    after: '### Text {#a}\n',
    notes: [
      '1 changed',
      '3 changed: <Heading> is written with ###',
      '3 decide: className="x" of <Heading> is gone',
    ],
  },
  {
    feature: 'headings as elements, with a class',
    before: '<h2 className="x" align="center">Text</h2>\n',
    after: '## Text\n',
    notes: ['1 changed', '1 decide: className="x" of <h2>', '1 decide: align="center" of <h2>'],
  },
  {
    feature: '<Translate> with values, and translate() in attributes',
    before:
      '<Translate id="a" description="b" values={{n: 1}}>Text</Translate>\n\n<Admonition title={translate({id: \'x\', message: \'A title\'})}>\n\nText\n\n</Admonition>\n',
    after: 'Text\n\n:::note[A title]\n\nText\n\n:::\n',
    notes: ['1 changed', '1 decide: values={{n: 1}} of <Translate> is gone', '3 changed'],
  },
  {
    feature: '<ThemedImage> with a size and a class',
    before:
      "<ThemedImage alt='a \"b\"' width={20} className=\"x\" sources={{light: '/l.png', dark: '/d.png'}} />\n",
    after: '<img src="/l.png" alt=\'a "b"\' width={20} />\n',
    notes: [
      '1 decide: one image serves both themes',
      '1 decide: className="x" of <ThemedImage> is gone',
    ],
  },
  {
    feature: '<Image> with attributes of plain images, and others',
    before: '<Image img="/a.png" alt="A" width="20" className="x" />\n',
    after: '<img src="/a.png" alt="A" width="20" />\n',
    notes: ['1 changed: the address', '1 decide: className="x" is gone from <Image>'],
  },
  {
    feature: 'drawings as components, with a class',
    before:
      'import Logo from \'./logo.svg\';\n\n<Logo title="The logo" className="x" role="img" />\n',
    after: '<img src="./logo.svg" alt="The logo" />\n',
    notes: [
      '1 changed',
      '3 decide: <Logo> is an image now',
      '3 decide: className="x" of <Logo> is gone',
      '3 decide: role="img" of <Logo> is gone',
    ],
    files: { 'docs/guide/logo.svg': '' },
  },
  {
    feature: 'frames with a document of their own',
    before: '<iframe src="https://a.example/b" title="B" srcDoc="<b>x</b>" width="20" />\n',
    after: '[B](https://a.example/b)\n',
    notes: ['1 changed', '1 decide: srcDoc="<b>x</b>" of <iframe> is gone'],
  },
  {
    feature: 'attributes that are none of HTML',
    before:
      '<div key="1" ref={x} sx={{m: 1}} data-a="b" aria-label="c" id="d">\n\nText\n\n</div>\n',
    after: '<div data-a="b" aria-label="c" id="d">\n\nText\n\n</div>\n',
    notes: [
      '1 decide: key="1" is gone from <div>: it is not an HTML attribute',
      '1 decide: ref={x} is gone',
      '1 decide: sx={{m: 1}} is gone',
    ],
  },
  {
    feature: 'markup in a string',
    before: "<div dangerouslySetInnerHTML={{__html: '<b>x</b>'}} />\n",
    notes: ["1 decide: dangerouslySetInnerHTML={{__html: '<b>x</b>'}} of <div> is markup"],
  },
  {
    feature: 'spreads among the attributes of an element',
    before: '<div {...props}>\n\nText\n\n</div>\n',
    after: '<div>\n\nText\n\n</div>\n',
    notes: ['1 decide: {...props} is gone from <div>'],
  },
  {
    feature: 'a component that this site has, with attributes that it has not',
    before: '<Badge kind="info" tone="loud">new</Badge>\n',
    notes: ['1 decide: <Badge> has no attribute "tone" here'],
  },
];

testFeatures('attributes', rows);
