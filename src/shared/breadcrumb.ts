/** A step on the way to the page; categories without a page of their own have no `href`. */
export interface Breadcrumb {
  label: string;
  href?: string;
}
