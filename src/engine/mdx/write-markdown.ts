import type { BlockContent, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { MarkdownTemplate } from '#shared/content.ts';
import { listNames } from '#shared/list-names.ts';
import type { AdmonitionKind } from '#shared/mdx-components.ts';
import { fill } from '#shared/strings/fill.ts';
import { holeFor } from './markdown-template.ts';
import type { MarkdownWords } from './markdown-words.ts';
import { portableFence } from './portable-fence.ts';
import { readAttribute, readText } from './read-attribute.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', resourceLink: true })
  .freeze();

/** HTML elements -> their Markdown; other elements are replaced by their content. */
const inlineElements: Readonly<Record<string, 'strong' | 'emphasis' | 'delete'>> = {
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  del: 'delete',
  s: 'delete',
};

const codeElements = new Set(['code', 'kbd', 'samp', 'var']);

/**
 * Writes content as CommonMark with GFM tables, for machine readers. Components become their plain equivalents; tabs
 * and stack choices become sections with a heading. Link targets and full samples are filled in later (`fillTemplate`).
 * The tree must already contain Heading and ContentImage components, while fences are still unprocessed.
 */
export function writeMarkdown(tree: Root, words: MarkdownWords): MarkdownTemplate {
  const links: string[] = [];
  /** Heading level of the current content. */
  let level = 1;
  let blocks = 0;

  const linkTo = (href: string): string => holeFor('link', links.push(href) - 1);
  const convertAll = (nodes: Nodes[]): RootContent[] => nodes.flatMap(convert);
  const inline = (nodes: Nodes[]) => convertAll(nodes) as PhrasingContent[];

  /** An alternative, in a section with a heading that ends with it. */
  const section = (label: string, children: Nodes[]): RootContent[] => {
    const before = level;
    level = Math.min(before + 1, 6);
    const heading = headingOf(level, [{ type: 'text', value: label }]);
    const content = convertAll(children);
    level = before;
    return [heading, ...asBlocks(content)];
  };

  const convert = (node: Nodes): RootContent[] => {
    switch (node.type) {
      case 'code':
        blocks += 1;
        return portableFence({ node, block: blocks - 1, words });
      case 'link':
        return [{ type: 'link', url: linkTo(node.url), children: inline(node.children) }];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        // A space between elements; comments are left out.
        return /^\s*(['"`])\s+\1\s*$/.test(node.value) ? [{ type: 'text', value: ' ' }] : [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return convertElement(node);
      default:
        if (!('children' in node)) return [node as RootContent];
        return [{ ...node, data: undefined, children: convertAll(node.children) } as RootContent];
    }
  };

  const convertElement = (node: JsxElement): RootContent[] => {
    const { name, children } = node;
    switch (name) {
      case 'Heading': {
        level = Number(readAttribute(node, 'level'));
        const id: PhrasingContent = { type: 'text', value: ` {#${readText(node, 'id')}}` };
        return [headingOf(level, [...inline(children), id])];
      }
      case 'Tab':
        return section(readText(node, 'label') ?? '', children);
      case 'ForStack':
        return section(stackLabel(readText(node, 'is') ?? '', words), children);
      case 'StackPicker':
        return [];
      case 'Admonition': {
        const content = asBlocks(convertAll(children)) as BlockContent[];
        return [{ type: 'blockquote', children: [admonitionTitle(node, words), ...content] }];
      }
      case 'Explorable': {
        const content = asBlocks(convertAll(children)) as BlockContent[];
        // Only browsers can display it.
        return [{ type: 'blockquote', children: [strongLine(words.picture), ...content] }];
      }
      case 'Cards':
        return [{ type: 'list', spread: false, children: children.flatMap(card) }];
      case 'Sponsors':
        return sponsorList(node, linkTo);
      case 'ContentImage':
        return [
          {
            type: 'image',
            url: linkTo(readText(node, 'src') ?? ''),
            alt: readText(node, 'alt') ?? '',
          },
        ];
      case 'br':
        return [{ type: 'break' }];
      case 'hr':
        return [{ type: 'thematicBreak' }];
      case 'summary':
        return [paragraph([{ type: 'strong', children: inline(children) }])];
      default:
        break;
    }
    const kind = name === null ? undefined : inlineElements[name];
    if (kind) return [{ type: kind, children: inline(children) }];
    if (name && codeElements.has(name)) return [{ type: 'inlineCode', value: textOf(node) }];
    const content = convertAll(children);
    return node.type === 'mdxJsxFlowElement' ? asBlocks(content) : content;
  };

  const card = (node: Nodes) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
    if (node.name !== 'Card') return [];
    const title: PhrasingContent = { type: 'text', value: readText(node, 'title') ?? '' };
    const link: PhrasingContent = {
      type: 'link',
      url: linkTo(readText(node, 'href') ?? ''),
      children: [title],
    };
    const [first, ...rest] = asBlocks(convertAll(node.children));
    const said = first?.type === 'paragraph' ? first.children : [];
    const colon: PhrasingContent[] = said.length > 0 ? [{ type: 'text', value: ': ' }] : [];
    const others = first?.type === 'paragraph' ? rest : first ? [first, ...rest] : [];
    const line = paragraph([link, ...colon, ...said]);
    return [{ type: 'listItem' as const, children: [line, ...(others as BlockContent[])] }];
  };

  const content = asBlocks(convertAll(tree.children));
  return { text: printer.stringify({ type: 'root', children: content }).trim(), links };
}

function headingOf(level: number, children: PhrasingContent[]): RootContent {
  return { type: 'heading', depth: Math.min(level, 6) as 1 | 2 | 3 | 4 | 5 | 6, children };
}

function paragraph(children: PhrasingContent[]): Extract<RootContent, { type: 'paragraph' }> {
  return { type: 'paragraph', children };
}

const phrasing = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'image',
  'break',
]);

/** Text runs among blocks become paragraphs; white space between blocks is removed. */
function asBlocks(nodes: RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let words: PhrasingContent[] = [];
  const flush = (): void => {
    if (words.some((word) => word.type !== 'text' || word.value.trim() !== '')) {
      blocks.push(paragraph(words));
    }
    words = [];
  };
  for (const node of nodes) {
    if (phrasing.has(node.type)) {
      words.push(node as PhrasingContent);
      continue;
    }
    flush();
    blocks.push(node);
  }
  flush();
  return blocks;
}

function strongLine(value: string) {
  return paragraph([{ type: 'strong', children: [{ type: 'text', value }] }]);
}

function admonitionTitle(node: JsxElement, words: MarkdownWords) {
  const kind = words[(readText(node, 'kind') ?? 'note') as AdmonitionKind];
  const title = readText(node, 'title');
  return strongLine(title === undefined ? kind : fill(words.admonition, { kind, title }));
}

/** `next-app next-pages` -> `With Next.js App Router or Next.js Pages Router` */
function stackLabel(is: string, { stack, or, withStack }: MarkdownWords): string {
  const values = is.split(' ');
  const labels = Object.entries(stack).flatMap(([value, label]) =>
    values.includes(value) ? label : [],
  );
  return fill(withStack, { names: listNames(labels, or) || is });
}

function sponsorList(node: JsxElement, linkTo: (href: string) => string): RootContent[] {
  const sponsors = readAttribute(node, 'sponsors') as { name: string; link: string }[] | undefined;
  return [
    {
      type: 'list',
      spread: false,
      children: (sponsors ?? []).map(({ name, link }) => ({
        type: 'listItem',
        children: [
          paragraph([
            { type: 'link', url: linkTo(link), children: [{ type: 'text', value: name }] },
          ]),
        ],
      })),
    },
  ];
}
