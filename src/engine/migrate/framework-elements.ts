import { posix } from 'node:path';
import { textOf } from './fields.ts';
import {
  attributeOf,
  attributeValue,
  expressionOf,
  type JsxElement,
  replaceElement,
  replaceTags,
  tagRanges,
} from './jsx-edits.ts';
import { attributeAddress, migrateAddress, pathOf, shorten } from './migrate-attributes.ts';
import { migrateTabs } from './migrate-tabs.ts';
import { changed, decide } from './note.ts';
import { type PageContext, rangeOf, sourceFileOf } from './page-context.ts';
import { isNode, nodesOf, readLiteral } from './read-literal.ts';

type Migrate = (page: PageContext, node: JsxElement) => 'done' | undefined;

/** Components that the framework brings, by their names, and the elements that pages use for embedding. */
export const frameworkElements: Readonly<Record<string, Migrate>> = {
  Tabs: (page, node) => {
    migrateTabs(page, node);
    return undefined;
  },
  TabItem: noteLoneItem,
  Admonition: migrateAdmonition,
  CodeBlock: migrateCodeBlock,
  Link: migrateLink,
  IdealImage: migrateImage,
  Image: migrateImage,
  ThemedImage: migrateThemedImage,
  Translate: unwrap,
  Details: (page, node) => {
    replaceTags(page, node, { open: '<details>', close: '</details>' });
    if (attributeOf(node, 'summary')) {
      page.notes.push(
        decide(lineOf(page, node), 'write the summary of <details> as <summary> in it'),
      );
    }
    return undefined;
  },
  Head: remove('what it said about the page belongs into its front matter'),
  head: remove('what it said about the page belongs into its front matter'),
  TOCInline: remove('the table of contents is beside every page'),
  DocCardList: remove('write <Cards> with a sentence about each page'),
  iframe: migrateFrame,
};

const lineOf = (page: PageContext, node: JsxElement): number => rangeOf(page, node).line;

/** The items of tabs are renamed with them; one that is not is elsewhere, as in a partial. */
function noteLoneItem(page: PageContext, node: JsxElement): undefined {
  const { start } = rangeOf(page, node);
  if (page.edits.some((edit) => edit.start === start + 1)) return;
  page.notes.push(
    decide(
      lineOf(page, node),
      '<TabItem> is not directly in <Tabs>: write <Tab> where its <Tabs> is',
    ),
  );
}

function unwrap(page: PageContext, node: JsxElement): undefined {
  replaceTags(page, node, { open: '', close: '' });
  page.notes.push(changed(lineOf(page, node), `<${node.name}> is gone, and what it held stays`));
}

function remove(advice: string): Migrate {
  return (page, node) => {
    const { start, end, line } = rangeOf(page, node);
    replaceElement(page, node, '');
    page.notes.push(decide(line, `gone: ${shorten(page.text.slice(start, end))}; ${advice}`));
    return 'done';
  };
}

const admonitionKinds: Readonly<Record<string, string>> = {
  important: 'info',
  success: 'tip',
  secondary: 'note',
};

function migrateAdmonition(page: PageContext, node: JsxElement): 'done' | undefined {
  const type = textOf(attributeValue(node, 'type')) ?? 'note';
  const title = textOf(attributeValue(node, 'title'));
  const { line, openEnd, closeStart } = tagRanges(page, node);
  if (attributeOf(node, 'title') && title === undefined) {
    page.notes.push(decide(line, 'the title of <Admonition> is no text: write it as text'));
    return undefined;
  }
  const label = title === undefined ? '' : `[${title.replace(/[[\]]/g, '\\$&')}]`;
  const gap = (at: number) => (page.text[at] === '\n' ? '' : '\n\n');
  replaceTags(page, node, {
    open: `:::${admonitionKinds[type] ?? type}${label}${gap(openEnd)}`,
    close: `${page.text[closeStart - 1] === '\n' ? '' : '\n\n'}:::`,
  });
  page.notes.push(
    changed(line, `<${node.name} type="${type}"> is :::${admonitionKinds[type] ?? type}`),
  );
  return undefined;
}

function migrateCodeBlock(page: PageContext, node: JsxElement): 'done' | undefined {
  const { line } = rangeOf(page, node);
  const code = codeOf(page, node);
  if (code === undefined) {
    page.notes.push(
      decide(line, '<CodeBlock> holds code that is put together when it runs: write it as a fence'),
    );
    return 'done';
  }
  const language =
    textOf(attributeValue(node, 'language')) ??
    textOf(attributeValue(node, 'className'))?.replace(/^language-/, '') ??
    code.language;
  const title = textOf(attributeValue(node, 'title'));
  const meta = [
    textOf(attributeValue(node, 'metastring')),
    title && `title="${title}"`,
    attributeOf(node, 'showLineNumbers') && 'showLineNumbers',
  ];
  const head = [language, ...meta].filter(Boolean).join(' ');
  const fence = code.text.includes('```') ? '````' : '```';
  replaceElement(page, node, `${fence}${head}\n${code.text.replace(/^\n+|\s+$/g, '')}\n${fence}`);
  page.notes.push(changed(line, '<CodeBlock> is a fence'));
  return 'done';
}

/** The code that a <CodeBlock> shows: a text in it, or the file that it was imported from. */
function codeOf(
  page: PageContext,
  node: JsxElement,
): { text: string; language: string } | undefined {
  const children = node.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const [only] = children;
  if (only === undefined || children.length > 1) return undefined;
  if (only.type === 'text') return { text: only.value, language: 'text' };
  if (only.type !== 'mdxFlowExpression' && only.type !== 'mdxTextExpression') return undefined;
  const program: unknown = only.data?.estree;
  const [statement] = isNode(program) ? nodesOf(program.body) : [];
  if (!isNode(statement?.expression)) return undefined;
  const { expression } = statement;
  const binding = page.bindings.get(String(expression.name));
  if (expression.type === 'Identifier' && binding?.kind === 'raw') {
    const text = page.readFile(sourceFileOf(page, binding.path));
    return text === undefined
      ? undefined
      : { text, language: posix.extname(binding.path).slice(1) || 'text' };
  }
  const text = readLiteral(expression);
  return typeof text === 'string' ? { text, language: 'text' } : undefined;
}

function migrateLink(page: PageContext, node: JsxElement): 'done' | undefined {
  const attribute = attributeOf(node, 'to') ?? attributeOf(node, 'href');
  const address = attribute && attributeAddress(page, attribute);
  if (
    address === undefined ||
    address.includes(' ') ||
    tagRanges(page, node).closeStart === tagRanges(page, node).end
  ) {
    page.notes.push(
      decide(lineOf(page, node), '<Link> has no address that is text: write [text](address)'),
    );
    return undefined;
  }
  replaceTags(page, node, { open: '[', close: `](${address})` });
  page.notes.push(changed(lineOf(page, node), `<Link> is a link to ${address}`));
  return undefined;
}

function migrateImage(page: PageContext, node: JsxElement): 'done' | undefined {
  const attribute = attributeOf(node, 'img') ?? attributeOf(node, 'src');
  if (attribute === undefined || attributeAddress(page, attribute) === undefined) {
    page.notes.push(
      decide(lineOf(page, node), `<${node.name}> has no address that is text: write ![text](file)`),
    );
    return 'done';
  }
  const { start, nameEnd } = tagRanges(page, node);
  page.edits.push({ start: start + 1, end: nameEnd, text: 'img' });
  migrateAddress(page, attribute, 'src');
  return 'done';
}

/** Of the two images the light one stays. */
function migrateThemedImage(page: PageContext, node: JsxElement): 'done' {
  const sources = attributeOf(node, 'sources');
  const expression = sources && expressionOf(sources);
  const light = nodesOf(expression?.properties).find(
    ({ key }) => isNode(key) && (key.name ?? key.value) === 'light',
  );
  const path = isNode(light?.value) ? pathOf(page, light.value) : undefined;
  const line = lineOf(page, node);
  if (path === undefined) {
    page.notes.push(decide(line, '<ThemedImage> has no address that is text: write ![text](file)'));
    return 'done';
  }
  const alt = textOf(attributeValue(node, 'alt')) ?? '';
  replaceElement(page, node, `<img src="${path}" alt="${alt}" />`);
  page.notes.push(
    decide(
      line,
      'one image serves both themes here, and it is the light one: look at it on a dark page',
    ),
  );
  return 'done';
}

function migrateFrame(page: PageContext, node: JsxElement): 'done' {
  const line = lineOf(page, node);
  const source = textOf(attributeValue(node, 'src'));
  if (source === undefined) {
    page.notes.push(decide(line, '<iframe> has no address that is text: write a link'));
    return 'done';
  }
  const video = /youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(source)?.[1];
  const address = video === undefined ? source : `https://www.youtube.com/watch?v=${video}`;
  const title = textOf(attributeValue(node, 'title'));
  const text = title ?? (URL.canParse(address) ? new URL(address).hostname : 'Open it');
  replaceElement(page, node, `[${text.replace(/[[\]]/g, '\\$&')}](${address})`);
  page.notes.push(
    title === undefined
      ? decide(
          line,
          `<iframe> is a link to ${address}, because pages load nothing from other hosts: say where it leads`,
        )
      : changed(
          line,
          `<iframe> is a link to ${address}, because pages load nothing from other hosts`,
        ),
  );
  return 'done';
}
