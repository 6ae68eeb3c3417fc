import { type FeatureRow, testFeatures } from './feature-rows-test-support.ts';

const rows: FeatureRow[] = [
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
    feature: 'films and sounds',
    before:
      '<video controls src={require(\'./a.mp4\').default} poster="./a.png"></video>\n\n<audio src="/b.mp3" />\n',
    after:
      '<video controls src="/docs/guide/a.mp4" poster="/docs/guide/a.png"></video>\n\n<audio src="/b.mp3" />\n',
    notes: ['1 changed: "./a.mp4" is "/docs/guide/a.mp4"', '1 changed'],
    files: { 'docs/guide/a.mp4': '', 'docs/guide/a.png': '' },
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
    feature: 'links to Markdown that is no page',
    before: 'See [a](../../CONTRIBUTING.md#x), [b](@site/shared/b.md) and [c](./c.md).\n',
    notes: [
      '1 decide: "../../CONTRIBUTING.md#x" leads to CONTRIBUTING.md, which is not a page of this site',
      '1 decide: "@site/shared/b.md" leads to shared/b.md, which is not a page of this site',
    ],
    files: { 'CONTRIBUTING.md': '', 'shared/b.md': '', 'docs/guide/c.md': '' },
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
    feature: 'elements on a page with a tag that is not closed',
    before:
      'Line<br>line, and </i>.\n\n<Tabs>\n<TabItem value="a">One</TabItem>\n\n<Admonition type="tip">Text\n',
    notes: [
      '1 decide: The tag <br> is not closed',
      '1 decide: The closing tag </i> has no opening tag',
      '3 decide: The tag <Tabs> is not closed',
      '4 decide: <TabItem> is not directly in <Tabs>',
      '6 decide: The tag <Admonition> is not closed',
    ],
  },
  {
    feature: 'addresses of files that are elsewhere now',
    before:
      '![a](../../static/a.png) ![b](../../img/b.png) [c](./c.txt?d#e) ![f](f.png)\n\n<img alt="" src="../../static/a.png" />\n\n[m](/old/?x=1#y)\n',
    after:
      '![a](/a.png) ![b](/img/b.png) [c](./c.txt?d#e) ![f](f.png)\n\n<img alt="" src="/a.png" />\n\n[m](/docs/old?x=1#y)\n',
    notes: ['1 changed', '1 changed', '3 changed', '5 changed: "/old/?x=1#y" is "/docs/old?x=1#y"'],
    files: { 'static/a.png': '', 'img/b.png': '', 'docs/guide/c.txt': '', 'docs/guide/f.png': '' },
    moved: { '/old': '/docs/old' },
  },
  {
    feature: 'mistakes in the text',
    before: 'A <b>bold {word\n',
    notes: ['1 decide: Unexpected end of file', '1 decide: The tag <b> is not closed'],
  },
];

testFeatures('markup', rows);
