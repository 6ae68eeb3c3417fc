/** Third-party work that is part of the published files. Plain data, because it is cached beside its bundle. */
export interface ShippedPackage {
  /** Its npm name, or the name of a file, such as a font. */
  name: string;
  /** Unset for single files. */
  version?: string;
  /** From its package.json, such as `MIT`. */
  license?: string;
  /** Its license and notices in full; unset if it includes none. */
  text?: string;
}
