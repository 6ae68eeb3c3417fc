import { page, testMistakes } from './author-mistakes-test-support.ts';

const post = 'content/blog/2025-01-02-post.mdx';
const mark = '{/* truncate */}';
const inTabs = (text: string) => `<Tabs>\n${text}\n</Tabs>\n`;
const tab = '<Tab label="a">\n\nText\n\n</Tab>';

testMistakes('Markdown that is nearly right', [
  ['a directive that is none', page, '::unknown\n\nText\n', `${page}:1 admonition-not-open`],
  ['a heading without text', page, 'Text\n\n## \n\nText\n', `${page}:3 heading-empty`],
  ['a heading that is an id', page, '## {#a}\n\nText\n', `${page}:1 heading-empty`],
  ['a heading that is a comment', page, '## {/* a */}\n\nText\n', `${page}:1 heading-empty`],
  ['an id with a space', page, '## A {#a b}\n\nText\n', `${page}:1 heading-id "{#a b}"`],
  ['an id in the middle', page, '## A {#a} b\n\nText\n', `${page}:1 heading-id "{#a}"`],
  ['a heading without a space', page, 'A\n\n##B\n', `${page}:3 lost-markdown "##B"`],
  [
    'a link with a space in it',
    page,
    'A\n[a](/docs/a b)\n',
    `${page}:2 lost-markdown an address cannot contain a space`,
  ],
  [
    'an image with a space in it',
    page,
    '![A](./my pic.svg)\n',
    `${page}:1 lost-markdown "![A](./my pic.svg)"`,
  ],
  ['a link with a gap', page, 'See [a] (/docs).\n', `${page}:1 lost-markdown "[a] (/docs)"`],
  ['a link turned around', page, 'See (a)[/docs].\n', `${page}:1 lost-markdown "(a)[/docs]"`],
  ['a link of a wiki', page, 'See [[Start]].\n', `${page}:1 lost-markdown "[[Start]]"`],
  ['a note of GitHub', page, '> [!NOTE]\n> Text\n', `${page}:1 lost-markdown ":::note"`],
  ['a note of other programs', page, '!!! note\n    Text\n', `${page}:1 lost-markdown ":::note"`],
  [
    'a table with too few dashes',
    page,
    '| a | b |\n| - |\n| 1 | 2 |\n',
    `${page}:1 lost-markdown "| a | b |" is shown as plain text: the line of dashes`,
  ],
  [
    'an admonition in another with as many colons',
    page,
    ':::note\n\nA\n\n:::tip\n\nB\n\n:::\n\nC\n\n:::\n',
    `${page}:5 admonition-not-closed`,
  ],
  [
    'an attribute that admonitions lack',
    page,
    ':::note{icon="x"}\nText\n:::\n',
    `${page}:1 unknown-attribute The admonition ":::note" has no attribute "icon".`,
  ],
  ['an empty admonition', page, ':::note\n:::\n', `${page}:1 empty-component ":::note" is empty`],
]);

testMistakes('tags and components', [
  ['a comment that does not end', page, 'A\n\n<!-- b\n\nC\n', `${page}:3 mdx-syntax The comment`],
  [
    'closing tags that are swapped',
    page,
    'A\n\n<a href="/docs">*b* <b>c</a></b>\n',
    `${page}:3 mdx-syntax ends behind it. Swap the closing tags: </b></a>.`,
  ],
  [
    'blocks that cross',
    page,
    '<Steps>\n<Step>\n\nA\n\n</Steps>\n</Step>\n',
    `${page}:2 mdx-syntax`,
  ],
  [
    'a closing tag in small letters',
    page,
    'A <Badge>b</badge>\n',
    `${page}:1 mdx-syntax The tag <Badge> is closed by </badge>`,
  ],
  [
    'an attribute without a value',
    page,
    inTabs(tab).replace('Tabs', 'Tabs group'),
    `${page}:1 invalid-attribute <Tabs group> must be a text.`,
  ],
  [
    'a number',
    page,
    inTabs(tab).replace('Tabs', 'Tabs group={1}'),
    `${page}:1 invalid-attribute <Tabs group> must be a text.`,
  ],
  [
    'an empty label',
    page,
    inTabs(tab.replace('"a"', '""')),
    `${page}:2 invalid-attribute and not empty`,
  ],
  ['an empty tab', page, inTabs('<Tab label="a">\n</Tab>'), `${page}:2 empty-component <Tab>`],
  [
    'a text between tabs',
    page,
    inTabs(`\nStray\n\n${tab}`),
    `${page}:3 misplaced-component This is inside of <Tabs>`,
  ],
  [
    'a stack that does not exist',
    page,
    '<ForStack is="expres">\n\nA\n\n</ForStack>\n',
    `${page}:1 invalid-attribute <ForStack is> cannot be "expres": there is no "expres". Did you mean "express"?`,
  ],
  [
    'choices of several stacks',
    page,
    '<ForStack is="express zod">\n\nA\n\n</ForStack>\n',
    `${page}:1 invalid-attribute <ForStack is> cannot be "express zod": its names answer several questions.`,
  ],
  [
    'a partial with a text',
    'content/docs/v2/start.mdx',
    ['_shared.mdx" />', '_shared.mdx">Lost</Partial>'],
    'content/docs/v2/start.mdx:10 misplaced-component <Partial> contains text',
  ],
  [
    'a partial that is no text',
    page,
    '<Partial src="../../../site.config.ts" />\n',
    `${page}:1 partial-not-found is not the path of a partial`,
  ],
  ['a partial without a path', page, '<Partial src={1} />\n', `${page}:1 invalid-attribute`],
]);

testMistakes('the end of an excerpt', [
  [
    'two of them',
    post,
    [mark, `${mark}\n\nA\n\n<!-- truncate -->`],
    `${post}:14 excerpt-mark is the second one`,
  ],
  ['another word', post, [mark, '<!-- truncated -->'], `${post}:10 excerpt-mark {/* truncated */}`],
  [
    'in a paragraph',
    post,
    [`Text\n\n${mark}`, `Text ${mark} more`],
    `${post}:8 excerpt-mark is inside of another element`,
  ],
  [
    'above the text',
    post,
    [`Text\n\n${mark}`, mark],
    `${post}:8 excerpt-mark There is no text above`,
  ],
]);

testMistakes('front matter of other programs', [
  ['JSON', page, ';;;\n{ "title": "x" }\n;;;\n\nText.\n', `${page}:1 front-matter-foreign ";;;"`],
  [
    'a language',
    page,
    '---json\n{ "title": "x" }\n---\n\nText.\n',
    `${page}:1 front-matter-foreign "---json"`,
  ],
]);

testMistakes('the first line of a fence, and marks', [
  ['a quote that is not closed', page, '```ts title="a.ts\na\n```\n', `${page}:1 fence-meta`],
  ['lines from the end', page, '```ts {2-1}\na\nb\n```\n', `${page}:1 fence-meta "{2-1}"`],
  ['a mark with a space', page, '```ts\na // [! code hl]\n```\n', `${page}:2 code-mark`],
]);

testMistakes('posts and the text of pages', [
  [
    'an author twice',
    post,
    ['[bob]', '[bob, bob]'],
    `${post}:4 front-matter-invalid must not be listed twice`,
  ],
  [
    'a tag twice',
    post,
    ['[one, Two]', '[one, one]'],
    `${post}:5 front-matter-invalid must not be listed twice`,
  ],
  [
    'a tag with another spelling',
    post,
    ['[one, Two]', '[one, One]'],
    `${post} tag-spelling The tag "One" is also written "one".`,
  ],
  [
    'front matter in the text of a page',
    'content/pages/index.mdx',
    '---\ntitle: Home\n---\n\n## Part {#part}\n\nText.\n',
    'content/pages/index.mdx:1 page-front-matter Put title and description into content/pages/pages.ts',
  ],
]);
