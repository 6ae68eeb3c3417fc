/** The title of a document, as tabs and search engines show it: `Define routers | tRPC`. */
export function withSiteTitle(title: string, siteTitle: string): string {
  return `${title}${suffixOf(siteTitle)}`;
}

/** The title that a page gave itself, of that of its document. The home page's has no suffix. */
export function withoutSiteTitle(documentTitle: string, siteTitle: string): string {
  const suffix = suffixOf(siteTitle);
  return documentTitle.endsWith(suffix) ? documentTitle.slice(0, -suffix.length) : documentTitle;
}

const suffixOf = (siteTitle: string): string => ` | ${siteTitle}`;
