/** The previous or next page. */
export interface PaginationLink {
  title: string;
  href: string;
}

export interface Pagination {
  previous?: PaginationLink;
  next?: PaginationLink;
}
