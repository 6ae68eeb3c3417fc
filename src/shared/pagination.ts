/** The previous or next page. */
export interface PaginationLink {
  title: string;
  href: string;
}

/** Links at the end of a page to its neighbors. */
export interface Pagination {
  previous?: PaginationLink;
  next?: PaginationLink;
}
