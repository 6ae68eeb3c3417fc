import { toHtml } from 'hast-util-to-html';
import type { Code, RootContent } from 'mdast';
import { type Handler, type Handlers, toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { escapeXml } from '#shared/escape-xml.ts';
import type { CodeHighlighter } from '../code/code-highlighter.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Where comments differ from pages: they bring no HTML, no headings, and no links whose target depends on a page. */
const handlers: Handlers = {
  html: (_state, { value }) => ({ type: 'text', value }),
  heading: (state, node) => ({
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'element', tagName: 'strong', properties: {}, children: state.all(node) }],
  }),
  link: (state, node) =>
    /^(?:https?:|\/|#)/.test(node.url)
      ? { type: 'element', tagName: 'a', properties: { href: node.url }, children: state.all(node) }
      : state.all(node),
  image: () => undefined,
};

/** Comment Markdown as HTML. Raw HTML is escaped; headings become bold paragraphs. */
export async function markdownHtml(
  markdown: string,
  highlighter: Pick<CodeHighlighter, 'highlight'>,
): Promise<string> {
  const tree = parser.parse(markdown);
  const fences: Code[] = [];
  visit(tree, 'code', (node) => void fences.push(node));
  const highlighted = new Map(
    await Promise.all(
      fences.map(async (node) => {
        const language = node.lang ?? 'ts';
        const html = await highlighter.highlight({ code: node.value, language });
        const name = escapeXml(`Code: ${language}`);
        return [node, `<pre data-watch-overflow="${name}"><code>${html}</code></pre>`] as const;
      }),
    ),
  );
  const code: Handler = (_state, node: Code) => ({
    type: 'raw',
    value: highlighted.get(node) ?? '',
  });
  return toHtml(toHast(tree, { handlers: { ...handlers, code } }), {
    allowDangerousHtml: true,
    characterReferences: { useNamedReferences: true },
  });
}

/** The same for inline text. */
export async function inlineHtml(
  markdown: string,
  highlighter: Pick<CodeHighlighter, 'highlight'>,
): Promise<string> {
  const html = await markdownHtml(markdown, highlighter);
  return html.replace(/^<p>(.*)<\/p>$/s, '$1');
}

/** The first paragraph as plain text. */
export function markdownSummary(markdown: string): string {
  const isParagraph = ({ type }: RootContent) => type === 'paragraph';
  const first = parser.parse(markdown).children.find(isParagraph);
  return first ? textOf(first).replace(/\s+/g, ' ').trim() : '';
}
