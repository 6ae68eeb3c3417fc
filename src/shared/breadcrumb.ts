/** A step on the way to the page. Categories without their own page have no `href`. */
export interface Breadcrumb {
  label: string;
  href?: string;
}
