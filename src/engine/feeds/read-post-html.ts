import { Parser } from 'htmlparser2';
import { escapeXml } from '#shared/escape-xml.ts';

/**
 * Elements that feed readers render as intended, with their meaningful attributes. Other elements are replaced by their
 * content.
 */
const KEPT: Record<string, readonly string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height', 'title'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  time: ['datetime'],
  ...Object.fromEntries(
    'p h2 h3 h4 h5 h6 ul li dl dt dd strong em del sub sup kbd code pre blockquote figure figcaption table thead tbody tr br hr'
      .split(' ')
      .map((name) => [name, []]),
  ),
};

const VOID = new Set(['br', 'hr', 'img']);

const DIAGRAM = 'Diagram: ';

/**
 * Extracts the text of a post for feeds from its page: everything between the header and the footer of the article,
 * without styles, scripts, and parts that only work on the page, such as the tabs above a sample.
 *
 * @param options.html the whole document of the post
 * @param options.address absolute address of the post; addresses in it become absolute too
 * @returns undefined if the document has no article
 */
export function readPostHtml(options: { html: string; address: string }): string | undefined {
  const { html, address } = options;
  const absolute = (value: string) =>
    URL.canParse(value, address) ? new URL(value, address).href : value;
  const open: string[] = [];
  /** Depth of the article; undefined before it and `Infinity` after it. */
  let article: number | undefined;
  /** Depth of the element whose content is left out. */
  let left: number | undefined;
  let text = '';

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (article === undefined) {
          if (name === 'article') article = open.length;
          return;
        }
        if (left !== undefined || open.length <= article) return;
        const isFrame = open.length === article + 1 && /^(header|footer)$/.test(name);
        if (isFrame || isOfPage(name, attributes, open)) {
          left = open.length;
          return;
        }
        const watched = attributes['data-watch-overflow'];
        if (watched?.startsWith(DIAGRAM)) text += `<p>[${escapeXml(watched)}]</p>`;
        const kept = KEPT[name];
        if (!kept) return;
        text += `<${name}`;
        for (const attribute of kept) {
          const value = attributes[attribute];
          if (value === undefined) continue;
          const isAddress = attribute === 'href' || attribute === 'src';
          text += ` ${attribute}="${escapeXml(isAddress ? absolute(value) : value)}"`;
        }
        text += '>';
      },
      ontext(part) {
        if (left === undefined && open.length >= (article ?? Infinity)) text += escapeXml(part);
      },
      onclosetag(name) {
        const depth = open.length;
        open.pop();
        if (article === undefined) return;
        if (left === undefined && depth > article && KEPT[name] && !VOID.has(name)) {
          text += `</${name}>`;
        }
        if (left === depth) left = undefined;
        if (article === depth) article = Infinity;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return article === undefined ? undefined : text;
}

/** Whether an element is interactive or decorative. */
function isOfPage(name: string, attributes: Record<string, string>, open: string[]): boolean {
  if (/^(button|input|script|style|svg|template)$/.test(name)) return true;
  if (attributes.role === 'tablist') return true;
  // The link beside a heading, and the links above a sample.
  if (name !== 'a') return false;
  return (
    attributes['aria-label']?.startsWith('Direct link') === true || open.includes('figcaption')
  );
}
