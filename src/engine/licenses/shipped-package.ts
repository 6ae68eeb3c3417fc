/** Somebody else's work of which browsers get a part. Plain data: it is cached beside the bundle that holds it. */
export interface ShippedPackage {
  /** As npm knows it, or the name of a file, such as that of a font. */
  name: string;
  /** Missing for single files. */
  version?: string;
  /** What its package.json says, such as `MIT`. */
  license?: string;
  /** License and notices in full, as they come with it; missing where none does. */
  text?: string;
}
