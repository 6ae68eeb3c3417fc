/**
 * Renders a symbol's documentation: paragraphs, code, links. It supports the small part of Markdown used in package
 * comments; everything else stays as written. HTML is not parsed, so none can get in.
 */
export function renderDocs(document: Document, docs: string): HTMLElement[] {
  return docs
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const fence = /^```\w*\n([\s\S]*?)\n?```$/.exec(block.trim());
      if (fence) return element(document, 'pre', fence[1] ?? '');
      const paragraph = document.createElement('p');
      paragraph.append(...renderInline(document, block.replace(/\s*\n\s*/g, ' ')));
      return paragraph;
    });
}

const inline =
  /`([^`]+)`|\{@link\s+([^\s}|]+)(?:[\s|]+([^}]+))?\}|\[([^\]]+)\]\((https?:[^)\s]+)\)|(https?:\/\/[^\s)]+[^\s).,])/g;

function renderInline(document: Document, text: string): (Node | string)[] {
  const pieces: (Node | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, code, target, words, label, address, bare] = match;
    pieces.push(text.slice(end, match.index));
    end = match.index + whole.length;
    const href = address ?? bare ?? (target?.startsWith('http') ? target : undefined);
    if (href) pieces.push(link(document, href, label ?? words ?? href));
    else pieces.push(element(document, 'code', code ?? words ?? target ?? ''));
  }
  return [...pieces, text.slice(end)];
}

function link(document: Document, href: string, label: string): HTMLElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.textContent = label;
  return anchor;
}

function element(document: Document, name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
