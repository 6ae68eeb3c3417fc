import type { Nodes, Parents, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { escapeText, escapeXml } from '#shared/escape-xml.ts';
import type { CodeHighlighter } from '../code/code-highlighter.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

const elements: Readonly<Record<string, string>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  delete: 'del',
  blockquote: 'blockquote',
  listItem: 'li',
};

/** Comment Markdown as HTML. Raw HTML is escaped; headings become bold paragraphs. */
export async function markdownHtml(
  markdown: string,
  highlighter: CodeHighlighter,
): Promise<string> {
  if (markdown === '') return '';
  return renderChildren(parser.parse(markdown), highlighter);
}

/** The same for inline text. */
export async function inlineHtml(markdown: string, highlighter: CodeHighlighter): Promise<string> {
  const html = await markdownHtml(markdown, highlighter);
  return html.replace(/^<p>(.*)<\/p>$/s, '$1');
}

/** The first paragraph as plain text. */
export function markdownSummary(markdown: string): string {
  const tree: Root = parser.parse(markdown);
  const first = tree.children.find(({ type }) => type === 'paragraph');
  return first ? textOf(first).replace(/\s+/g, ' ').trim() : '';
}

async function renderChildren(node: Parents, highlighter: CodeHighlighter): Promise<string> {
  const children = await Promise.all(node.children.map((child) => render(child, highlighter)));
  return children.join('');
}

async function render(node: Nodes, highlighter: CodeHighlighter): Promise<string> {
  switch (node.type) {
    case 'text':
    case 'html':
      return escapeText(node.value);
    case 'inlineCode':
      return `<code>${escapeText(node.value)}</code>`;
    case 'code': {
      const language = node.lang ?? 'ts';
      const html = await highlighter.highlight({ code: node.value, language });
      return `<pre data-watch-overflow="${escapeXml(`Code: ${language}`)}"><code>${html}</code></pre>`;
    }
    case 'break':
      return '<br>';
    case 'link': {
      const inner = await renderChildren(node, highlighter);
      if (!/^(?:https?:|\/|#)/.test(node.url)) return inner;
      return `<a href="${escapeText(node.url).replaceAll('"', '%22')}">${inner}</a>`;
    }
    case 'heading':
      return `<p><strong>${await renderChildren(node, highlighter)}</strong></p>`;
    case 'list': {
      const name = node.ordered ? 'ol' : 'ul';
      return `<${name}>${await renderChildren(node, highlighter)}</${name}>`;
    }
    default: {
      if (!('children' in node)) return '';
      const name = elements[node.type];
      const inner = await renderChildren(node, highlighter);
      return name === undefined ? inner : `<${name}>${inner}</${name}>`;
    }
  }
}
