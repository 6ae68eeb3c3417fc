import { buildStylePolicy } from './content-security-policy.ts';
import { hashContent } from './hash-content.ts';

/**
 * Puts the style sheets that a page links to into the page, so that the first paint waits for one request
 * and not for two. Each link stays, switched off: by it React and the module loader know that the sheet is
 * there, and do not fetch it. The sheets are one element, which the page's own policy allows by its hash.
 *
 * @param sheets CSS by the name of the file; links to other files are left alone
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
    // The plugin's own note of the address is for development.
    const kept = link.replace(/ data-rsc-css-href="[^"]*"/, '');
    return kept.replace('<link', '<link disabled=""');
  });
  const css = found.join('\n');
  const style = css && `<style>${css}</style>`;
  const styled = linked.replace('<link disabled="" rel="stylesheet"', (link) => style + link);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${buildStylePolicy(css ? [hashContent(css)] : [])}"/>`;
  // Before the first style: a policy is about what comes behind it. The encoding stays first.
  const guarded = styled.replace(/<head>(?:<meta charset="[^"]*"\/>)?/, (start) => start + policy);
  return end === -1 ? guarded : guarded + html.slice(end);
}
