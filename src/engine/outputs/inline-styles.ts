/**
 * Puts the style sheets that a page links to into the page, so that the first paint waits for one request
 * and not for two. Each link stays, switched off: by it React and the module loader know that the sheet is
 * there, and do not fetch it.
 *
 * @param sheets CSS by the name of the file; links to other files are left alone
 */
export function inlineStyles(html: string, sheets: ReadonlyMap<string, string>): string {
  return html.replace(/<link rel="stylesheet"[^>]*>/g, (link) => {
    const css = sheets.get(/ href="[^"]*\/([^"/]+)"/.exec(link)?.[1] ?? '');
    if (css === undefined) return link;
    // The plugin's own note of the address is for development.
    const kept = link.replace(/ data-rsc-css-href="[^"]*"/, '');
    return `<style>${css}</style>${kept.replace('<link', '<link disabled=""')}`;
  });
}
