/** The result of requesting an external address. */
export type LinkAnswer =
  | { kind: 'fine' }
  /** Moved permanently to `to`. */
  | { kind: 'moved'; to: string }
  /** A status that does not tell whether readers can see the page. */
  | { kind: 'refused'; status: number }
  /** `reason` continues "The link "…" leads nowhere:". */
  | { kind: 'broken'; reason: string }
  /** No host has responded at all, which may also be the fault of the network here. */
  | { kind: 'unreached'; reason: string };
