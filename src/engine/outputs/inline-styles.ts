import { buildStylePolicy } from './content-security-policy.ts';
import { hashContent } from './hash-content.ts';

/**
 * Inlines the style sheets that a page links to, so that the first paint waits for one request instead of two. Each
 * link stays, but disabled: it tells React and the module loader that the sheet is loaded, so they do not fetch it. All
 * sheets go into one element, which the page's own policy allows by its hash.
 *
 * @param sheets CSS by file name; links to other files are left unchanged
 */
export function inlineStyles(html: string, sheets: ReadonlyMap<string, string>): string {
  const found: string[] = [];
  // React moves every sheet into the head, which is a small part of a page.
  const end = html.indexOf('</head>');
  const head = end === -1 ? html : html.slice(0, end);
  const linked = head.replace(/<link rel="stylesheet"[^>]*>/g, (link) => {
    const css = sheets.get(/ href="[^"]*\/([^"/]+)"/.exec(link)?.[1] ?? '');
    if (css === undefined) return link;
    found.push(css);
    // The plugin's note about the address is only for development.
    const kept = link.replace(/ data-rsc-css-href="[^"]*"/, '');
    return kept.replace('<link', '<link disabled=""');
  });
  const css = found.join('\n');
  const style = css && `<style>${css}</style>`;
  const styled = linked.replace('<link disabled="" rel="stylesheet"', (link) => style + link);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${buildStylePolicy(css ? [hashContent(css)] : [])}"/>`;
  // Before the first style, because a policy applies to everything after it. The encoding stays first.
  const guarded = styled.replace(/<head>(?:<meta charset="[^"]*"\/>)?/, (start) => start + policy);
  return end === -1 ? guarded : guarded + html.slice(end);
}
