/** The title of a document in tabs and search results: `Define routers | tRPC`. */
export function withSiteTitle(title: string, siteTitle: string): string {
  return `${title}${suffixOf(siteTitle)}`;
}

/** The page's own title from the document's title. The home page's has no suffix. */
export function withoutSiteTitle(documentTitle: string, siteTitle: string): string {
  const suffix = suffixOf(siteTitle);
  return documentTitle.endsWith(suffix) ? documentTitle.slice(0, -suffix.length) : documentTitle;
}

const suffixOf = (siteTitle: string): string => ` | ${siteTitle}`;
